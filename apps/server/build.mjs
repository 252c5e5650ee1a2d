import { execFileSync } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// `node build.mjs [FOLDER]`: tests build the same bundle into a folder of their own.
const folder = fileURLToPath(new URL(".", import.meta.url));
const outdir = resolve(process.argv[2] ?? `${folder}dist`);

/**
 * V8 stores a program with a single character outside Latin-1 at two bytes per character, which
 * would cost megabytes. esbuild escapes such characters, but not in regular expressions and raw
 * templates, so this does it beforehand; in those of ours, `\u2019` means the same as `’`.
 * @type {import("esbuild").Plugin}
 */
const latin1 = {
  name: "latin1",
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:packages|apps)\/[^/]+\/src\/.*\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await readFile(path, "utf8")).replace(/(?<!\\)[^\0-\xff]/g, escaped),
    }));
  },
};
/** @param {string} unit */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: [
    ...["main", "backup", "import-foods", "update-foods", "remove-factors", "prepare-names"],
    "features/reports/import-reader",
    "platform/database/sqlite-thread",
  ].map((name) => ({ in: `src/${name}.ts`, out: basename(name) })),
  outdir,
  bundle: true,
  // Code that only some settings need (an engine's driver) is a separate file, loaded on demand.
  splitting: true,
  chunkNames: "part-[hash]",
  // Strips comments and indentation but keeps names, so that stacks stay readable.
  minifyWhitespace: true,
  plugins: [latin1],
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: true,
  sourcesContent: false,
  legalComments: "none",
  logLevel: "warning",
  // Native code is loaded from node_modules; pg's optional native client isn't used.
  external: ["libsql", "@node-rs/argon2", "sharp", "pg-native"],
  // Bundled CommonJS packages `require` Node's modules.
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
});

for (const name of await readdir(outdir)) {
  if (name.endsWith(".js") && /[^\0-\xff]/.test(await readFile(join(outdir, name), "utf8")))
    throw new Error(`${name} has characters outside of Latin-1.`);
}

execFileSync(process.execPath, [join(outdir, "prepare-names.js")]);
