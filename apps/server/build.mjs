import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// `node build.mjs [FOLDER]`: tests run the same bundle from a folder of their own.
const folder = fileURLToPath(new URL(".", import.meta.url));
const outdir = resolve(process.argv[2] ?? `${folder}dist`);

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: ["src/main.ts", "src/backup.ts", "src/import-foods.ts", "src/remove-factors.ts"],
  outdir,
  bundle: true,
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
