import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { type FoodTable, openFoodTable } from "@morsel/domain/foods/table";

/**
 * The food file as it is on disk: JSON compressed with brotli, which a browser unpacks itself if it
 * is served with `content-encoding: br`. Found by package name, so that a bundled server finds it
 * too.
 */
export function readPackedStandardReference(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve("@morsel/food-data/foods.json.br"));
}

/** Opens a compressed food file. Throws if it isn't one. */
export function openPacked(packed: Buffer): FoodTable {
  return openFoodTable(JSON.parse(brotliDecompressSync(packed).toString("utf8")));
}

/** Opens the embedded food table. Takes some tens of milliseconds, so do it once. */
export function loadStandardReference(): FoodTable {
  return openPacked(readPackedStandardReference());
}
