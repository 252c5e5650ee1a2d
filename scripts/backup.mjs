import "./node-version.mjs";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { build, giveUp, install } from "./readiness.mjs";
import { endChildrenOnSignals, root } from "./steps.mjs";

// A file is named as seen from where npm was called.
const file = process.argv[2];
if (file) process.argv[2] = resolve(process.env.INIT_CWD ?? process.cwd(), file);
process.chdir(root);
endChildrenOnSignals();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error);
}
if (existsSync(".env")) process.loadEnvFile(".env");
await import(new URL("../apps/server/dist/backup.js", import.meta.url).href);
