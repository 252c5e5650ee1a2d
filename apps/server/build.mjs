import { readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// `node build.mjs [FOLDER]`: tests run the same bundle from a folder of their own.
const folder = fileURLToPath(new URL(".", import.meta.url));
const outdir = resolve(process.argv[2] ?? `${folder}dist`);

/**
 * V8 keeps the text of a program that has one character outside of Latin-1 with two bytes for each,
 * which would be some megabytes more. esbuild escapes such characters but for those in regular
 * expressions and raw templates; in ours, `\u2019` means there what `’` does.
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
  entryPoints: ["src/main.ts", "src/backup.ts", "src/import-foods.ts", "src/remove-factors.ts"],
  outdir,
  bundle: true,
  // What only some settings need (an engine's driver) is a file of its own, read when it is needed.
  splitting: true,
  chunkNames: "part-[hash]",
  // Without comments and indentation; names stay, so that stacks can be read.
  minifyWhitespace: true,
  plugins: [latin1],
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: true,
  sourcesContent: false,
  legalComments: "none",
  logLevel: "warning",
  // Native code is loaded from node_modules; pg's own native client is optional and not used.
  external: ["libsql", "@node-rs/argon2", "pg-native"],
  // The bundled CommonJS packages ask for Node's modules by `require`.
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
});

for (const name of await readdir(outdir)) {
  if (name.endsWith(".js") && /[^\0-\xff]/.test(await readFile(join(outdir, name), "utf8")))
    throw new Error(`${name} has characters outside of Latin-1.`);
}
