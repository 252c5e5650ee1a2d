import { daysAnalyzedKept } from "@morsel/domain/photos/limits";
import { day } from "@morsel/domain/time";
import { indexedStore } from "../../lib/indexed-store.ts";
import { personId } from "../../lib/person.ts";

interface Kept {
  /** The photo's. */
  id: string;
  person: string;
  /** ms since 1970. */
  keptAt: number;
}

/**
 * What this device keeps of the signed-in person's photos as long as they count as recent. It is a
 * convenience: where nothing can be kept, there is nothing.
 */
export function keptForAWeek<Value extends object>(name: string, store: string) {
  const items = indexedStore<Kept & Value>({ name, store, durability: "relaxed" });
  const remove = (id: string) => items.remove(id).catch(() => undefined);
  return {
    async keep(photoId: string, value: Value): Promise<void> {
      const person = personId();
      if (person === null) return;
      const item = { ...value, id: photoId, person, keptAt: Date.now() };
      await items.put(item).catch(() => undefined);
    },
    async find(photoId: string): Promise<Value | undefined> {
      const found = await items.get(photoId).catch(() => undefined);
      return found?.person === personId() ? found : undefined;
    },
    async forget(photoIds: readonly string[]): Promise<void> {
      for (const id of photoIds) await remove(id);
    },
    /** Deletes what is older, or not this person's. */
    async tidy(person: string | null): Promise<void> {
      const now = Date.now();
      for (const one of await items.all().catch(() => []))
        if (one.person !== person || Math.abs(now - one.keptAt) > daysAnalyzedKept * day)
          await remove(one.id);
    },
  };
}
