import type { SyncChange } from "@morsel/contract/sync";
import type { Day } from "@morsel/domain/day";
import {
  createReplica,
  isNext,
  type ReplicaState,
  type ReplicaStore,
  type ReplicaTrouble,
  type ReplicaWrite,
} from "./replica.ts";
import type { Thing } from "./replica-page.ts";

export const today = "2026-11-22" as Day;

class Gone extends Error {}

/** A server's feed of one person: each thing once, by its last change. */
export function feed() {
  const changes = new Map<string, SyncChange>();
  let [seq, epoch] = [0, 1];
  const asked: (string | null)[] = [];
  const change = (id: string, data: unknown) => {
    seq += 1;
    changes.delete(id);
    const kind = id.startsWith("glass") ? "water" : "meal";
    changes.set(id, { kind, id, revision: seq, deleted: data === null, data });
  };
  return {
    asked,
    /** Rows in a page. */
    limit: 100,
    log: (id: string, name: string, date = today as string) => change(id, { name, date }),
    remove: (id: string) => change(id, null),
    deleteAll() {
      changes.clear();
      [seq, epoch] = [0, epoch + 1];
    },
    async ask(this: { limit: number }, since: string | null) {
      asked.push(since);
      const [of, after] = (since ?? `${epoch}.0`).split(".").map(Number);
      if (of !== epoch) throw new Gone();
      const news = [...changes.values()].filter(({ revision }) => revision > (after ?? 0));
      const rows = structuredClone(news.slice(0, this.limit));
      const cursor = `${epoch}.${rows.at(-1)?.revision ?? after ?? 0}`;
      return { changes: rows, cursor, more: news.length > rows.length };
    },
  };
}

/** Storage that outlives a tab. */
export function disk() {
  let state: ReplicaState | null = null;
  const things = new Map<string, Thing>();
  let isDead: Error | null = null;
  const answer = <T>(value: T) => (isDead ? Promise.reject(isDead) : Promise.resolve(value));
  const keyOf = ({ kind, id }: Pick<Thing, "kind" | "id">) => `${kind} ${id}`;
  const store: ReplicaStore = {
    state: () => answer(structuredClone(state)),
    things: (from, before = "~") =>
      answer([...things.values()].filter(({ day }) => day >= from && day < before)),
    write(change) {
      const { state: next, put, remove, clear } = change;
      if (isDead || !isNext(state, change)) return answer(false);
      if (clear) things.clear();
      for (const thing of put) things.set(keyOf(thing), structuredClone(thing));
      for (const thing of remove) things.delete(keyOf(thing));
      state = structuredClone(next);
      return answer(true);
    },
    async trim(before) {
      for (const [key, { day }] of things) if (day < before) things.delete(key);
    },
  };
  return {
    ...store,
    things: store.things,
    size: () => things.size,
    fail: (error: Error | null) => (isDead = error),
    evict() {
      state = null;
      things.clear();
    },
  };
}

export function airwaves() {
  const tabs: ((news: ReplicaWrite) => void)[] = [];
  return () => {
    const own: ((news: ReplicaWrite) => void)[] = [];
    return {
      post: (news: ReplicaWrite) => {
        for (const hear of tabs) if (!own.includes(hear)) hear(structuredClone(news));
      },
      listen: (hear: (news: ReplicaWrite) => void) => {
        own.push(hear);
        tabs.push(hear);
      },
    };
  };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

interface Row {
  name: string;
  date: string;
}

export function tab(
  store: ReplicaStore,
  server: ReturnType<typeof feed>,
  more: { channel?: ReturnType<ReturnType<typeof airwaves>>; shape?: string; on?: Day } = {},
) {
  const troubles: ReplicaTrouble[] = [];
  const { channel, shape = "1", on = today } = more;
  const names = ["meal", "water"];
  const replica = createReplica({
    store,
    shape,
    names: () => names,
    kinds: async () =>
      names.map((kind) => ({
        kind,
        read: (data) => (typeof (data as Row).name === "string" ? data : null),
        dayOf: ({ date }: Row) => date,
      })),
    ask: (since) => server.ask(since),
    isStartOver: (failure) => failure instanceof Gone,
    isTheirs: () => true,
    painted: settle,
    alone: (work) => work(),
    today: () => on,
    now: () => 7,
    onTrouble: (trouble) => troubles.push(trouble),
    ...(channel && { channel }),
  });
  return {
    replica,
    troubles,
    names: () => (replica.all("meal") as Row[]).map(({ name }) => name).sort(),
  };
}
