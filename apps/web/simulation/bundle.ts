import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { startTab } from "./tab.ts";

/** What a tab's code takes from its browser; everything else is Node's. */
const browserNames = [
  ...["window", "self", "globalThis", "document", "navigator", "location", "fetch"],
  ...["localStorage", "sessionStorage", "indexedDB", "IDBKeyRange", "BroadcastChannel"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval", "requestAnimationFrame"],
  ...["Date", "Math", "crypto", "StorageEvent"],
] as const;

export type LoadTab = (browser: ReadonlyMap<string, unknown>) => typeof startTab;

/**
 * The code of a tab as a function: each call is a page of its own, with the state that modules
 * hold, in the browser that it is given. What holds no state is loaded once for all.
 */
export async function bundleTab(): Promise<LoadTab> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, "tab.ts")],
    bundle: true,
    write: false,
    metafile: true,
    format: "cjs",
    platform: "browser",
    target: "node20",
    jsx: "automatic",
    external: ["@morsel/*", "zod", "zod/*", "react", "react/*", "react-dom", "@supabase/*"],
    supported: { "dynamic-import": false },
  });
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const loaded = new Map<string, unknown>();
  for (const path of new Set(outside)) loaded.set(path, await import(path));
  const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "require", ...browserNames], {
    filename: "tab.cjs",
  }) as (...parts: unknown[]) => void;
  return (browser) => {
    const page: { exports?: { startTab: typeof startTab } } = {};
    const require = (path: string) => loaded.get(path);
    run(page, require, ...browserNames.map((name) => browser.get(name)));
    if (!page.exports) throw new Error("The tab's code exports nothing.");
    return page.exports.startTab;
  };
}
