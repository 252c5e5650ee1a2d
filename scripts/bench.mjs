import "./node-version.mjs";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { giveUp, prepare } from "./readiness.mjs";
import { root, runTool } from "./steps.mjs";

const folders = ["packages/food-data/bench", "apps/server/bench", "apps/web/bench"];

/**
 * Runs every `*.bench.ts`, or those named; each prints its own lines. Options after the names
 * (`--half b`) are passed on to the programs.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith("--"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(wanted.length);
const programs = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith(".bench.ts"))
  .filter(
    (path) => wanted.length === 0 || wanted.some((name) => path.endsWith(`/${name}.bench.ts`)),
  );

if (programs.length === 0) giveUp(`There is no benchmark ${wanted.join(" or ")}.`);
await prepare();
try {
  // One at a time, so that each has the machine to itself.
  for (const program of programs) await runTool("tsx", [program, ...options], { show: true });
} catch (error) {
  giveUp(error);
}
