import "./node-version.mjs";
import { existsSync } from "node:fs";
import { build, giveUp, install } from "./readiness.mjs";
import { endChildrenOnSignals, leaveSignals, root } from "./steps.mjs";

// package.json calls this as `exec node …` so that a signal to npm reaches it: Debian's sh would die of
// SIGTERM and leave it behind. What follows `||` there is for shells without `exec`.
process.chdir(root);
endChildrenOnSignals();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error);
}
leaveSignals();

if (existsSync(".env")) process.loadEnvFile(".env");
process.setSourceMapsEnabled(true);
// In this same process: there is nothing else to end, restart or forward signals to.
await import(new URL("../apps/server/dist/main.js", import.meta.url).href);
