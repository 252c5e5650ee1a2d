import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const dist = "apps/web/dist";

/**
 * All scripts that the page loads before it can show anything: those of index.html and what they
 * import statically, however deep. What is imported with `import()` loads when first needed.
 * @returns {string[]}
 */
function firstLoad() {
  if (!existsSync(`${dist}/index.html`)) throw new Error("The web app is not built: npm run build");
  const page = readFileSync(`${dist}/index.html`, "utf8");
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? "");
  const found = new Set();
  for (const waiting = named; waiting.length > 0; ) {
    const path = waiting.pop();
    if (!path || found.has(path)) continue;
    found.add(path);
    const text = readFileSync(`${dist}/${path}`, "utf8");
    for (const [, imported] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g)) {
      if (imported) waiting.push(posix.join(posix.dirname(path), imported));
    }
  }
  if (found.size === 0) throw new Error("The page loads no script: is the build whole?");
  return [...found].map((path) => `${dist}/${path}`);
}

export default [{ name: "First load", path: firstLoad(), limit: "100 kB", gzip: true }];
