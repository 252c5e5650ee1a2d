import "./node-version.mjs";
import { giveUp, prepare } from "./readiness.mjs";
import { runTool } from "./steps.mjs";

// Its arguments are explained in the program itself.
await prepare();
try {
  await runTool("tsx", ["apps/server/fuzz/fuzz.ts", ...process.argv.slice(2)], { show: true });
} catch (error) {
  giveUp(error);
}
