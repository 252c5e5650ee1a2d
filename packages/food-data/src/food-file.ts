import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Nutrition, nutritionOf } from "@morsel/domain/foods/nutrients";
import { type FoodFile, type HouseholdMeasure, openFoodTable } from "@morsel/domain/foods/table";

/** A food as its source describes it. */
export interface SourceFood {
  id: string;
  name: string;
  per100g: Nutrition;
  measures: readonly HouseholdMeasure[];
  retired?: boolean;
}

/** Arranges foods in the columns of a food file, ordered by id. */
export function foodFileOf(
  source: string,
  release: string,
  given: readonly SourceFood[],
): FoodFile {
  const foods = [...given].sort((a, b) => (a.id < b.id ? -1 : 1));
  const measures = foods.flatMap((food) => food.measures);
  const measureNames = [...new Set(measures.map(({ name }) => name))].sort();
  const measureIndexes = new Map(measureNames.map((name, index) => [name, index]));
  return {
    format: "morsel-foods",
    version: 1,
    source,
    release,
    ids: foods.map(({ id }) => id),
    names: foods.map(({ name }) => name),
    retired: foods.flatMap(({ retired }, row) => (retired ? [row] : [])),
    nutrients: nutritionOf((id) => foods.map(({ per100g }) => per100g[id])),
    measures: {
      names: measureNames,
      counts: foods.map((food) => food.measures.length),
      nameIndexes: measures.map(({ name }) => measureIndexes.get(name) ?? -1),
      amounts: measures.map(({ amount }) => amount),
      grams: measures.map(({ grams }) => grams),
    },
  };
}

/**
 * Compresses a food file for disk. `quality` is brotli's: 11 is smallest and takes a minute, 9
 * takes a second.
 */
export function packFoodFile(file: FoodFile, quality: 9 | 11): Buffer {
  openFoodTable(file);
  const json = Buffer.from(JSON.stringify(file));
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
}

/** Writes a file atomically: concurrent readers see the earlier one. */
export function writeWhole(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = openSync(draft, "wx", 0o600);
    try {
      for (let at = 0; at < content.length; ) at += writeSync(file, content, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
