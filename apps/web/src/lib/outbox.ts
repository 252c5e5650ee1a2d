import { createListeners } from "./listeners.ts";

/** One change that waits to be sent. */
export interface OutboxItem {
  id: string;
  /** Which handler sends it, such as `meal.log`. */
  kind: string;
  /** Whose change it is; it is sent as this person and nobody else. */
  person: string;
  /** The thing that it changes: two changes of one thing go in their order. */
  target: string;
  payload: unknown;
  /** ms since 1970 */
  madeAt: number;
}

/** Where the items outlive a reload. */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What a failed attempt means: never again, once more later, or only with a valid session. */
export type Verdict = "refused" | "later" | "signed-out";

export interface OutboxHandler {
  /** Sends the change; sending it twice must equal sending it once. Throws when it failed. */
  send(payload: unknown): Promise<unknown>;
  /** The server has it: brings this tab's cache up to date. Runs in every open tab. */
  applied?(payload: unknown, reply: unknown): void;
  /** Tells the person of a reply, in the tab that sent it. */
  announce?(payload: unknown, reply: unknown): void;
  /** The server won't have it: says so, in the tab that sent it. The item is already gone. */
  refused?(payload: unknown, failure: unknown): void;
}

type Note =
  | { type: "added"; item: OutboxItem }
  | { type: "applied"; item: OutboxItem; reply: unknown }
  | { type: "refused"; item: OutboxItem };

export interface OutboxParts {
  store: OutboxStore;
  judge: (failure: unknown) => Verdict;
  newId: () => string;
  now: () => number;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Other open tabs, where there are any. */
  channel?: { post(note: unknown): void; listen(hear: (note: unknown) => void): void };
}

/** Twice after a second, as every change is retried; then doubling, up to a minute. */
export function backoff(tries: number): number {
  return tries <= 2 ? 1_000 : Math.min(60_000, 1_000 * 2 ** (tries - 2));
}

/**
 * Every change a person makes, kept from the moment it is made until the server has answered.
 * Changes of different things don't wait for each other; changes of one thing keep their order.
 */
export function createOutbox({ store, judge, newId, now, alone, channel }: OutboxParts) {
  const handlers = new Map<string, OutboxHandler>();
  const { subscribe, tell } = createListeners();
  const waits = new Map<string, { tries: number; until: number }>();
  /** Added here, and not (or never) taken by the store. */
  const unsaved = new Set<string>();
  let items: OutboxItem[] = [];
  let mine: readonly OutboxItem[] = [];
  let person: string | null = null;
  let running: Promise<void> | null = null;
  /** How often sending was asked for; more than when a run began, and it runs once more. */
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: OutboxItem[]) {
    items = next.sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
    mine = items.filter((item) => item.person === person);
    tell();
  }

  const drop = (id: string) => {
    waits.delete(id);
    show(items.filter((item) => item.id !== id));
  };

  /** What the store knows, with what this tab added and the store hasn't got yet. */
  async function reload() {
    const stored = await store.all().catch(() => []);
    const known = new Set(stored.map(({ id }) => id));
    show([...stored, ...items.filter(({ id }) => unsaved.has(id) && !known.has(id))]);
  }

  function next(): OutboxItem | undefined {
    const busy = new Set<string>();
    return mine.find(({ id, kind, target }) => {
      const free = !busy.has(target) && handlers.has(kind) && (waits.get(id)?.until ?? 0) <= now();
      busy.add(target);
      return free;
    });
  }

  /** True when it makes sense to go on with the next item. */
  async function attempt(item: OutboxItem): Promise<boolean> {
    const handler = handlers.get(item.kind);
    let reply: unknown;
    try {
      reply = await handler?.send(item.payload);
    } catch (failure) {
      const verdict = judge(failure);
      if (verdict === "refused") {
        await store.remove(item.id).catch(() => undefined);
        drop(item.id);
        channel?.post({ type: "refused", item } satisfies Note);
        handler?.refused?.(item.payload, failure);
        return true;
      }
      const tries = (waits.get(item.id)?.tries ?? 0) + 1;
      waits.set(item.id, { tries, until: now() + backoff(tries) });
      return verdict === "later";
    }
    await store.remove(item.id).catch(() => undefined);
    // The answer enters the cache before the item leaves, so that nothing flickers.
    handler?.applied?.(item.payload, reply);
    drop(item.id);
    channel?.post({ type: "applied", item, reply } satisfies Note);
    handler?.announce?.(item.payload, reply);
    return true;
  }

  async function drain() {
    await alone(async () => {
      await reload();
      for (let item = next(); item !== undefined; item = next()) {
        if (!(await attempt(item))) break;
      }
    });
    clearTimeout(timer);
    const soonest = Math.min(...mine.map(({ id }) => waits.get(id)?.until ?? Infinity));
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

  channel?.listen((heard) => {
    const note = heard as Note;
    if (note.type === "added") show([...items.filter(({ id }) => id !== note.item.id), note.item]);
    if (note.type === "applied")
      handlers.get(note.item.kind)?.applied?.(note.item.payload, note.reply);
    if (note.type !== "added") drop(note.item.id);
  });

  return {
    /** Says how one kind of change is sent. */
    handle(kind: string, handler: OutboxHandler) {
      handlers.set(kind, handler);
      if (person !== null) void flush();
    },
    /** Whose changes are shown and sent from now on; nobody's when signed out. */
    async use(nextPerson: string | null) {
      person = nextPerson;
      waits.clear();
      await reload();
      if (person !== null) await flush();
    },
    /** Shows a change at once, keeps it and sends it. Resolves when it is kept. */
    async add(change: Pick<OutboxItem, "kind" | "target" | "payload">): Promise<void> {
      if (person === null) throw new Error("Nobody is signed in.");
      const madeAt = Math.max(now(), (items.at(-1)?.madeAt ?? 0) + 1);
      const item: OutboxItem = { ...change, id: newId(), person, madeAt };
      unsaved.add(item.id);
      show([...items, item]);
      // Where the device refuses to store it, it still lives as long as this page does.
      await store.put(item).then(
        () => unsaved.delete(item.id),
        () => undefined,
      );
      channel?.post({ type: "added", item } satisfies Note);
      void flush();
    },
    /** Forgets the waiting times, then sends: for when the connection is back. */
    retryNow() {
      for (const wait of waits.values()) wait.until = 0;
      return flush();
    },
    flush,
    /** Whose changes these are; null when nobody is signed in. */
    person: () => person,
    /** The signed-in person's waiting changes, oldest first; the same array until one changes. */
    pending: (): readonly OutboxItem[] => mine,
    subscribe,
  };
}
