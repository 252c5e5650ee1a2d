import { basename } from "node:path";
import { centralNumbers, readCentralNutrients } from "@morsel/domain/foods/central-nutrients";
import type { FoodFile } from "@morsel/domain/foods/table";
import { foodFileOf, type SourceFood } from "../food-file.ts";
import { readCsvFoods } from "./csv-foods.ts";
import { readJsonFoods } from "./json-foods.ts";
import type { Progress } from "./release-food.ts";
import { openZip, ReleaseError } from "./zip-file.ts";

const source = "USDA FoodData Central";

/**
 * Reads official releases (SR Legacy, Foundation, survey; CSV or JSON) into one food file. A food
 * in several of them is taken from the last. Throws `ReleaseError` on anything unreadable.
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
