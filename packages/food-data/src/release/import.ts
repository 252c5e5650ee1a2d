import { openCatalogue } from "@morsel/domain/foods/catalogue";
import type { FoodFile } from "@morsel/domain/foods/table";
import { loadKnowledge } from "../knowledge.ts";
import { loadStandardReference } from "../standard-reference.ts";
import { putBeside } from "./beside.ts";
import { readReleases } from "./release.ts";
import type { Progress } from "./release-food.ts";

/** The embedded foods with these releases beside them. Throws `ReleaseError` on unreadable ones. */
export async function importReleases(
  paths: readonly string[],
  onProgress?: (progress: Progress) => void,
): Promise<FoodFile> {
  const releases = await readReleases(paths, onProgress);
  const table = loadStandardReference();
  return putBeside(table, openCatalogue(table, loadKnowledge()), releases);
}
