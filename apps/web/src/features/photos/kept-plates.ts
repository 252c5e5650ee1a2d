import type { KeptPlate } from "@morsel/contract/photos";
import { daysAnalyzedKept } from "@morsel/domain/photos/limits";
import { day } from "@morsel/domain/time";
import { indexedStore } from "../../lib/indexed-store.ts";
import { personId } from "../../lib/person.ts";
import { photoContract } from "./contract.ts";

interface Kept {
  /** The photo's. */
  id: string;
  person: string;
  /** ms since 1970. */
  keptAt: number;
  plate: unknown;
}

const store = indexedStore<Kept>({
  ...{ name: "morsel-plates", store: "plates", durability: "relaxed" },
});

/** What is kept is a convenience: where nothing can be, the photo is analyzed again. */
const all = (): Promise<Kept[]> => store.all().catch(() => []);

/** Keeps what a person has made of an analysis, to be corrected further. */
export async function keepPlate(plate: KeptPlate): Promise<void> {
  const person = personId();
  if (person === null) return;
  const kept = { id: plate.photoId, person, keptAt: Date.now(), plate };
  await store.put(kept).catch(() => undefined);
}

/** The signed-in person's plate of a photo, as it was left; null if this device doesn't have it. */
export async function keptPlate(photoId: string): Promise<KeptPlate | null> {
  const person = personId();
  const found = (await all()).find((one) => one.id === photoId && one.person === person);
  if (!found) return null;
  const read = (await photoContract()).keptPlate.safeParse(found.plate);
  return read.success ? read.data : null;
}

/** Deletes what was made of photos that are deleted. */
export async function forgetPlates(photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) await store.remove(id).catch(() => undefined);
}

/** Deletes what is too old to be shown, or not this person's. */
export async function tidyPlates(person: string | null): Promise<void> {
  const now = Date.now();
  for (const { id, person: owner, keptAt } of await all())
    if (owner !== person || Math.abs(now - keptAt) > daysAnalyzedKept * day)
      await store.remove(id).catch(() => undefined);
}
