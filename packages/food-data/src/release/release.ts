import { basename } from "node:path";
import { centralNumbers, readCentralNutrients } from "@morsel/domain/foods/central-nutrients";
import type { Nutrition } from "@morsel/domain/foods/nutrients";
import type { HouseholdMeasure } from "@morsel/domain/foods/table";
import { readCsvFoods } from "./csv-foods.ts";
import { readJsonFoods } from "./json-foods.ts";
import { type Progress, type ReleaseFood, type ReleaseKind, releaseKinds } from "./release-food.ts";
import { openZip, ReleaseError } from "./zip-file.ts";

/** What one release says. */
export interface Release {
  /** "SR Legacy, 2019-04-01". */
  title: string;
  /** The higher, the better its figures. */
  rank: number;
  foods: readonly {
    id: string;
    name: string;
    per100g: Nutrition;
    measures: readonly HouseholdMeasure[];
    otherNames?: readonly string[];
  }[];
}

/**
 * Reads an official release (SR Legacy, Foundation, survey; CSV or JSON). Throws `ReleaseError` on
 * anything unreadable.
 */
async function readRelease(
  path: string,
  onProgress: (progress: Progress) => void,
): Promise<Release[]> {
  const zip = await openZip(path);
  try {
    const isCsv = zip.entries.some(({ name }) => basename(name) === "food.csv");
    const foods = await (isCsv ? readCsvFoods : readJsonFoods)(zip, onProgress);
    const kinds = Object.keys(releaseKinds) as ReleaseKind[];
    const releases = kinds.flatMap((kind) =>
      releaseOf(
        kind,
        foods.filter((food) => food.kind === kind),
      ),
    );
    if (releases.length === 0) {
      throw new ReleaseError(`${basename(path)} holds no foods that can be read.`);
    }
    return releases;
  } finally {
    await zip.close();
  }
}

function releaseOf(kind: ReleaseKind, given: readonly ReleaseFood[]): Release[] {
  const foods = given.flatMap(({ id, name, measures, otherNames, amounts }) => {
    const per100g = readCentralNutrients(amounts.filter((amount) => centralNumbers.has(amount.id)));
    if (per100g.calories === null && per100g.protein === null) return [];
    return [{ id, name, per100g, measures, otherNames }];
  });
  if (foods.length === 0) return [];
  const published = given.reduce(
    (last, food) => (food.published > last ? food.published : last),
    "",
  );
  const { title, rank } = releaseKinds[kind];
  return [{ title: [title, published].filter(Boolean).join(", "), rank, foods }];
}

/** Reads releases, best first whatever their order, so that the same ones give the same file. */
export async function readReleases(
  paths: readonly string[],
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Release[]> {
  const releases: Release[] = [];
  for (const path of paths) releases.push(...(await readRelease(path, onProgress)));
  if (releases.length === 0) throw new ReleaseError("Name the ZIP file of a release.");
  return releases.sort((a, b) => b.rank - a.rank || (a.title < b.title ? 1 : -1));
}
