import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * An error's stack, with positions in the bundle mapped to the sources. Source maps are read only
 * when needed: Node's own support would hold them from the start, at 7 MB.
 */
export function stackOf({ stack }: Error): string | undefined {
  const maps = new Map<string, SourceMap | null>();
  return stack?.replace(
    /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g,
    (place, url: string, line: string, column: string) => {
      const map = maps.get(url) ?? readMap(url);
      maps.set(url, map);
      const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !("originalSource" in entry)) return place;
      const source = fileURLToPath(new URL(entry.originalSource, url));
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

/** Null if there is none, as when run from the sources. */
function readMap(url: string): SourceMap | null {
  const path = `${fileURLToPath(url)}.map`;
  if (!existsSync(path)) return null;
  return new SourceMap(JSON.parse(readFileSync(path, "utf8")) as SourceMapPayload);
}
