import "./node-version.mjs";
import { prepare, readSettings, runBuilt } from "./readiness.mjs";

// package.json calls this with `exec node …` so that a signal to npm gets here: Debian's sh would
// die of SIGTERM and leave it running. The part after `||` there is for shells without `exec`.
await prepare();
readSettings();
await runBuilt("main");
