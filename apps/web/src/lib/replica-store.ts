import { committed, indexedDatabase, settled } from "./indexed-store.ts";
import { isNext, type ReplicaState, type ReplicaStore } from "./replica.ts";
import type { Thing } from "./replica-page.ts";

const stores = { things: "things", state: "state" } as const;
const stateKey = "state";

/** Things by kind and id with an index by day, and one row that says whose and how far. */
export function replicaStore(name: string): ReplicaStore {
  const { transaction } = indexedDatabase({
    ...{ name, stores: Object.values(stores), durability: "relaxed" },
    create(database) {
      const things = database.createObjectStore(stores.things, { keyPath: ["kind", "id"] });
      things.createIndex("day", "day");
      database.createObjectStore(stores.state);
    },
  });

  async function stateIn(reading: IDBTransaction): Promise<ReplicaState | null> {
    const row: unknown = await settled(reading.objectStore(stores.state).get(stateKey));
    return (row as ReplicaState | undefined) ?? null;
  }

  return {
    state: async () => stateIn(await transaction("readonly")),

    async things(from, before) {
      const reading = await transaction("readonly");
      const days =
        before === undefined
          ? IDBKeyRange.lowerBound(from)
          : IDBKeyRange.bound(from, before, false, true);
      const index = reading.objectStore(stores.things).index("day");
      return (await settled(index.getAll(days))) as Thing[];
    },

    async write(change) {
      const { state, put, remove, clear } = change;
      const writing = await transaction("readwrite");
      const things = writing.objectStore(stores.things);
      const done = committed(writing);
      let isWritten = false;
      try {
        isWritten = isNext(await stateIn(writing), change);
        if (isWritten) {
          if (clear) things.clear();
          for (const thing of put) things.put(thing);
          for (const { kind, id } of remove) things.delete([kind, id]);
          writing.objectStore(stores.state).put(state, stateKey);
        }
        // Without it, the browser waits for this page's callbacks, which a closed page never runs.
        writing.commit();
      } catch (failure) {
        done.catch(() => undefined);
        writing.abort();
        throw failure;
      }
      await done;
      return isWritten;
    },

    async trim(before) {
      const writing = await transaction("readwrite");
      const things = writing.objectStore(stores.things);
      const old = await settled(
        things.index("day").getAllKeys(IDBKeyRange.upperBound(before, true)),
      );
      for (const key of old) things.delete(key);
      writing.commit();
      await committed(writing);
    },
  };
}
