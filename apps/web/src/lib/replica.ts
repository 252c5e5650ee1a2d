import type { SyncPage } from "@morsel/contract/sync";
import { addDays, type Day } from "@morsel/domain/day";
import { type ReplicaKind, sortChanges, type Thing, Unreadable } from "./replica-page.ts";

/** How far this device is in step. */
export interface ReplicaState {
  person: string;
  /** What the things look like; another release's may differ. */
  shape: string;
  /** How far the feed has been read; null at the beginning. */
  cursor: string | null;
  /** Dated things are held from this day on. */
  from: Day;
  /** Whether the feed has been read to its end once. */
  isWhole: boolean;
  /** When that was last the case (ms since 1970). */
  at: number;
}

/** What one page changes: all of it is stored, or nothing. */
export interface ReplicaWrite {
  state: ReplicaState;
  /** The cursor before it. */
  after: string | null;
  put: readonly Thing[];
  remove: readonly Pick<Thing, "kind" | "id">[];
  /** Everything stored before goes first. */
  clear: boolean;
}

/** Storage that survives a reload. Calls reject where the browser refuses. */
export interface ReplicaStore {
  state(): Promise<ReplicaState | null>;
  /** The things of days from `from` on, up to `before` (excluded; absent: all). */
  things(from: string, before?: string): Promise<Thing[]>;
  /** Writes what is next (`isNext`), else nothing; resolves to whether it was. */
  write(change: ReplicaWrite): Promise<boolean>;
  /** Deletes what belongs to days before this one. */
  trim(before: string): Promise<void>;
}

/** Whether a page goes on where what is stored ends: if not, it would leave a gap for good. */
export const isNext = (
  kept: ReplicaState | null,
  { state: { person, shape }, after, clear }: ReplicaWrite,
): boolean => clear || (kept?.person === person && kept.shape === shape && kept.cursor === after);

/** Why this browser keeps nothing: it refuses storage, or has no room. */
export type ReplicaTrouble = "refused" | "full";

interface ReplicaParts {
  store: ReplicaStore;
  shape: string;
  /** The kinds' names. */
  names: () => readonly string[];
  /** Loads the kinds with their schemas: needed for what arrives, not for what is stored. */
  kinds: () => Promise<readonly ReplicaKind[]>;
  ask: (since: string | null, from: Day) => Promise<SyncPage>;
  /** The feed no longer knows the cursor. */
  isStartOver: (failure: unknown) => boolean;
  /** Whether this person may still be written for: not after signing out in any tab. */
  isTheirs: (person: string) => boolean;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Resolves once the first screen has had the chance to be drawn. */
  painted: () => Promise<unknown>;
  today: () => Day;
  now: () => number;
  /** Called once, when this browser turns out to keep nothing. */
  onTrouble: (trouble: ReplicaTrouble) => void;
  /** Called as a run begins; what it returns, once all that the server had then is held. */
  reading?: () => () => void;
  /** Tells the other tabs of each page. */
  channel?: { post(news: ReplicaWrite): void; listen(hear: (news: ReplicaWrite) => void): void };
}

/** Days held, today included, with one to spare for those who travel west. */
const daysHeld = 91;
/** Days that the first screen looks back at; the others are read once it stands. */
const daysAtFirst = 14;
/** How long (ms) after a failure to read again what memory lacks. */
const againAfter = 10_000;

/**
 * A person's last three months on this device: what the feed says, stored page by page and held in
 * memory. Knows nothing of queries, screens or changes made offline.
 */
export function createReplica(parts: ReplicaParts) {
  const { store, shape, ask, isStartOver, isTheirs, alone, today, now, channel } = parts;
  const listeners = new Set<(kinds: ReadonlySet<string>) => void>();
  const memory = new Map<string, Map<string, Thing>>();
  const lists = new Map<string, readonly unknown[]>();
  /** Kinds that a page changed while more was to come: drawing the last page draws them all. */
  const untold = new Set<string>();
  let person: string | null = null;
  let state: ReplicaState | null = null;
  /** Memory has everything from this day on; null: it may lack anything. */
  let loadedFrom: string | null = null;
  /** While memory lacks something: the server was asked for something after the last page was. */
  let isOvertaken = false;
  /** Null once the store has failed, or belongs to another release's tab. */
  let disk: ReplicaStore | null = store;
  let isBroken = false;
  let opening: Promise<void> = Promise.resolve();
  let loading: Promise<void> = Promise.resolve();
  let running: Promise<void> | null = null;
  let queued: Promise<void> | null = null;
  let isOutdated = false;
  let isTold = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const fresh = (whose: string): ReplicaState => ({
    ...{ person: whose, shape, cursor: null, from: addDays(today(), 1 - daysHeld) },
    ...{ isWhole: false, at: 0 },
  });

  function tell(kinds: Iterable<string>): void {
    const told = new Set(kinds);
    for (const kind of told) lists.delete(kind);
    for (const listener of listeners) listener(told);
  }

  function hold(things: readonly Thing[]): void {
    for (const thing of things) {
      const held = memory.get(thing.kind) ?? new Map<string, Thing>();
      memory.set(thing.kind, held.set(thing.id, thing));
    }
  }

  function forget(): void {
    memory.clear();
    lists.clear();
    loadedFrom = null;
  }

  /** Goes on without storage, for as long as the page lives. */
  function doWithout(failure: unknown): void {
    if (!disk) return;
    disk = null;
    const isFull = failure instanceof Error && failure.name === "QuotaExceededError";
    parts.onTrouble(isFull ? "full" : "refused");
  }

  const isStoring = () => disk !== null;

  const isOurs = (kept: ReplicaState): boolean => kept.person === person && kept.shape === shape;

  async function stored(): Promise<ReplicaState | null> {
    try {
      return (await disk?.state()) ?? null;
    } catch (failure) {
      doWithout(failure);
      return null;
    }
  }

  async function open(whose: string): Promise<void> {
    const kept = await stored();
    if (person !== whose) return;
    const oldest = addDays(today(), 1 - daysHeld);
    // Kept while this device's clock was ahead by days, say a year: it lacks days that count now.
    const isAhead = kept !== null && kept.from > addDays(oldest, 1);
    if (!kept || !isOurs(kept) || isAhead) {
      state = fresh(whose);
      // Somebody else's doesn't lie about until this device is in step.
      if (kept && (kept.person !== whose || isAhead))
        await disk
          ?.write({ state, after: null, put: [], remove: [], clear: true })
          .catch(doWithout);
      return;
    }
    state = { ...kept, from: kept.from < oldest ? oldest : kept.from };
    if (!kept.isWhole) {
      await load(whose, state.from);
      return;
    }
    const first = addDays(today(), 1 - daysAtFirst);
    await load(whose, first);
    if (person !== whose || !isStoring()) return;
    loadedFrom = first;
    tell(memory.keys());
    const { from } = state;
    loading = (async () => {
      await parts.painted();
      await load(whose, from, first);
      if (person !== whose || !disk) return;
      loadedFrom = from;
      tell(memory.keys());
      await disk.trim(from).catch(() => undefined);
    })();
  }

  async function load(whose: string, from: string, before?: string): Promise<void> {
    try {
      const things = (await disk?.things(from, before)) ?? [];
      if (person === whose) hold(things);
    } catch (failure) {
      doWithout(failure);
      // What is there may be half: from the beginning, in memory alone.
      forget();
      if (person === whose) state = fresh(whose);
    }
  }

  /** Takes over what other tabs have stored meanwhile, whether or not they could tell. */
  async function follow(whose: string): Promise<void> {
    await loading;
    if (!isStoring()) return;
    const kept = await stored();
    if (!isStoring() || person !== whose || !state) return;
    if (kept && !isOurs(kept)) {
      // A tab of another release, or of somebody else, has taken it over; this one began later.
      if (state.cursor !== null) disk = null;
    } else if ((kept?.cursor ?? null) !== state.cursor) await takeOver(whose, kept);
  }

  async function takeOver(whose: string, kept: ReplicaState | null): Promise<void> {
    forget();
    // Nothing there: the browser has thrown it away.
    state = kept ?? fresh(whose);
    if (kept) await load(whose, kept.from);
    // What shows may be newer: the next page leads up to it.
    if (person !== whose || (state.isWhole && isOvertaken)) return;
    if (state.isWhole) loadedFrom = state.from;
    tell(parts.names());
  }

  /** What came says what its kinds look like; nothing needs them where nothing came. */
  const sort = async ({ changes }: SyncPage, from: Day) =>
    sortChanges(changes, changes.length > 0 ? await parts.kinds() : [], from);

  function take({ state: next, put, remove, clear }: ReplicaWrite, more = false): void {
    for (const { kind } of [...put, ...remove]) untold.add(kind);
    if (clear) forget();
    hold(put);
    for (const { kind, id } of remove) memory.get(kind)?.delete(id);
    state = next;
    for (const kind of untold) lists.delete(kind);
    // Until all is here nothing is answered from it: telling would have the server asked again.
    if (!next.isWhole) return;
    if (loadedFrom === null) {
      // What shows may be newer: the next page leads up to it.
      if (isOvertaken) return;
      for (const kind of parts.names()) untold.add(kind);
    }
    loadedFrom = next.from;
    if (!more) tellOfPages();
  }

  function tellOfPages(): void {
    const kinds = [...untold];
    untold.clear();
    tell(kinds);
  }

  /** Where nothing is new, the answers are as of now, too; of news was told with its page. */
  function tellOfEnd(isNews: boolean): void {
    if (!isNews) tell([]);
  }

  /** Resolves to whether the page was next. */
  async function apply(change: ReplicaWrite, more: boolean): Promise<boolean> {
    if ((await disk?.write(change).catch(doWithout)) === false) return false;
    // Whoever signed out meanwhile leaves nothing in memory.
    if (person === change.state.person) take(change, more);
    channel?.post(change);
    return true;
  }

  /** Asks for a page ahead: whether it fails is for whoever reads it. */
  function askAhead({ cursor, from }: ReplicaState): Promise<SyncPage> {
    const wasOvertaken = isOvertaken;
    isOvertaken = false;
    const page = ask(cursor, from);
    page.catch(() => {
      // No page came that would be newer.
      isOvertaken ||= wasOvertaken;
    });
    return page;
  }

  const after = (before: ReplicaState, { cursor }: SyncPage, more: boolean): ReplicaState => ({
    ...before,
    ...{ cursor, isWhole: !more || (before.isWhole && loadedFrom !== null), at: now() },
  });

  const isNewsAfter = (before: ReplicaState, { cursor, isWhole }: ReplicaState): boolean =>
    cursor !== before.cursor || isWhole !== before.isWhole || loadedFrom === null;

  /** Resolves to whether all was read: not where its person has left. */
  async function readOn(whose: string): Promise<boolean> {
    const isStill = () => person === whose && isTheirs(whose);
    if (!state || !isStill()) return false;
    let reached = state;
    const isOver = (failure: unknown) => reached.cursor !== null && isStartOver(failure);
    let clear = reached.cursor === null;
    let coming = askAhead(reached);
    let isNews = false;
    for (let more = true; more; ) {
      let page: SyncPage;
      try {
        page = await coming;
      } catch (failure) {
        if (!isOver(failure)) throw failure;
        if (!isStill()) return false;
        state = reached = fresh(whose);
        clear = true;
        coming = askAhead(reached);
        continue;
      }
      if (!isStill()) return false;
      more = page.more || isOvertaken;
      const next = after(reached, page, more);
      isNews = isNewsAfter(reached, next);
      const { cursor } = reached;
      reached = next;
      // The next page is on its way while this one is checked and stored.
      if (more) coming = askAhead(reached);
      const sorted = await sort(page, reached.from);
      if (!isStill()) return false;
      if (!isNews) state = reached;
      else if (!(await apply({ state: reached, after: cursor, ...sorted, clear }, more))) {
        // What was stored has been deleted meanwhile, or another tab has read on without a lock.
        await follow(whose);
        return readOn(whose);
      }
      clear = false;
      if (more || !isOvertaken) continue;
      // While the last page was being stored.
      more = true;
      coming = askAhead(reached);
    }
    tellOfEnd(isNews);
    return true;
  }

  async function run(): Promise<void> {
    await opening;
    const whose = person;
    if (whose === null || isBroken) return;
    try {
      await alone(async () => {
        await follow(whose);
        const done = parts.reading?.();
        const isRead = await readOn(whose).finally(() => {
          // Pages that came before one that didn't.
          if (person === whose && loadedFrom !== null && untold.size > 0) tellOfPages();
        });
        if (isRead) done?.();
      });
    } catch (failure) {
      // The server's own answers serve until the page is loaded anew.
      if (failure instanceof Unreadable) isBroken = true;
      else if (loadedFrom === null && state?.cursor) readAgain();
      throw failure;
    }
  }

  /**
   * What the server answered at first shows until memory lacks nothing. Neither other tabs nor the
   * server's events tell of what this device has stored already, so nothing else would start a run.
   */
  function readAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => {
      if (loadedFrom === null) void catchUp().catch(() => undefined);
    }, againAfter);
  }

  /** Reads what is new. Calls during a run share it, unless it has become outdated. */
  function catchUp(): Promise<void> {
    if (running && !isOutdated) return running;
    if (running) {
      queued ??= running
        .catch(() => undefined)
        .then(() => {
          queued = null;
          return catchUp();
        });
      return queued;
    }
    isOutdated = false;
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  channel?.listen((news) => {
    const { state: next, after } = news;
    // A run under way reads what is stored, as soon as it is its turn.
    if (!state || running || next.person !== person || next.shape !== shape) return;
    const goOn = () => void catchUp().catch(() => undefined);
    if (after !== state.cursor) goOn();
    else
      void loading.then(() => {
        take(news);
        if (next.isWhole && loadedFrom === null) goOn();
      });
  });

  return {
    /** Sets whose things to hold (null: nobody's). Resolves once the first screen's are there. */
    use(next: string | null): Promise<void> {
      if (next === person) return opening;
      person = next;
      state = null;
      isBroken = false;
      forget();
      tell(parts.names());
      opening = next === null ? Promise.resolve() : open(next);
      return opening;
    },
    /** Storage has refused something else: it is left to that. */
    giveUp: doWithout,
    catchUp,
    /** Whether the server tells this tab of every change. */
    watch(isToldNow: boolean): void {
      isTold = isToldNow;
    },
    /** Reads what is new, unless it is known that nothing is. */
    inStep: (): Promise<void> =>
      isTold && !running && !isOutdated ? Promise.resolve() : catchUp(),
    /** The server may have more than a run that has begun already would see. */
    expire(): void {
      isOutdated = true;
    },
    /** The server has answered by itself, while not all was here. */
    overtake(): void {
      isOvertaken ||= loadedFrom === null;
    },
    /** Whether it has all of a person's things from a day on; without one, all it ever has. */
    covers(whose: string | null, from?: string): boolean {
      if (whose === null || whose !== person || isBroken || !state || loadedFrom === null)
        return false;
      return loadedFrom <= (from ?? state.from);
    },
    /** The things of a kind; the same array until one changes. */
    all(kind: string): readonly unknown[] {
      const known = lists.get(kind);
      if (known) return known;
      const list = [...(memory.get(kind)?.values() ?? [])].map(({ data }) => data);
      lists.set(kind, list);
      return list;
    },
    /** The first day held, once everything is; null before. */
    from: (): Day | null => (loadedFrom !== null && state?.isWhole ? state.from : null),
    /** How far the feed has been read; null at the beginning. */
    cursor: (): string | null => state?.cursor ?? null,
    /** Whether all of it has been read once, for whoever is signed in now. */
    isWhole: (): boolean => state?.isWhole === true && isTheirs(state.person),
    /** When it was last in step with the server (ms since 1970). */
    at: (): number => state?.at ?? 0,
    /**
     * Calls with the kinds that changed; with none if all is known to be as it was. Each run ends
     * with it.
     */
    subscribe(listener: (kinds: ReadonlySet<string>) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Replica = ReturnType<typeof createReplica>;
