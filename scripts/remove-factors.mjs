import "./node-version.mjs";
import { prepare, readSettings, resolveArguments, runBuilt } from "./readiness.mjs";

resolveArguments();
await prepare();
readSettings();
await runBuilt("remove-factors");
