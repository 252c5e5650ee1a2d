import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { PreparedNames } from "@morsel/domain/foods/catalogue";
import { openEmbeddedCatalogue } from "@morsel/food-data/knowledge";

/** Beside the bundle that it was built with, since it is only good for the same code and data. */
const file = new URL("./food-names.bin", import.meta.url);

/**
 * The embedded catalogue's names as the build has prepared them; undefined where nothing was built,
 * as when the server runs from its sources. Reading the names themselves takes ten times as long, and
 * leaves the heap twice as large.
 */
export function readPreparedNames(): PreparedNames | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return deserialize(readFileSync(file)) as PreparedNames;
  } catch {
    // Another version of Node may not read what this one wrote. Names can always be read again.
    return undefined;
  }
}

export function writePreparedNames(): void {
  const catalogue = openEmbeddedCatalogue();
  writeFileSync(file, serialize(catalogue.prepared()));
}
