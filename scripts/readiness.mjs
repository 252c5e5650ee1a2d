import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
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

/** Where npm was called; file arguments are relative to it. */
const calledFrom = process.env.INIT_CWD ?? process.cwd();

/** Installs the packages of package-lock.json if needed. */
export async function install() {
  if (isInstalled()) return;
  await step("Installing packages", () =>
    runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"]),
  );
}

/** Builds the web app and the server if their sources changed, both at once. */
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
 * Prints a readable error and exits.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  endChildren();
  if (error instanceof StepFailure) console.error(`${error.output.trim()}\n\n${error.message}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Installs and builds what is missing or stale; exits with a readable line if that fails. */
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

/** An unquoted value without blanks, alone on its line but for a comment. */
const bare = /^(\s*(?:export\s+)?\w+\s*=\s*)([^\s"'`#][^\s"'`]*)(?=[ \t]*$|[ \t]+#)/gm;

/**
 * The settings in a file's text. To Node each `#` begins a comment, which would cut passwords short
 * and leave an address's `#sha256=…` out without a word.
 * @param {string} text
 */
function settingsIn(text) {
  // Windows' editors may put a mark before the first line, which would belong to its name.
  const lines = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  return parseEnv(
    lines.replace(bare, (whole, name, value) =>
      value.includes("#") ? `${name}"${value}"` : whole,
    ),
  );
}

/**
 * Names that are no settings: a misspelt one would silently leave its default. Other programs'
 * names may be on purpose, so they stop nothing.
 * @param {string[]} names
 */
function unknownAmong(names) {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  const known = new Set([...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name));
  return names.filter((name) => !known.has(name));
}

/** Reads the settings from `.env`, if it exists; exits with a readable line if that fails. */
export function readSettings() {
  if (!existsSync(".env")) return;
  try {
    const settings = settingsIn(readFileSync(".env", "utf8"));
    const unknown = unknownAmong(Object.keys(settings));
    if (unknown.length > 0)
      console.error(
        `WARNING: ${resolve(".env")} sets what is no setting of Morsel: ${unknown.join(", ")}. .env.example lists them all.`,
      );
    // The environment itself goes first.
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    giveUp(new Error(`The settings in ${resolve(".env")} cannot be read (${reason}).`));
  }
}

/** Makes this script's file arguments absolute. */
export function resolveArguments() {
  process.argv = process.argv.map((word, at) =>
    at < 2 || word.startsWith("--") ? word : resolve(calledFrom, word),
  );
}

/**
 * Runs a program of the built server in this same process, so that there is no child to stop,
 * restart or forward signals to.
 * @param {"main" | "backup" | "import-foods" | "update-foods" | "remove-factors"} name
 */
export async function runBuilt(name) {
  leaveSignals();
  await import(new URL(`../apps/server/dist/${name}.js`, import.meta.url).href);
}
