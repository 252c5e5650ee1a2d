import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Catalogue, openCatalogue, type PreparedNames } from "@morsel/domain/foods/catalogue";
import type { FoodTable } from "@morsel/domain/foods/table";
import { loadKnowledge } from "@morsel/food-data/knowledge";
import { openPacked, readPackedStandardReference } from "@morsel/food-data/standard-reference";
import type { Log } from "../../platform/logging/log.ts";
import { messages } from "./messages.ts";
import { readPreparedNames } from "./prepared-names.ts";

export interface Foods {
  catalogue: Catalogue;
  /** The food file as sent to browsers. */
  packed: Buffer;
  /** Resolves once foods can be found; the first call triggers the preparation. */
  ready(): Promise<void>;
}

function foodsIn(packed: Buffer, table: FoodTable, names?: PreparedNames): Foods {
  const catalogue = openCatalogue(table, loadKnowledge(), names);
  let preparing: Promise<void> | undefined;
  return { packed, catalogue, ready: () => (preparing ??= prepare(catalogue)) };
}

/** A second of work unless the names were prepared, in parts between which other calls are answered. */
async function prepare(catalogue: Catalogue): Promise<void> {
  while (!catalogue.prepareSome()) await setImmediate();
}

/** Where the embedded foods are kept together with imported releases. */
export const importedFoods = (dataDir: string): string => join(dataDir, "foods.json.br");

/**
 * Opens the imported foods, or the embedded ones if none were imported or they can't be read. Says
 * which in the log.
 */
export function openFoods(dataDir: string, log: Pick<Log, "info" | "error">): Foods {
  const path = importedFoods(dataDir);
  if (existsSync(path)) {
    try {
      const packed = readFileSync(path);
      const table = openPacked(packed);
      const about = { foods: table.ids.length, release: table.release };
      log.info({ ...about, updated: statSync(path).mtime }, messages.log.imported);
      return foodsIn(packed, table);
    } catch (err) {
      log.error({ err }, messages.log.unreadable);
    }
  }
  const packed = readPackedStandardReference();
  const table = openPacked(packed);
  log.info({ foods: table.ids.length, release: table.release }, messages.log.embedded);
  return foodsIn(packed, table, readPreparedNames());
}
