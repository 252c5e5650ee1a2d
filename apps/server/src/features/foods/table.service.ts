import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { openEverydayCatalogue } from "@morsel/domain/foods/everyday-catalogue";
import { openPacked, readPackedStandardReference } from "@morsel/food-data/standard-reference";

export interface Foods {
  catalogue: Catalogue;
  /** The food file as it goes to browsers. */
  packed: Buffer;
}

const foodsIn = (packed: Buffer): Foods => ({
  packed,
  catalogue: openEverydayCatalogue(openPacked(packed)),
});

/** Where `npm run foods:import` leaves the foods that stand in for the embedded ones. */
export const importedFoods = (dataDir: string): string => join(dataDir, "foods.json.br");

/**
 * Opens the imported foods, or the embedded ones where none were imported or they can't be read;
 * `report` hears of the latter.
 */
export function openFoods(dataDir: string, report: (error: unknown) => void): Foods {
  const path = importedFoods(dataDir);
  if (existsSync(path)) {
    try {
      return foodsIn(readFileSync(path));
    } catch (error) {
      report(error);
    }
  }
  return foodsIn(readPackedStandardReference());
}
