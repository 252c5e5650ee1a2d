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
  "apps/mobile",
  "apps/web/worker",
];

/** What checks cache for their next run; `npm ci` removes it. */
const cache = "node_modules/.cache/morsel";

/** @param {string} folder @returns {[name: string, tool: string, args: string[]]} */
function typesOf(folder) {
  const name = folder === "." ? "scripts, configs and browser tests" : folder;
  const info = `${cache}/types-${folder.replaceAll("/", "-")}.tsbuildinfo`;
  return [`types of ${name}`, "tsc", ["-p", folder, "--incremental", "--tsBuildInfoFile", info]];
}

/**
 * Every check with its name, program and arguments; the longest first.
 * @type {[name: string, tool: string, args: string[]][]}
 */
const checks = [
  ["lint", "eslint", ["--max-warnings=0", "."]],
  ...compiled.map(typesOf),
  ["imports", "depcruise", ["apps", "packages", "--output-type", "err-long"]],
  ["unused code", "knip", ["--no-progress"]],
  ["first load", process.execPath, ["scripts/first-load.mjs"]],
  ["format", "biome", ["check", "."]],
  ["structure", process.execPath, ["scripts/structure.mjs"]],
];

/**
 * With its cache, ESLint only looks at changed files. But a type that changed in one file can break
 * a typed rule in another: so `npm test`, which has the last word, runs without.
 */
const lintCache = ["--cache", "--cache-strategy=content", `--cache-location=${cache}/eslint`];

/**
 * Runs all checks, two at a time, and prints a line for each.
 * @param {{ lintAll?: boolean }} [options] `lintAll`: files that have not changed as well
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks({ lintAll = false } = {}) {
  const failures = /** @type {string[]} */ ([]);
  await inLanes(
    checks.map(([name, tool, args]) => async () => {
      const start = performance.now();
      try {
        await runTool(tool, name === "lint" && !lintAll ? [...args, ...lintCache] : args);
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
    const start = performance.now();
    const { failed } = await runChecks();
    console.log(`In all: ${seconds(start)}`);
    process.exit(failed === 0 ? 0 : 1);
  } catch (error) {
    giveUp(error);
  }
}
