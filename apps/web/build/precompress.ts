import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressed = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
/** Bytes; smaller files fit into one packet anyway. */
const min = 512;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < min) return;
  const brotli = promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  const gzipped = promisify(gzip)(content, { level: 9 });
  await Promise.all([
    writeFile(`${path}.br`, await brotli),
    writeFile(`${path}.gz`, await gzipped),
  ]);
}

/** Writes a `.br` and a `.gz` beside each text file of the build, ready for the server to send. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "morsel:precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((name) => compressed.test(name))
          .map((name) => compressFile(join(folder, name))),
      );
    },
  };
}
