import "./node-version.mjs";
import { prepare, readSettings, runBuilt } from "./readiness.mjs";

// Its argument is an address, so it isn't resolved as a file's name would be.
await prepare();
readSettings();
await runBuilt("remove-factors");
