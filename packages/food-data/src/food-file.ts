import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Nutrition, nutritionOf } from "@morsel/domain/foods/nutrients";
import {
  type FoodFile,
  type FoodOrigin,
  type HouseholdMeasure,
  openFoodTable,
} from "@morsel/domain/foods/table";

/** A food as its source describes it. */
export interface SourceFood {
  id: string;
  name: string;
  per100g: Nutrition;
  measures: readonly HouseholdMeasure[];
  retired?: boolean;
  /** Lacked a figure that another source has completed. */
  incomplete?: boolean;
  /** Those of other sources, where its own say nothing. */
  furtherMeasures?: readonly HouseholdMeasure[];
  /** Came with a release that was put beside the embedded foods. */
  imported?: boolean;
  /** Where its figures come from: a place in the file's origins. */
  origin?: number;
  /** What releases call it besides. */
  also?: readonly string[];
}

/** Arranges foods in the columns of a food file, ordered by id, imported ones last. */
export function foodFileOf(
  source: string,
  release: string,
  given: readonly SourceFood[],
  origins?: FoodOrigin[],
): FoodFile {
  const byId = [...given].sort((a, b) => (a.id < b.id ? -1 : 1));
  const own = byId.filter(({ imported }) => !imported);
  const foods = [...own, ...byId.filter(({ imported }) => imported)];
  const measuresOf = ({ measures, furtherMeasures = [] }: SourceFood) => [
    ...measures,
    ...furtherMeasures,
  ];
  const measures = foods.flatMap(measuresOf);
  const measureNames = [...new Set(measures.map(({ name }) => name))].sort();
  const measureIndexes = new Map(measureNames.map((name, index) => [name, index]));
  return {
    format: "morsel-foods",
    version: 1,
    source,
    release,
    ids: foods.map(({ id }) => id),
    names: foods.map(({ name }) => name),
    ...(origins && {
      firstImported: own.length,
      incomplete: foods.flatMap(({ incomplete }, row) => (incomplete ? [row] : [])),
      origins,
      originOf: foods.map(({ origin }) => origin ?? 0),
      otherNames: foods.flatMap(({ also = [] }, row) => also.map((name) => [row, name] as const)),
    }),
    retired: foods.flatMap(({ retired }, row) => (retired ? [row] : [])),
    nutrients: nutritionOf((id) => foods.map(({ per100g }) => per100g[id])),
    measures: {
      names: measureNames,
      counts: foods.map((food) => measuresOf(food).length),
      ...(origins && { ownCounts: foods.map((food) => food.measures.length) }),
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
