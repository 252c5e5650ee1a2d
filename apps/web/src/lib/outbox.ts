import type { AnyChange, Change } from "./define-change.ts";
import type { Sent, Waiting } from "./define-query.ts";
import { createListeners } from "./listeners.ts";
import type { ChangeItem, Note } from "./outbox-store.ts";
import type { ToastMessage } from "./toast.ts";

/** Storage that survives a reload. */
export interface OutboxStore {
  all(): Promise<ChangeItem[]>;
  put(item: ChangeItem): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether all of it was thrown away since this was last asked. */
  wasLost?(): boolean;
}

/** What a failed attempt means: drop it, retry it later, or wait for a valid session. */
export type Verdict = "refused" | "later" | "signed-out";

export interface OutboxParts {
  store: OutboxStore;
  judge: (failure: unknown) => Verdict;
  /** How long (ms) the server asks to wait before the next try. */
  pauseAfter?: (failure: unknown) => number;
  newId: () => string;
  now: () => number;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Fetches the queries with these hashes again if they are cached; returns those that are. */
  askAnew: (hashes: readonly string[]) => readonly string[];
  toast: (message: ToastMessage) => void;
  /** Told what a change's own code throws after the answer; the changes behind it are sent anyway. */
  report: (failure: unknown) => void;
  /** The other open tabs; absent where the browser has no BroadcastChannel. */
  channel?: { post(note: Note): void; listen(hear: (note: Note) => void): void };
  /** Whether what was sent is shown and stored until it is `held`. */
  isReplicated?: true;
}

/** Storage has refused a new change. */
type Unkept = (failure: unknown, item: ChangeItem) => void;

interface Entry extends Waiting {
  item: ChangeItem;
  change: AnyChange;
}

/** Delay (ms) before the next try: 1 s for the first two, then doubling up to 60 s. */
export function backoff(tries: number): number {
  return tries <= 2 ? 1_000 : Math.min(60_000, 1_000 * 2 ** (tries - 2));
}

/**
 * Holds every change a person makes until the server has it, and shows it until the server's
 * answers include it. Changes to different targets don't wait for each other; changes to the same
 * target are sent in order.
 */
export function createOutbox(parts: OutboxParts) {
  const { store, judge, newId, now, alone, askAnew, toast, report, channel } = parts;
  const { isReplicated, pauseAfter } = parts;
  const { subscribe, tell } = createListeners();
  let onUnkept: Unkept = () => undefined;
  let loadChanges: () => Promise<readonly AnyChange[]> = async () => [];
  const waits = new Map<string, { tries: number; since: number; atLeast: number }>();
  /** Ids that storage hasn't confirmed yet, or never will. */
  const unsaved = new Set<string>();
  /** Ids sent or refused, here or in another tab, to ignore late news about them. */
  const over = new Set<string>();
  let entries: Entry[] = [];
  let waiting: readonly Entry[] = [];
  let pending: readonly ChangeItem[] = [];
  let person: string | null = null;
  let running: Promise<void> | null = null;
  /** How many flushes were requested; if more than when a run began, it runs once more. */
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether it may still be missing in something. What was sent for somebody else is theirs. */
  const isOpen = ({ item, sent }: Entry): boolean =>
    !sent ||
    (item.person === person && !(sent.isHeld && [...sent.answered.values()].every(Boolean)));

  function show(next: Entry[]) {
    entries = next
      .filter(isOpen)
      .sort(({ item: a }, { item: b }) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
    waiting = entries.filter(({ item }) => item.person === person);
    pending = waiting.flatMap(({ item, sent }) => (sent ? [] : [item]));
    tell();
  }

  /** If storage refuses, it still lives as long as this page. */
  const keep = (item: ChangeItem, refused?: Unkept): Promise<unknown> =>
    store.put(item).then(
      () => unsaved.delete(item.id),
      (failure: unknown) => refused?.(failure, item),
    );

  const follow = (step: (sent: Sent, item: ChangeItem) => Sent): void =>
    show(
      entries.map((entry) =>
        entry.sent ? { ...entry, sent: step(entry.sent, entry.item) } : entry,
      ),
    );

  const find = (id: string) => entries.find(({ item }) => item.id === id);
  const isNew = (id: string) => !find(id) && !over.has(id);

  /**
   * The server has answered. What it took is shown until the affected queries are fetched again and
   * what this device holds includes it; where it refused, our picture of them may be wrong, so they
   * are fetched again, too.
   */
  function settle({ item, change }: Entry, outcome: "sent" | "refused") {
    if (over.has(item.id)) return;
    over.add(item.id);
    waits.delete(item.id);
    const sent = taken(change, item);
    const others = entries.filter((one) => one.item !== item);
    show(outcome === "sent" ? [...others, { item, change, sent }] : others);
  }

  /** How a change stands that the server has now, or had before this page knew of it. */
  const taken = (change: AnyChange, item: ChangeItem): Sent => ({
    answered: new Map(askAnew(change.touchedBy(item)).map((hash) => [hash, false])),
    isHeld: !isReplicated,
  });

  /**
   * Takes over items from storage or another tab. Those this release can't read stay in storage,
   * for the release that wrote them.
   */
  async function take(kept: readonly ChangeItem[]): Promise<void> {
    const news = kept.filter(({ id, person: whose }) => whose === person && isNew(id));
    if (news.length === 0) return;
    const changes = await loadChanges().catch(() => []);
    const read = await Promise.all(
      news.map(async (row): Promise<Entry[]> => {
        const change = changes.find(({ kind }) => kind === row.kind);
        const item = await change?.read(row).catch(() => null);
        return change && item
          ? [{ item, change, sent: item.isSent ? taken(change, item) : null }]
          : [];
      }),
    );
    const added = read.flat().filter(({ item: { id } }) => isNew(id));
    if (added.length > 0) show([...entries, ...added]);
  }

  /** Catches up with storage. */
  async function reload(): Promise<void> {
    const stored = await store.all().catch(() => null);
    if (!stored) return;
    // This page still has it: it is stored again, not taken for sent.
    if (store.wasLost?.()) for (const { id } of pending) unsaved.add(id);
    const unsent = new Set(stored.flatMap(({ id, isSent }) => (isSent ? [] : [id])));
    // Another tab, or the service worker, has sent it while this one slept.
    for (const entry of waiting)
      if (!entry.sent && !unsent.has(entry.item.id) && !unsaved.has(entry.item.id))
        settle(entry, "sent");
    // Who isn't here any more has it on the server.
    for (const { id, isSent, person: whose } of stored)
      if (isSent && whose !== person) void store.remove(id).catch(() => undefined);
    await take(stored);
  }

  /** Those that have no earlier change to the same target before them. */
  function first(): Entry[] {
    const busy = new Set<string>();
    return waiting.filter(({ item: { target }, sent }) => {
      if (sent) return false;
      const targets = [target].flat();
      const isFirst = !targets.some((one) => busy.has(one));
      for (const one of targets) busy.add(one);
      return isFirst;
    });
  }

  /** How long (ms) until its next try. A clock that was set back tells nothing: it is time. */
  function pauseOf({ item: { id } }: Entry): number | undefined {
    const wait = waits.get(id);
    return wait && Math.max(backoff(wait.tries), wait.atLeast) - Math.abs(now() - wait.since);
  }

  const next = (): Entry | undefined => first().find((entry) => (pauseOf(entry) ?? 0) <= 0);

  /** It is no change any more, in no tab. */
  async function drop(item: ChangeItem): Promise<void> {
    await store.remove(item.id).catch(() => undefined);
    const entry = find(item.id);
    if (entry) settle(entry, "refused");
    channel?.post({ type: "refused", item });
  }

  /** Resolves to whether going on with the next item makes sense. */
  async function attempt(entry: Entry): Promise<boolean> {
    const { item, change } = entry;
    let announce: () => void;
    try {
      announce = await change.send(item);
    } catch (failure) {
      const verdict = judge(failure);
      if (verdict === "refused") {
        await drop(item);
        const announcement = await change.refused(item, failure).catch(report);
        if (announcement) toast(announcement);
        return true;
      }
      const tries = (waits.get(item.id)?.tries ?? 0) + 1;
      waits.set(item.id, { tries, since: now(), atLeast: pauseAfter?.(failure) ?? 0 });
      return verdict === "later";
    }
    const kept = isReplicated ? store.put({ ...item, isSent: true }) : store.remove(item.id);
    await kept.catch(() => undefined);
    settle(entry, "sent");
    channel?.post({ type: "sent", item });
    try {
      announce();
    } catch (failure) {
      report(failure);
    }
    return true;
  }

  async function drain() {
    await alone(async () => {
      await reload();
      for (let entry = next(); entry !== undefined; entry = next()) {
        if (!(await attempt(entry))) break;
      }
    });
    // There may be room now.
    for (const item of pending) if (unsaved.has(item.id)) void keep(item);
    clearTimeout(timer);
    const soonest = Math.min(...first().map((entry) => pauseOf(entry) ?? Infinity));
    if (soonest < Infinity) timer = setTimeout(flush, Math.max(0, soonest));
  }

  /** Sends what can be sent now. Resolves when done, whether or not it worked. */
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
    if (entry && !entry.sent && type !== "added") settle(entry, type);
  }
  // One at a time: reading the first note may take longer than reading the second.
  let received = Promise.resolve();
  channel?.listen((note) => {
    received = received.then(() => hear(note)).catch(() => undefined);
  });

  return {
    /** Sets where the definitions come from; they are loaded with the first stored change. */
    register(load: () => Promise<readonly AnyChange[]>) {
      loadChanges = load;
    },
    watchUnkept(watcher: Unkept) {
      onUnkept = watcher;
    },
    /** Sets whose changes to show and send (null: nobody's). Resolves once they are shown. */
    async use(nextPerson: string | null): Promise<void> {
      person = nextPerson;
      waits.clear();
      show(entries);
      await reload();
      if (person !== null) void flush();
    },
    /** Shows a change at once, stores it and sends it. Resolves once it is stored. */
    async add<Payload>(change: Change<Payload>, payload: Payload): Promise<void> {
      if (person === null) throw new Error("Nobody is signed in.");
      const madeAt = Math.max(now(), (entries.at(-1)?.item.madeAt ?? 0) + 1);
      const item = change.make(payload, { id: newId(), person, madeAt });
      unsaved.add(item.id);
      show([...entries, { item, change, sent: null }]);
      await keep(item, onUnkept);
      channel?.post({ type: "added", item });
      void flush();
    },
    /** A query was fetched again or dropped from the cache. */
    answered(hash: string): void {
      if (waiting.some(({ sent }) => sent?.answered.get(hash) === false || sent?.isHeld === false))
        follow(({ answered, isHeld }) => ({ answered: new Map(answered).set(hash, true), isHeld }));
    },
    /** Takes a change back that nobody has begun to send; see take-back.ts. */
    drop,
    /** What this device holds now includes these, and will include them when it starts again. */
    held(items: readonly ChangeItem[]): void {
      for (const { id } of items) {
        over.add(id);
        void store.remove(id).catch(() => undefined);
      }
      follow((sent, item) => ({ ...sent, isHeld: sent.isHeld || items.includes(item) }));
    },
    /**
     * Sends now instead of waiting out the backoff, such as when back online. If that is a moment too
     * early, the next tries come soon again.
     */
    retryNow() {
      waits.clear();
      return flush();
    },
    flush,
    /** The signed-in person's changes not sent yet, oldest first. */
    pending: () => pending,
    /** Those, and sent ones that cached answers may not include yet. */
    waiting: () => waiting,
    subscribe,
  };
}
