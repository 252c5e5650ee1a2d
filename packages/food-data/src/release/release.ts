import { basename } from "node:path";
import {
  type CentralAmount,
  centralNumbers,
  readCentralNutrients,
} from "@morsel/domain/foods/central-nutrients";
import type { FoodFile, HouseholdMeasure } from "@morsel/domain/foods/table";
import { foodFileOf, type SourceFood } from "../food-file.ts";
import { readCsvFoods } from "./csv-foods.ts";
import { readJsonFoods } from "./json-foods.ts";
import { openZip, ReleaseError } from "./zip-file.ts";

/** A food as either form of a release tells it. */
export interface ReleaseFood {
  /** NDB number for the Standard Reference and Foundation foods, food code for the survey. */
  id: string;
  name: string;
  published: string;
  amounts: CentralAmount[];
  measures: HouseholdMeasure[];
}

export interface Progress {
  /** The file of the archive that is read. */
  file: string;
  /** 0 to 1 of it. */
  share: number;
}

const source = "USDA FoodData Central";

/** A measure as people say it: "cup, sliced" with its amount; none where its weight is missing. */
export function releaseMeasure(
  amount: number,
  unit: string,
  description: string,
  modifier: string,
  grams: number,
): HouseholdMeasure[] {
  if (!(grams > 0)) return [];
  const known = unit !== "" && unit !== "undetermined" ? unit : "";
  const words = [known, /^\d+$/.test(modifier) ? "" : modifier].filter(Boolean).join(", ");
  const said = words || description;
  if (said === "" || /not specified/i.test(said)) return [];
  const counted = said.match(/^(\d+(?:\.\d+)?)\s+(.+)$/);
  const count = counted && words === "" ? Number(counted[1]) : amount;
  const name = counted && words === "" ? (counted[2] ?? said) : said;
  return [{ amount: count > 0 ? count : 1, name, grams }];
}

/** What an id becomes so that our names and dishes still find the food: five digits at least. */
export const releaseId = (number: string): string => number.trim().padStart(5, "0");

/**
 * Reads official releases (SR Legacy, Foundation, survey; CSV or JSON) into one food file; a food
 * that several bring is taken from the last. Throws `ReleaseError` on anything it can't read.
 */
export async function readReleases(
  paths: readonly string[],
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<FoodFile> {
  const foods = new Map<string, SourceFood>();
  const releases: string[] = [];
  for (const path of paths) {
    const zip = await openZip(path);
    try {
      const read = zip.entries.some(({ name }) => basename(name) === "food.csv")
        ? readCsvFoods
        : readJsonFoods;
      let count = 0;
      let published = "";
      for (const food of await read(zip, onProgress)) {
        const per100g = readCentralNutrients(
          food.amounts.filter(({ id }) => centralNumbers.has(id)),
        );
        if (per100g.calories === null && per100g.protein === null) continue;
        const { id, name, measures } = food;
        foods.set(id, { id, name, per100g, measures });
        if (food.published > published) published = food.published;
        count++;
      }
      if (count === 0) throw new ReleaseError(`${basename(path)} holds no foods that can be read.`);
      releases.push([basename(path, ".zip"), published].filter(Boolean).join(", "));
    } finally {
      await zip.close();
    }
  }
  if (foods.size === 0) throw new ReleaseError("Name the ZIP file of a release.");
  return foodFileOf(source, releases.join("; "), [...foods.values()]);
}
