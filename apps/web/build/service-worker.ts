import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * What the app itself never asks for: the browser does, while it installs the app, or a crawler.
 * Nor the HEIC decoder, which most browsers never need (docs/decisions, 50), and the fonts of a
 * report in other scripts, which are kept once they are used (docs/decisions, 57).
 */
const left =
  /(\.(map|br|gz|wasm)|\/(?!figtree)[^/]+\.woff|\/unicode-[^/]+\.json|\/heic\.worker-[^/]+\.js|\/robots\.txt|\/screenshots\/[^/]+|\/sw\.js)$/;

/** The build's files as paths, in a steady order. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !left.test(path))
    .sort();
}

/** Builds worker/service-worker.ts into `/sw.js`, with the list of the build's files. */
export function serviceWorker(): Plugin {
  let folder = "";
  let target: string[] = [];
  return {
    name: "morsel:service-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      target = [config.build.target].flat().filter((name) => typeof name === "string");
    },
    async writeBundle(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === "chunk" && part.isEntry);
      if (!entry) throw new Error("The build holds no entry.");
      const paths = await pathsIn(folder);
      const id = createHash("sha256");
      for (const path of paths) id.update(path).update(await readFile(join(folder, path)));
      const release = {
        id: id.digest("hex").slice(0, 12),
        entry: `/${entry.fileName}`,
        // The page is kept under its first address.
        files: paths.map((path) => (path === "/index.html" ? "/" : path)),
      };
      const made = await build({
        ...{ root, configFile: false, logLevel: "error", publicDir: false },
        define: { RELEASE: JSON.stringify(release) },
        build: {
          write: false,
          target,
          lib: { entry: `${root}/worker/service-worker.ts`, formats: ["iife"], name: "worker" },
        },
      });
      const output = Array.isArray(made) ? made[0] : made;
      if (!output || !("output" in output)) throw new Error("The service worker was not built.");
      await writeFile(join(folder, "sw.js"), output.output[0].code);
    },
  };
}
