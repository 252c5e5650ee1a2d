import { rmSync } from "node:fs";
import { packFoodFile, writeWhole } from "@morsel/food-data/food-file";
import { readReleases } from "@morsel/food-data/release/release";
import type { Progress } from "@morsel/food-data/release/release-food";
import { ReleaseError } from "@morsel/food-data/release/zip-file";
import { importedFoods } from "./features/foods/food-files.ts";
import { messages } from "./messages.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";

/**
 * `npm run foods:import -- FILE.zip …`: replaces the built-in foods with an official release of
 * FoodData Central; `--embedded` restores them. The server reads them at startup.
 */
async function run(names: readonly string[]): Promise<string> {
  const { dataDir } = readConfig(process.env);
  const target = importedFoods(dataDir);
  if (names.length === 1 && names[0] === "--embedded") {
    rmSync(target, { force: true });
    return messages.foods.embedded;
  }
  if (names.length === 0) throw new ReleaseError(messages.foods.usage);
  const file = await readReleases(names, showProgress());
  writeWhole(target, packFoodFile(file, 9));
  return messages.foods.imported(file.ids.length, file.release);
}

/** Prints a line for each tenth of each file. */
function showProgress(): (progress: Progress) => void {
  let shown = "";
  return ({ file, share }) => {
    const line = messages.foods.progress(file, Math.min(100, Math.floor(share * 10) * 10));
    if (line !== shown) console.log(line);
    shown = line;
  };
}

try {
  process.umask(0o077);
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof ConfigError;
  console.error(isExpected ? messages.foods.unchanged(error.message) : error);
  process.exit(1);
}
