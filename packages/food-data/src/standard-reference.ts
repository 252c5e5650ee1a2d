import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { type FoodTable, openFoodTable } from "@morsel/domain/foods/table";

/**
 * The packed food file as it lies on disk: JSON under brotli, which a browser unpacks by itself
 * when it is served with `content-encoding: br`. Found by package name, so that a bundled server
 * finds it too.
 */
export function readPackedStandardReference(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve("@morsel/food-data/foods.json.br"));
}

/** Opens a packed food file. Throws when it isn't one. */
export function openPacked(packed: Buffer): FoodTable {
  return openFoodTable(JSON.parse(brotliDecompressSync(packed).toString("utf8")));
}

/** Reads and opens the embedded food table; takes some tens of milliseconds, so do it once. */
export function loadStandardReference(): FoodTable {
  return openPacked(readPackedStandardReference());
}
