import { type Catalogue, openCatalogue } from "./catalogue.ts";
import { commonNames } from "./names/everyday/common.ts";
import type { FoodTable } from "./table.ts";

/** The catalogue as the product uses it: a food table with all our names and dishes. */
export function openEverydayCatalogue(table: FoodTable): Catalogue {
  return openCatalogue(table, [...commonNames], []);
}
