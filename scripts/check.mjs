import "./node-version.mjs";
import { build, giveUp, install } from "./readiness.mjs";
import { endChildrenOnSignals, runTool, StepFailure, seconds } from "./steps.mjs";

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
 * A check with its name, program and arguments.
 * @typedef {[name: string, tool: string, args: string[]]} Check
 */

/** Takes as long as all others together. @type {Check} */
export const lint = ["lint", "eslint", ["--max-warnings=0", "."]];

/** @type {Check[]} */
export const otherChecks = [
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
/** @type {Check} */
const lintOfChanges = [lint[0], lint[1], [...lint[2], ...lintCache]];

/**
 * Runs checks one after another, and prints a line for each.
 * @param {Check[]} checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(checks) {
  const failures = /** @type {string[]} */ ([]);
  for (const [name, tool, args] of checks) {
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
  }
  for (const failure of failures) console.log(`\n${failure}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

if (process.argv[1] === import.meta.filename) {
  endChildrenOnSignals();
  try {
    await install();
    await build();
    const start = performance.now();
    const counts = await Promise.all([runChecks([lintOfChanges]), runChecks(otherChecks)]);
    console.log(`In all: ${seconds(start)}`);
    process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1);
  } catch (error) {
    giveUp(error);
  }
}
