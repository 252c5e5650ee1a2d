import "./node-version.mjs";
import { giveUp, prepare } from "./readiness.mjs";
import { runTool } from "./steps.mjs";

// The program itself explains its arguments.
await prepare();
try {
  await runTool("tsx", ["apps/server/fuzz/fuzz.ts", ...process.argv.slice(2)], { show: true });
} catch (error) {
  giveUp(error);
}
