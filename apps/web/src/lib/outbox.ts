import type { AnyChange, Change, ChangeItem } from "./define-change.ts";
import type { Waiting } from "./define-query.ts";
import { createListeners } from "./listeners.ts";
import type { ToastMessage } from "./toast.ts";

/** Where the items outlive a reload. */
export interface OutboxStore {
  all(): Promise<ChangeItem[]>;
  put(item: ChangeItem): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What a failed attempt means: never again, once more later, or only with a valid session. */
export type Verdict = "refused" | "later" | "signed-out";

/** What tabs tell each other; `item` is checked before it is believed. */
export interface Note {
  type: "added" | "sent" | "refused";
  item: ChangeItem;
}

export interface OutboxParts {
  store: OutboxStore;
  judge: (failure: unknown) => Verdict;
  newId: () => string;
  now: () => number;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Has queries (by their hashes) asked anew, as far as the cache has them; answers which it has. */
  askAnew: (hashes: readonly string[]) => readonly string[];
  toast: (message: ToastMessage) => void;
  /** Other open tabs, where there are any. */
  channel?: { post(note: Note): void; listen(hear: (note: Note) => void): void };
}

interface Entry extends Waiting {
  item: ChangeItem;
  change: AnyChange;
}

/** Twice after a second, as every change is retried; then doubling, up to a minute. */
export function backoff(tries: number): number {
  return tries <= 2 ? 1_000 : Math.min(60_000, 1_000 * 2 ** (tries - 2));
}

/**
 * Every change a person makes, kept from the moment it is made until the server has it, and shown
 * until the server's answers hold it. Changes of different things don't wait for each other; changes
 * of one thing keep their order.
 */
export function createOutbox(parts: OutboxParts) {
  const { store, judge, newId, now, alone, askAnew, toast, channel } = parts;
  const { subscribe, tell } = createListeners();
  let loadChanges: () => Promise<readonly AnyChange[]> = async () => [];
  const waits = new Map<string, { tries: number; until: number }>();
  /** Added here, and not (or never) taken by the store. */
  const unsaved = new Set<string>();
  /** Sent or refused, here or in another tab: what is heard of them late is old. */
  const over = new Set<string>();
  let entries: Entry[] = [];
  let waiting: readonly Entry[] = [];
  let pending: readonly ChangeItem[] = [];
  let person: string | null = null;
  let running: Promise<void> | null = null;
  /** How often sending was asked for; more than when a run began, and it runs once more. */
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: Entry[]) {
    entries = next.sort(
      ({ item: a }, { item: b }) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1),
    );
    waiting = entries.filter(({ item }) => item.person === person);
    pending = waiting.flatMap(({ item, stale }) => (stale === null ? [item] : []));
    tell();
  }

  const find = (id: string) => entries.find(({ item }) => item.id === id);

  /** The server has it: it shows until what was asked before has been answered anew. */
  function settle({ item, change }: Entry) {
    if (over.has(item.id)) return;
    over.add(item.id);
    waits.delete(item.id);
    const stale = new Set(askAnew(change.touchedBy(item)));
    const others = entries.filter((one) => one.item !== item);
    show(stale.size > 0 ? [...others, { item, change, stale }] : others);
  }

  /** The server won't have it: what it concerns may be otherwise than was thought. */
  function giveUp({ item, change }: Entry) {
    if (over.has(item.id)) return;
    over.add(item.id);
    waits.delete(item.id);
    show(entries.filter((one) => one.item !== item));
    askAnew(change.touchedBy(item));
  }

  /**
   * Takes over what the store or another tab has, as far as this release understands it: the rest
   * stays in the store, for the release that wrote it.
   */
  async function take(kept: readonly ChangeItem[]): Promise<void> {
    const news = kept.filter(({ id, person: whose }) => whose === person && !find(id));
    if (news.length === 0) return;
    const changes = await loadChanges().catch(() => []);
    const read = await Promise.all(
      news.map(async (row): Promise<Entry[]> => {
        const change = changes.find(({ kind }) => kind === row.kind);
        const item = await change?.read(row).catch(() => null);
        return change && item ? [{ item, change, stale: null }] : [];
      }),
    );
    const added = read.flat().filter(({ item: { id } }) => !find(id) && !over.has(id));
    if (added.length > 0) show([...entries, ...added]);
  }

  /** What the store knows, with what this tab added and the store hasn't got yet. */
  async function reload(): Promise<void> {
    const stored = await store.all().catch(() => null);
    if (!stored) return;
    const known = new Set(stored.map(({ id }) => id));
    // Another tab has sent it while this one slept.
    for (const entry of waiting)
      if (entry.stale === null && !known.has(entry.item.id) && !unsaved.has(entry.item.id))
        settle(entry);
    await take(stored);
  }

  function next(): Entry | undefined {
    const busy = new Set<string>();
    return waiting.find(({ item: { id, target }, stale }) => {
      if (stale !== null) return false;
      const free = !busy.has(target) && (waits.get(id)?.until ?? 0) <= now();
      busy.add(target);
      return free;
    });
  }

  /** True when it makes sense to go on with the next item. */
  async function attempt(entry: Entry): Promise<boolean> {
    const { item, change } = entry;
    let announce: () => void;
    try {
      announce = await change.send(item);
    } catch (failure) {
      const verdict = judge(failure);
      if (verdict === "refused") {
        await store.remove(item.id).catch(() => undefined);
        giveUp(entry);
        channel?.post({ type: "refused", item });
        const told = await change.refused(item, failure);
        if (told) toast(told);
        return true;
      }
      const tries = (waits.get(item.id)?.tries ?? 0) + 1;
      waits.set(item.id, { tries, until: now() + backoff(tries) });
      return verdict === "later";
    }
    await store.remove(item.id).catch(() => undefined);
    settle(entry);
    channel?.post({ type: "sent", item });
    announce();
    return true;
  }

  async function drain() {
    await alone(async () => {
      await reload();
      for (let entry = next(); entry !== undefined; entry = next()) {
        if (!(await attempt(entry))) break;
      }
    });
    clearTimeout(timer);
    const soonest = Math.min(...pending.map(({ id }) => waits.get(id)?.until ?? Infinity));
    if (soonest < Infinity) timer = setTimeout(flush, Math.max(0, soonest - now()));
  }

  /** Sends what can be sent now. Resolves when that is through, whether or not it worked. */
  function flush(): Promise<void> {
    wanted += 1;
    running ??= (async () => {
      for (let done = 0; done < wanted; ) {
        done = wanted;
        await drain();
      }
    })().finally(() => {
      running = null;
    });
    return running;
  }

  async function hear({ type, item }: Note): Promise<void> {
    await take([item]);
    const entry = find(item.id);
    if (entry?.stale !== null) return;
    if (type === "sent") settle(entry);
    if (type === "refused") giveUp(entry);
  }
  // One after the other: reading the first may take longer than reading the second.
  let heard = Promise.resolve();
  channel?.listen((note) => {
    heard = heard.then(() => hear(note)).catch(() => undefined);
  });

  return {
    /** Says where the definitions come from; they are needed when the first change is there. */
    register(load: () => Promise<readonly AnyChange[]>) {
      loadChanges = load;
    },
    /**
     * Whose changes are shown and sent from now on; nobody's when signed out. Resolves when what
     * waits is shown.
     */
    async use(nextPerson: string | null): Promise<void> {
      person = nextPerson;
      waits.clear();
      show(entries);
      await reload();
      if (person !== null) void flush();
    },
    /** Shows a change at once, keeps it and sends it. Resolves when it is kept. */
    async add<Payload>(change: Change<Payload>, payload: Payload): Promise<void> {
      if (person === null) throw new Error("Nobody is signed in.");
      const madeAt = Math.max(now(), (entries.at(-1)?.item.madeAt ?? 0) + 1);
      const item = change.make(payload, { id: newId(), person, madeAt });
      unsaved.add(item.id);
      show([...entries, { item, change, stale: null }]);
      // Where the device refuses to store it, it still lives as long as this page does.
      await store.put(item).then(
        () => unsaved.delete(item.id),
        () => undefined,
      );
      channel?.post({ type: "added", item });
      void flush();
    },
    /** A query has been answered anew, or is forgotten. */
    answered(hash: string): void {
      if (!entries.some(({ stale }) => stale?.has(hash))) return;
      show(
        entries.flatMap((entry) => {
          if (!entry.stale?.has(hash)) return [entry];
          const stale = new Set([...entry.stale].filter((one) => one !== hash));
          return stale.size > 0 ? [{ ...entry, stale }] : [];
        }),
      );
    },
    /** Forgets the waiting times, then sends: for when the connection is back. */
    retryNow() {
      for (const wait of waits.values()) wait.until = 0;
      return flush();
    },
    flush,
    /** The signed-in person's changes that wait to be sent, oldest first. */
    pending: () => pending,
    /** Those, and the ones that the server has and its answers may not hold yet. */
    waiting: () => waiting,
    subscribe,
  };
}
