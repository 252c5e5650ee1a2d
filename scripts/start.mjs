import "./node-version.mjs";
import { prepare, readSettings, runBuilt } from "./readiness.mjs";

// package.json calls this as `exec node …` so that a signal to npm reaches it: Debian's sh would die of
// SIGTERM and leave it behind. What follows `||` there is for shells without `exec`.
await prepare();
readSettings();
await runBuilt("main");
