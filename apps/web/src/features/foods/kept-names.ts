import type { PreparedNames } from "@morsel/domain/foods/catalogue";
import { indexedStore } from "../../lib/indexed-store.ts";

interface KeptNames {
  id: "names";
  /** The script, the knowledge and the food table that they were worked out with. */
  madeOf: string;
  names: PreparedNames;
}

const kept = indexedStore<KeptNames>({
  name: "morsel-food-names",
  store: "names",
  durability: "relaxed",
});

/**
 * The names of all foods as this device has prepared them before. Reading them anew is most of what
 * the first answer of a visit waits for: seconds on a slow phone.
 */
export async function keptNames(madeOf: string): Promise<PreparedNames | undefined> {
  try {
    const found = await kept.get("names");
    return found?.madeOf === madeOf ? found.names : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps them in place of those of an earlier version. */
export async function keepNames(madeOf: string, names: PreparedNames): Promise<void> {
  try {
    await kept.put({ id: "names", madeOf, names });
  } catch {
    // A full or locked-down device reads the names in every visit.
  }
}
