import { readFileSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { PreparedNames } from "@morsel/domain/foods/catalogue";
import { openEmbeddedCatalogue } from "@morsel/food-data/knowledge";

/** Beside the bundle that it was built with, since it is only good for the same code and data. */
const besideBundle = new URL("./food-names.bin", import.meta.url);

/**
 * The embedded catalogue's names as the build has prepared them; undefined where nothing was built,
 * as when the server runs from its sources, and where the file isn't whole.
 */
export function readPreparedNames(file: string | URL = besideBundle): PreparedNames | undefined {
  try {
    return withOwnArrays(deserialize(readFileSync(file))) as PreparedNames;
  } catch {
    // Nor can another version of Node always read what this one wrote. The names are read again.
    return undefined;
  }
}

/**
 * The same with typed arrays of its own: those that are read are views of the whole file, half of
 * which is text, and would keep all of it in memory.
 */
function withOwnArrays(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withOwnArrays(one)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value?.constructor === Object;

export function writePreparedNames(file: string | URL = besideBundle): void {
  const catalogue = openEmbeddedCatalogue();
  writeFileSync(file, serialize(catalogue.prepared()));
}
