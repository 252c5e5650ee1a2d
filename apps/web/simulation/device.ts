import type { ChangeItem } from "../src/lib/outbox-store.ts";
import type { LoadTab } from "./bundle.ts";
import type { Clock } from "./clock.ts";
import { allRows, createDatabases, IDBKeyRange, tabDatabases } from "./database.ts";
import type { Random } from "./random.ts";
import type { Span, Tab } from "./tab.ts";

export type Send = (device: Device, address: string, init: RequestInit) => Promise<Response>;

export interface DeviceParts {
  name: string;
  clock: Clock;
  random: Random;
  load: LoadTab;
  send: Send;
  span: Span;
  say: (what: string) => void;
}

type Work = () => Promise<unknown>;
interface Turn {
  tab: object;
  go: () => void;
}

export interface Device {
  name: string;
  tabs: ReadonlySet<OpenTab>;
  /** What is in local storage. */
  texts: Map<string, string>;
  isOnline: boolean;
  /** How wrong its clock is (ms). */
  offset: number;
  open: () => OpenTab;
  goOnline: (isOnline: boolean) => void;
  /** Whose changes wait in its outbox. */
  unsent: () => Promise<string[]>;
}

export interface OpenTab {
  label: string;
  app: Tab;
  isAlive: () => boolean;
  kill: () => void;
  /** Kills it in the middle of whatever it then does. */
  killAfter: (steps: number) => void;
  /** Runs something in it later, if it is still there. */
  after: (run: () => void, delay?: number) => number;
  tell: (event: Event) => void;
  /** Somebody looks at it again. */
  look: () => void;
  hear: (channel: string, data: unknown) => void;
}

/** A browser: what outlives its tabs, and the tabs. */
export function createDevice({ name, clock, random, load, send, span, say }: DeviceParts): Device {
  const databases = createDatabases();
  const texts = new Map<string, string>();
  const locks = new Map<string, Turn[]>();
  const tabs = new Set<OpenTab>();
  const device: Device = {
    ...{ name, tabs, texts, open, goOnline, unsent },
    ...{ isOnline: true, offset: 0 },
  };
  let count = 0;

  function goOnline(isOnline: boolean): void {
    device.isOnline = isOnline;
    for (const tab of tabs) tab.tell(new Event(isOnline ? "online" : "offline"));
  }

  async function unsent(): Promise<string[]> {
    const rows = await allRows(databases, "morsel-outbox", "changes");
    return (rows as ChangeItem[]).flatMap(({ person, isSent }) => (isSent ? [] : [person]));
  }

  function leave(lock: string, tab: object): void {
    const turns = locks.get(lock) ?? [];
    const wasFirst = turns[0]?.tab === tab;
    const rest = turns.filter((turn) => turn.tab !== tab);
    locks.set(lock, rest);
    if (wasFirst) rest[0]?.go();
  }

  function open(): OpenTab {
    count += 1;
    const label = `${name}.${count}`;
    let isAlive = true;
    /** After so many steps it is killed. */
    let left = Infinity;
    const timers = new Set<number>();
    const hears = new Map<string, Set<{ onmessage?: (event: { data: unknown }) => void }>>();
    const page = new EventTarget();
    const own = { isAlive: () => isAlive, step };
    const { factory, cut } = tabDatabases(databases, clock, own);

    function kill(): void {
      if (!isAlive) return;
      isAlive = false;
      say(`${label} is killed`);
      tabs.delete(tab);
      cut();
      for (const timer of timers) clock.clear(timer);
      for (const lock of locks.keys()) leave(lock, own);
    }

    function step(): void {
      left -= 1;
      if (left <= 0) kill();
    }

    function after(run: () => void, delay = 0): number {
      if (!isAlive) return 0;
      const timer = clock.set(() => {
        timers.delete(timer);
        if (isAlive) run();
      }, delay);
      timers.add(timer);
      return timer;
    }

    function every(run: () => void, delay: number): number {
      // Under the first one's number, which is what clears it.
      const again = () => {
        run();
        if (timers.has(first)) repeat();
      };
      const repeat = () =>
        timers.add(clock.set(() => isAlive && timers.has(first) && again(), delay));
      const first = clock.set(() => isAlive && again(), delay);
      timers.add(first);
      return first;
    }

    function stop(timer: number | undefined): void {
      if (timer === undefined) return;
      timers.delete(timer);
      clock.clear(timer);
    }

    const now = () => clock.now() + device.offset;

    class TabDate extends Date {
      static override now = now;
      constructor(...parts: unknown[]) {
        super(...((parts.length === 0 ? [now()] : parts) as [number]));
      }
    }

    const localStorage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem(key: string, text: string) {
        if (!isAlive) return;
        texts.set(key, text);
        tellOthers(key);
      },
      removeItem(key: string) {
        if (isAlive && texts.delete(key)) tellOthers(key);
      },
    };

    function tellOthers(key: string): void {
      for (const other of tabs)
        if (other !== tab) other.after(() => other.tell(new StorageEvent("storage", { key })));
    }

    class StorageEvent extends Event {
      readonly key: string | null;
      constructor(type: string, { key = null }: { key?: string | null } = {}) {
        super(type);
        this.key = key;
      }
    }

    class Channel {
      readonly name: string;
      onmessage?: (event: { data: unknown }) => void;
      constructor(name: string) {
        this.name = name;
        hears.set(name, (hears.get(name) ?? new Set()).add(this));
      }
      postMessage(data: unknown): void {
        step();
        if (!isAlive) return;
        for (const other of tabs)
          if (other !== tab)
            // Always as long, since a channel keeps its order.
            other.after(() => other.hear(this.name, structuredClone(data)), 5);
      }
    }

    async function request(lock: string, ...parts: [Work] | [{ signal?: AbortSignal }, Work]) {
      const work = parts.length === 1 ? parts[0] : parts[1];
      const signal = parts.length === 1 ? undefined : parts[0].signal;
      // One tab may ask twice for one lock.
      const turn: Turn = { tab: own, go: () => undefined };
      await new Promise<void>((resolve, reject) => {
        if (!isAlive) return;
        turn.go = resolve;
        signal?.addEventListener("abort", () => {
          const turns = locks.get(lock) ?? [];
          // Who has the lock keeps it until the work is done.
          if (turns[0] === turn) return;
          locks.set(
            lock,
            turns.filter((one) => one !== turn),
          );
          reject(new DOMException("Aborted.", "AbortError"));
        });
        const before = locks.get(lock) ?? [];
        locks.set(lock, [...before, turn]);
        if (before.length === 0) resolve();
      });
      step();
      try {
        return isAlive ? await work() : await new Promise(() => undefined);
      } finally {
        const held = locks.get(lock) ?? [];
        if (isAlive && held[0] === turn) {
          locks.set(lock, held.slice(1));
          held[1]?.go();
        }
      }
    }

    /** Who is gone hears nothing any more. */
    async function live(): Promise<void> {
      if (!isAlive) await new Promise(() => undefined);
    }

    async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
      step();
      await live();
      try {
        return await send(device, address, init);
      } finally {
        step();
        await live();
      }
    }

    const document = Object.assign(new EventTarget(), { visibilityState: "visible", hidden: true });
    const tab: OpenTab = {
      label,
      get app() {
        return app;
      },
      isAlive: () => isAlive,
      after,
      kill,
      killAfter(steps: number) {
        left = steps;
      },
      tell(event: Event) {
        if (isAlive) page.dispatchEvent(event);
      },
      look() {
        tab.tell(new Event("visibilitychange"));
        if (isAlive) document.dispatchEvent(new Event("visibilitychange"));
      },
      hear(channel: string, data: unknown) {
        step();
        if (isAlive) for (const one of hears.get(channel) ?? []) one.onmessage?.({ data });
      },
    };
    tabs.add(tab);

    const location = {
      pathname: "/",
      // The page begins anew.
      replace() {
        kill();
        const anew = () => {
          if (tabs.size < 2) open();
        };
        clock.set(anew, 100);
      },
    };
    const navigator = {
      get onLine() {
        return device.isOnline;
      },
      locks: { request },
      serviceWorker: { controller: {} },
    };
    const crypto = { getRandomValues: (bytes: Uint8Array) => fill(bytes, random) };
    const math = Object.create(Math, { random: { value: random.next } }) as Math;
    const frame = (run: () => void) => after(run, 16);
    const browser = new Map<string, unknown>(
      Object.entries({
        ...{ document, navigator, location, localStorage, sessionStorage: localStorage, fetch },
        ...{
          indexedDB: factory,
          IDBKeyRange,
          BroadcastChannel: Channel,
          Date: TabDate,
          Math: math,
        },
        ...{ setTimeout: after, clearTimeout: stop, setInterval: every, clearInterval: stop },
        ...{ requestAnimationFrame: frame, crypto, StorageEvent },
      }),
    );
    const window = Object.assign(page, Object.fromEntries(browser));
    for (const alias of ["window", "self", "globalThis"]) browser.set(alias, window);
    const app = load(browser)(span);
    return tab;
  }

  return device;
}

function fill(bytes: Uint8Array, random: Random): Uint8Array {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.upTo(255);
  return bytes;
}
