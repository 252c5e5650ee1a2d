import "./node-version.mjs";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lint, otherChecks, runChecks } from "./check.mjs";
import { findChromium, requireChromium } from "./chromium.mjs";
import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
import { hasPdfTools, pdfPackages } from "./pdf-tools.mjs";
import { findPostgres } from "./postgres.mjs";
import { build, install } from "./readiness.mjs";
import {
  endChildren,
  endChildrenOnSignals,
  root,
  runTool,
  StepFailure,
  seconds,
  step,
} from "./steps.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Count */

process.chdir(root);
endChildrenOnSignals();
const start = performance.now();
/**
 * CI ends what takes longer than 45 minutes, and then says nothing about any test. On a machine so
 * slow, browser tests that would begin after this many minutes are left out, and counted. The last one
 * may take its two minutes, and again at its second try.
 */
const lastTestAfter = 40;
const folder = mkdtempSync(join(tmpdir(), "morsel-results-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
/** @type {Required<Count>} */
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
/** Parts that failed, for the end: a log is often read from there. @type {string[]} */
const failedParts = [];

/** @param {string} name @param {unknown} error */
function explain(name, error) {
  failedParts.push(name);
  console.log(`\n── ${name}`);
  if (error instanceof StepFailure) console.log(`${error.output.trim()}\n${error.message}`);
  else console.log(error);
}

/** Finds Chromium, PostgreSQL and what reads PDFs; installs together what is missing. */
async function findPrograms() {
  const missing = /** @type {string[]} */ ([]);
  if (!(await findChromium())) missing.push("chromium");
  if (!findPostgres()) missing.push("postgresql");
  if (!hasPdfTools()) missing.push(...pdfPackages);
  if (missing.length > 0 && canInstallDebianPackages()) {
    await step(`Installing ${missing.join(" and ")}`, () => installDebianPackages(missing));
  }
  const chromium = await requireChromium();
  const postgres = findPostgres();
  console.log(`Browser: ${chromium}`);
  if (postgres) console.log(`PostgreSQL: ${postgres}`);
  else if (process.env.CI === "true")
    throw new Error("CI needs PostgreSQL 15 or later: none found.");
  else console.log("PostgreSQL: none of version 15 or later found, so its tests are left out.");
  if (!hasPdfTools()) {
    const tools = pdfPackages.join(" and ");
    if (process.env.CI === "true") throw new Error(`CI needs ${tools}: not found.`);
    console.log(`PDF: ${tools} not found, so the tests that look into reports are left out.`);
  }
}

/** @param {string} file @returns {Count} of a report that Vitest wrote */
function countVitest(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  // A file that failed to load has no tests to count; it is one failure.
  const broken = report.testResults.filter(
    (/** @type {any} */ one) =>
      one.status === "failed" &&
      !one.assertionResults.some((/** @type {any} */ a) => a.status === "failed"),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string} file @returns {Count} of a report that Playwright wrote */
function countPlaywright(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    flaky: stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Runs a test program and adds up its counts; shows its output if it failed.
 * @param {string} name
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(file: string) => Count} count
 * @param {{ minutes: number, tries?: number }} limits it is ended when it takes longer
 */
async function runTests(name, tool, args, env, report, count, { minutes, tries = 1 }) {
  const begun = performance.now();
  let output = "";
  /** @type {unknown} */
  let failure = null;
  try {
    output = await runTool(tool, args, { env: { ...quiet, ...env }, minutes });
  } catch (error) {
    failure = error;
  }
  const ended = existsSync(report);
  if (!ended && tries > 1) {
    explain(`${name}, first try`, failure);
    await runTests(name, tool, args, env, report, count, { minutes, tries: tries - 1 });
    return;
  }
  /** @type {Count} */
  const counted = ended ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  if (failure && counted.failed === 0) counted.failed = 1;
  if (failure) explain(name, failure);
  else if (counted.flaky) console.log(output);
  add(counted);
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds(begun)}`);
}

/** Escape sequences only for a terminal. */
const quiet = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };

/** @param {Partial<Count>} counted */
function add({ passed = 0, failed = 0, skipped = 0, flaky = 0 }) {
  total.passed += passed;
  total.flaky += flaky;
  total.failed += failed;
  total.skipped += skipped;
}

/** @param {string[]} projects run side by side @param {string[]} [options] */
async function vitest(projects, options = []) {
  const name = projects.join(" and ");
  const report = join(folder, `${projects.join("-")}.json`);
  const args = ["run", ...projects.flatMap((project) => ["--project", project]), ...options];
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  // Ended without a report, it hung or broke down. In CI nobody could look, so it is tried again.
  const limits = { minutes: 20, tries: process.env.CI === "true" ? 2 : 1 };
  await runTests(`Tests of ${name}`, "vitest", args, {}, report, countVitest, limits);
}

async function playwright() {
  const report = join(folder, "browser.json");
  const last = new Date(performance.timeOrigin + start + lastTestAfter * 60_000).toISOString();
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(process.env.CI === "true" && { MORSEL_LAST_TEST: last }),
  };
  const args = ["test", "--reporter=dot,json"];
  const skippedBefore = total.skipped;
  const limits = { minutes: 40 };
  await runTests("Browser tests", "playwright", args, env, report, countPlaywright, limits);
  const leftOut = total.skipped - skippedBefore;
  if (leftOut > 0) console.log(`Browser tests left out: ${leftOut} (see MORSEL_LAST_TEST)`);
}

try {
  await install();
  await findPrograms();
  await build();
  console.log("Checks");
  // Two things at a time for two cores, and lint takes as long as the others together.
  await Promise.all([
    runChecks([lint]).then(add),
    runChecks(otherChecks)
      .then(add)
      .then(() => vitest(["unit", "foods"])),
  ]);
  // One process more than the slowest machine's cores: they often wait for a database or a server.
  const engines = ["server-sqlite", ...(findPostgres() ? ["server-postgres"] : [])];
  await vitest(engines, ["--maxWorkers=3"]);
  await playwright();
} catch (error) {
  explain("Preparation", error);
  total.failed += 1;
} finally {
  endChildren();
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
if (failedParts.length > 0) console.log(`Explained above: ${failedParts.join("; ")}`);
if (total.flaky > 0) console.log(`Flaky, passed at the second try: ${total.flaky}`);
console.log(`In all: ${seconds(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
