import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FoodFile } from "@morsel/domain/foods/table";
import { packFoodFile, writeWhole } from "@morsel/food-data/food-file";
import { importReleases } from "@morsel/food-data/release/import";
import type { Progress } from "@morsel/food-data/release/release-food";
import { ReleaseError } from "@morsel/food-data/release/zip-file";
import { importedFoods } from "./food-files.ts";
import { messages } from "./messages.ts";
import { type FetchedRelease, fetchRelease, findReleases } from "./releases.gateway.ts";

const folderName = "foods-update-";
/** More than this no phone should have to fetch. */
const maxPacked = 1_400_000;

/** Puts the releases of these files beside the embedded foods, or throws and changes nothing. */
export async function importFoods(
  dataDir: string,
  paths: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<FoodFile> {
  const file = await importReleases(paths, onProgress);
  const packed = packFoodFile(file, 9);
  if (packed.length > maxPacked) throw new ReleaseError(messages.releases.tooManyFoods);
  writeWhole(importedFoods(dataDir), packed);
  return file;
}

/**
 * Fetches the newest releases from these addresses and puts them beside the embedded foods. Throws
 * and changes nothing if one of them can't be had or read.
 */
export async function updateFoods(
  { dataDir, addresses }: { dataDir: string; addresses: readonly string[] },
  report: { progress(progress: Progress): void; got(release: FetchedRelease): void },
): Promise<FoodFile> {
  mkdirSync(dataDir, { recursive: true });
  // What an update left that was killed.
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(folderName)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(dataDir, folderName));
  try {
    const paths: string[] = [];
    for (const [at, address] of (await findReleases(addresses)).entries()) {
      const path = join(folder, `${at}.zip`);
      const file = address.url.pathname.split("/").at(-1) ?? "";
      report.got(await fetchRelease(address, path, (share) => report.progress({ file, share })));
      paths.push(path);
    }
    return await importFoods(dataDir, paths, report.progress);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
