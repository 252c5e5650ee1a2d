import "./node-version.mjs";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { build, giveUp, install } from "./readiness.mjs";
import { endChildrenOnSignals, root } from "./steps.mjs";

// Files are named as seen from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
process.argv = process.argv.map((word, at) =>
  at < 2 || word.startsWith("--") ? word : resolve(from, word),
);
process.chdir(root);
endChildrenOnSignals();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error);
}
if (existsSync(".env")) process.loadEnvFile(".env");
await import(new URL("../apps/server/dist/import-foods.js", import.meta.url).href);
