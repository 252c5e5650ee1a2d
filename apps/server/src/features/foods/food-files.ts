import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Catalogue, openCatalogue } from "@morsel/domain/foods/catalogue";
import { loadKnowledge } from "@morsel/food-data/knowledge";
import { openPacked, readPackedStandardReference } from "@morsel/food-data/standard-reference";

export interface Foods {
  catalogue: Catalogue;
  /** The food file as sent to browsers. */
  packed: Buffer;
  /** Resolves once foods can be found; the first call triggers the preparation. */
  ready(): Promise<void>;
}

function foodsIn(packed: Buffer): Foods {
  const catalogue = openCatalogue(openPacked(packed), loadKnowledge());
  let preparing: Promise<void> | undefined;
  return { packed, catalogue, ready: () => (preparing ??= prepare(catalogue)) };
}

/** Half a second of work, in parts between which other calls are answered. */
async function prepare(catalogue: Catalogue): Promise<void> {
  while (!catalogue.prepareSome()) await setImmediate();
}

/** Where `npm run foods:import` puts the foods that replace the embedded ones. */
export const importedFoods = (dataDir: string): string => join(dataDir, "foods.json.br");

/**
 * Opens the imported foods, or the embedded ones if none were imported or they can't be read; the
 * latter is reported.
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
