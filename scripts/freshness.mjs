import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./steps.mjs";

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/** @param {string} path @returns {Record<string, LockedPackage>} */
function lockedPackages(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
}

/** Whether node_modules matches package-lock.json, by npm's own record of what it installed. */
export function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(join(root, record))) return false;
  const wanted = lockedPackages("package-lock.json");
  const installed = lockedPackages(record);
  return Object.entries(wanted).every(([path, locked]) => {
    // Skip links to our own workspaces, and packages that only other platforms need.
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return true;
    if (locked.optional) return true;
    return installed[path] !== undefined && installed[path].version === locked.version;
  });
}

const notSources = new Set(["node_modules", "dist", "e2e", "bench", ".cache"]);

/** @param {string} path @returns {Generator<string>} files below a folder, or the file itself */
function* filesOf(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!notSources.has(entry.name)) yield* filesOf(inner);
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      yield inner;
    }
  }
}

/** The sources of each build, and a file it produces. */
const builds = {
  web: { folders: ["apps/web", "packages"], product: "apps/web/dist/index.html" },
  server: { folders: ["apps/server", "packages"], product: "apps/server/dist/main.js" },
};

/** @typedef {keyof typeof builds} BuildName */

/** @param {BuildName} name */
function fingerprint(name) {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "package-lock.json")));
  for (const folder of builds[name].folders) {
    for (const file of filesOf(folder)) {
      hash.update(`${file}\n`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest("hex");
}

/** @param {BuildName} name */
const stampOf = (name) => join(root, "node_modules/.cache/morsel", `${name}.built`);

/**
 * Whether a build is older than its sources; `done` records that it was made from these.
 * @param {BuildName} name
 */
export function staleness(name) {
  const now = fingerprint(name);
  const stamp = stampOf(name);
  const made = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  return {
    stale: made !== now || !existsSync(join(root, builds[name].product)),
    done() {
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, now);
    },
  };
}
