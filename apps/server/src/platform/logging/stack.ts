import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";
import { minute } from "@morsel/domain/time";

/** How long source maps are held after the last error (ms). */
const heldFor = 5 * minute;

const maps = new Map<string, SourceMap | null>();
const dropping = setTimeout(() => maps.clear(), heldFor).unref();

/**
 * An error's stack, with positions in the bundle mapped to the sources. Reading a source map holds
 * up the whole server for a moment, so it isn't done anew for each error; but Node's own support
 * would hold them from the start, at 7 MB.
 */
export function stackOf({ stack }: Error): string | undefined {
  return stack?.replace(
    /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g,
    (place, url: string, line: string, column: string) => {
      const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !("originalSource" in entry)) return place;
      const source = fileURLToPath(new URL(entry.originalSource, url));
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

function mapOf(url: string): SourceMap | null {
  dropping.refresh();
  const held = maps.get(url);
  if (held !== undefined) return held;
  const map = readMap(url);
  maps.set(url, map);
  return map;
}

/** Null if there is none, as when run from the sources. */
function readMap(url: string): SourceMap | null {
  const path = `${fileURLToPath(url)}.map`;
  if (!existsSync(path)) return null;
  return new SourceMap(JSON.parse(readFileSync(path, "utf8")) as SourceMapPayload);
}
