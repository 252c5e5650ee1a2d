import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isInstalled, staleness } from "./freshness.mjs";
import {
  endChildren,
  endChildrenOnSignals,
  leaveSignals,
  root,
  runNpm,
  StepFailure,
  step,
} from "./steps.mjs";

/** Where the person was when they called npm; files are named as seen from there. */
const calledFrom = process.env.INIT_CWD ?? process.cwd();

/** Installs the packages of package-lock.json unless they are there. */
export async function install() {
  if (isInstalled()) return;
  await step("Installing packages", () => runNpm(["ci", "--no-audit", "--no-fund"]));
}

/** Builds the web app and the server where their sources changed; both at once. */
export async function build() {
  const names = /** @type {const} */ (["web", "server"]);
  const stale = names.map((name) => ({ name, ...staleness(name) })).filter((one) => one.stale);
  if (stale.length === 0) return;
  await step(`Building ${stale.map((one) => one.name).join(" and ")}`, () =>
    Promise.all(
      stale.map(async ({ name, done }) => {
        await runNpm(["run", "build", "-w", `@morsel/${name}`]);
        done();
      }),
    ),
  );
}

/**
 * Says in a readable way what went wrong, and ends.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  endChildren();
  if (error instanceof StepFailure) console.error(`${error.output.trim()}\n\n${error.message}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Installs and builds what is missing or stale; ends with a readable line where that fails. */
export async function prepare() {
  process.chdir(root);
  endChildrenOnSignals();
  try {
    await install();
    await build();
  } catch (error) {
    giveUp(error);
  }
}

/** Takes the settings of the `.env` file where there is one. */
export function readSettings() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Makes whole paths of the files that this script was called with. */
export function resolveArguments() {
  process.argv = process.argv.map((word, at) =>
    at < 2 || word.startsWith("--") ? word : resolve(calledFrom, word),
  );
}

/**
 * Runs a program that the server's build made, in this same process: there is nothing else to end,
 * restart or forward signals to.
 * @param {"main" | "backup" | "import-foods" | "remove-factors"} name
 */
export async function runBuilt(name) {
  leaveSignals();
  await import(new URL(`../apps/server/dist/${name}.js`, import.meta.url).href);
}
