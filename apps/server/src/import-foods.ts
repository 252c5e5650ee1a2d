import { rmSync } from "node:fs";
import { ReleaseError } from "@morsel/food-data/release/zip-file";
import { importedFoods } from "./features/foods/food-files.ts";
import { importFoods } from "./features/foods/newest-releases.ts";
import { messages } from "./messages.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { showProgress } from "./show-progress.ts";

/**
 * `npm run foods:import -- FILE.zip …`: puts official releases of FoodData Central beside the
 * embedded foods; `--embedded` removes them. The server reads them at startup.
 */
async function run(names: readonly string[]): Promise<string> {
  const { dataDir } = readConfig(process.env);
  if (names.length === 1 && names[0] === "--embedded") {
    rmSync(importedFoods(dataDir), { force: true });
    return messages.foods.embedded;
  }
  if (names.length === 0) throw new ReleaseError(messages.foods.usage);
  const file = await importFoods(dataDir, names, showProgress());
  return messages.foods.imported(file.ids.length, file.release);
}

try {
  process.umask(0o077);
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof ConfigError;
  console.error(isExpected ? messages.foods.unchanged(error.message) : error);
  process.exit(1);
}
