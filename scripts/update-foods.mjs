import "./node-version.mjs";
import { prepare, readSettings, runBuilt } from "./readiness.mjs";

await prepare();
readSettings();
await runBuilt("update-foods");
