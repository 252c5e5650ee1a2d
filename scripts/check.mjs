import "./node-version.mjs";
import { build, giveUp, install } from "./readiness.mjs";
import { endChildrenOnSignals, inLanes, runTool, StepFailure, seconds } from "./steps.mjs";

const compiled = [
  ".",
  "packages/domain",
  "packages/contract",
  "packages/food-data",
  "apps/server",
  "apps/web",
];

/**
 * Every check: its name, its program and arguments; the longest first.
 * @type {[name: string, tool: string, args: string[]][]}
 */
const checks = [
  ["lint", "eslint", ["--max-warnings=0", "."]],
  ...compiled.map(
    (folder) =>
      /** @type {[string, string, string[]]} */ ([
        folder === "." ? "types of scripts, configs and browser tests" : `types of ${folder}`,
        "tsc",
        ["-p", folder],
      ]),
  ),
  ["imports", "depcruise", ["apps", "packages", "--output-type", "err-long"]],
  ["unused code", "knip", ["--no-progress"]],
  ["first load", "size-limit", []],
  ["format", "biome", ["check", "."]],
  ["structure", process.execPath, ["scripts/structure.mjs"]],
];

/**
 * Runs every check, two at a time, with a line each.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const failures = /** @type {string[]} */ ([]);
  await inLanes(
    checks.map(([name, tool, args]) => async () => {
      const start = performance.now();
      try {
        await runTool(tool, args);
        console.log(`  ✓ ${name}: ${seconds(start)}`);
      } catch (error) {
        console.log(`  ✗ ${name}: ${seconds(start)}`);
        failures.push(
          error instanceof StepFailure ? `── ${name}\n${error.output.trim()}` : String(error),
        );
      }
    }),
    2,
  );
  for (const failure of failures) console.log(`\n${failure}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

if (process.argv[1] === import.meta.filename) {
  endChildrenOnSignals();
  try {
    await install();
    await build();
    const { failed } = await runChecks();
    process.exit(failed === 0 ? 0 : 1);
  } catch (error) {
    giveUp(error);
  }
}
