import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Read by scripts/first-load.mjs. */
const folder = `${root}node_modules/.cache/morsel`;

/** The entry chunk and everything it imports statically. */
function filesOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const take = (part: Rolldown.OutputBundle[string] | undefined): void => {
    if (part?.type !== "chunk" || found.has(part)) return;
    found.add(part);
    for (const file of part.imports) take(bundle[file]);
  };
  for (const part of Object.values(bundle)) if (part.type === "chunk" && part.isEntry) take(part);
  return [...found];
}

/** Records the modules of the first load with their sizes (bytes, before minifying). */
export function firstLoad(): Plugin {
  return {
    name: "morsel:first-load",
    apply: "build",
    generateBundle(_options, bundle) {
      const sizes = filesOf(bundle)
        .flatMap(({ modules }) => Object.entries(modules))
        .map(([id, { renderedLength }]) => [id.replace(root, ""), renderedLength] as const)
        .filter(([, size]) => size > 0)
        .sort(([, one], [, other]) => other - one);
      mkdirSync(folder, { recursive: true });
      const text = JSON.stringify(Object.fromEntries(sizes), null, 1);
      writeFileSync(`${folder}/first-load.json`, text);
    },
  };
}
