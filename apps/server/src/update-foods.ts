import { ReleaseError } from "@morsel/food-data/release/zip-file";
import { updateFoods } from "./features/foods/newest-releases.ts";
import { messages } from "./messages.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { showProgress } from "./show-progress.ts";

/**
 * `npm run foods:update`: fetches the newest official releases of FoodData Central and puts them
 * beside the embedded foods. The server reads them at startup.
 */
async function run(): Promise<string> {
  const { dataDir, foodReleases } = readConfig(process.env);
  const file = await updateFoods(
    { dataDir, addresses: foodReleases },
    {
      progress: showProgress(),
      got: ({ name, bytes, sha256 }) => console.log(messages.foods.got(name, bytes, sha256)),
    },
  );
  return messages.foods.imported(file.ids.length, file.release);
}

try {
  process.umask(0o077);
  console.log(await run());
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof ConfigError;
  console.error(isExpected ? messages.foods.unchanged(error.message) : error);
  process.exit(1);
}
