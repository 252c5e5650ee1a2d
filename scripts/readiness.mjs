import { isInstalled, staleness } from "./freshness.mjs";
import { endChildren, runNpm, StepFailure, step } from "./steps.mjs";

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
