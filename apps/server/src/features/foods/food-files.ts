import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Catalogue, openCatalogue } from "@morsel/domain/foods/catalogue";
import { loadKnowledge } from "@morsel/food-data/knowledge";
import { openPacked, readPackedStandardReference } from "@morsel/food-data/standard-reference";

export interface Foods {
  catalogue: Catalogue;
  /** The food file as it goes to browsers. */
  packed: Buffer;
  /** Resolves once foods can be found; whoever asks first has that prepared. */
  ready(): Promise<void>;
}

function foodsIn(packed: Buffer): Foods {
  const catalogue = openCatalogue(openPacked(packed), loadKnowledge());
  let preparing: Promise<void> | undefined;
  return { packed, catalogue, ready: () => (preparing ??= prepare(catalogue)) };
}

/** Takes half a second of work, in parts between which calls are answered. */
async function prepare(catalogue: Catalogue): Promise<void> {
  while (!catalogue.prepareSome()) await setImmediate();
}

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
