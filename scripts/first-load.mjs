import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root, runTool, StepFailure } from "./steps.mjs";

/**
 * The modules of the first load by size, in bytes before minifying.
 * @typedef {Record<string, number>} Modules
 */

const max = 12;
/** Of the last build (apps/web/build/first-load.ts). */
const built = `${root}node_modules/.cache/morsel/first-load.json`;
/** Of the last build within the limit. */
const passed = built.replace(".json", ".passed.json");

/** @param {string} file @returns {Modules | null} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/**
 * What to do when the first load exceeds its limit.
 * @param {Modules} now
 * @param {Modules | null} before when it last kept the limit, where that is known
 */
export function advice(now, before) {
  const grown = Object.entries(now)
    .map(([path, size]) => ({ path, by: size - (before?.[path] ?? 0), isNew: !before?.[path] }))
    .filter(({ path, by }) => by > 0 && (before || !path.includes("node_modules/")))
    .sort((one, other) => other.by - one.by);
  const lines = grown.slice(0, max).map(({ path, by, isNew }) => {
    const note = before && isNew ? ", new" : "";
    return `  ${before ? "+" : ""}${by} bytes${note}: ${path}`;
  });
  return [
    before
      ? "What has grown since it last kept the limit (before minifying):"
      : "Our largest modules in it (before minifying; no earlier state is known here):",
    ...(lines.length > 0 ? lines : ["  nothing: the limit itself or the libraries' build changed"]),
    `All of them: ${built.replace(root, "")}`,
    "What the dashboard doesn't show at once comes by import(): a screen in app/screens.ts, a part",
    "by lazy() where it is drawn, a dashboard card in app/later/, what nobody sees in boot/unseen.tsx.",
    "How it all fits together: apps/web/src/boot/main.tsx.",
  ].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const now = read(built) ?? {};
  try {
    console.log(await runTool("size-limit", []));
    writeFileSync(passed, JSON.stringify(now));
  } catch (error) {
    console.error(error instanceof StepFailure ? error.output : error);
    console.error(advice(now, read(passed)));
    process.exitCode = 1;
  }
}
