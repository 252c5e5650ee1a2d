import type { PreparedNames } from "@morsel/domain/foods/catalogue";
import { indexedStore } from "../../lib/indexed-store.ts";

export interface KeptNames {
  /** The script, the knowledge and the food table that they were worked out with. */
  madeOf: string;
  names: PreparedNames;
}

const store = indexedStore<KeptNames & { id: "names" }>({
  name: "morsel-food-names",
  store: "names",
  durability: "relaxed",
});

/**
 * The names of all foods as this device has prepared them before. Reading them anew is most of what
 * the first answer of a visit waits for: seconds on a slow phone.
 */
export async function keptNames(): Promise<KeptNames | undefined> {
  try {
    return await store.get("names");
  } catch {
    return undefined;
  }
}

/** Keeps them in place of those of an earlier version. */
export async function keepNames(kept: KeptNames): Promise<void> {
  try {
    await store.put({ id: "names", ...kept });
  } catch {
    // A full or locked-down device reads the names in every visit.
  }
}
