import { hashKey } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineChange, on } from "./define-change.ts";
import { defineQuery } from "./define-query.ts";
import { backoff, createOutbox, type OutboxStore, type Verdict } from "./outbox.ts";
import type { ChangeItem, Note } from "./outbox-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class Answer extends Error {
  readonly verdict: Verdict;
  constructor(verdict: Verdict) {
    super(verdict);
    this.verdict = verdict;
  }
}

/** Storage that outlives a tab: several outboxes may open the same one. */
function disk(): OutboxStore & { items: Map<string, ChangeItem> } {
  const items = new Map<string, ChangeItem>();
  return {
    items,
    all: async () => structuredClone([...items.values()]),
    put: async (item) => void items.set(item.id, structuredClone(item)),
    remove: async (id) => void items.delete(id),
  };
}

/** The channel between the tabs of one browser. */
function airwaves() {
  const tabs: ((note: Note) => void)[] = [];
  return () => {
    const own: ((note: Note) => void)[] = [];
    return {
      post: (note: Note) => {
        for (const hear of tabs) if (!own.includes(hear)) hear(structuredClone(note));
      },
      listen: (hear: (note: Note) => void) => {
        own.push(hear);
        tabs.push(hear);
      },
    };
  };
}

let made = 0;
function tab(
  store: OutboxStore,
  answer: (payload: string) => Verdict | "ok" = () => "ok",
  channel?: ReturnType<ReturnType<typeof airwaves>>,
  isReplicated?: true,
  pause = 0,
) {
  const sent: string[] = [];
  const told: string[] = [];
  /** Queries in the cache; they are answered again only when the test says so. */
  const cached = new Set<string>();
  const outbox = createOutbox({
    store,
    judge: (failure) => (failure as Answer).verdict,
    pauseAfter: () => pause,
    newId: () => `item-${made++}`,
    now: Date.now,
    alone: (work) => work(),
    askAnew: (hashes) => hashes.filter((hash) => cached.has(hash)),
    toast: ({ title }) => told.push(title),
    report: (failure) => void told.push(String(failure)),
    ...(channel && { channel }),
    ...(isReplicated && { isReplicated }),
  });
  const list = defineQuery<undefined, string[]>({ name: "list", ask: async () => [] });
  const change = defineChange({
    kind: "meal.log",
    schema: async () => z.object({ name: z.string(), target: z.string() }),
    target: ({ target }) => target.split(" and "),
    send: ({ name }: { name: string; target: string }) => ({
      async make() {
        sent.push(name);
        const verdict = answer(name);
        if (verdict !== "ok") throw new Answer(verdict);
        return `saved ${name}`;
      },
      requests: async () => [],
    }),
    overlay: [on(list, (names, { name }: { name: string }) => [...(names ?? []), name])],
    sent({ name }, reply) {
      if (name === "faulty") throw new Error("It was sent.");
      told.push(`${reply}, ${name} left`);
    },
    refused({ name }) {
      if (name === "bad and faulty") throw new Error("It was refused.");
      return { title: `refused ${name}` };
    },
  });
  outbox.register(async () => [change]);
  const hash = hashKey(list.options("ada", undefined).queryKey);
  return {
    outbox,
    sent,
    told,
    add: (name: string, target = name) => outbox.add(change, { name, target }),
    waiting: () => change.among(outbox.pending()).map(({ name }) => name),
    /** What the list shows on top of the server's answer. */
    shown: (names: string[]) => list.shown(names, hash, outbox.waiting()),
    ask: () => cached.add(hash),
    /** What this device holds is read anew, and stored. */
    readBack: () => outbox.held(outbox.waiting().map(({ item }) => item)),
    answered: () => outbox.answered(hash),
  };
}

test("a change is shown at once, sent, applied and forgotten", async () => {
  const store = disk();
  const { outbox, sent, told, add, waiting } = tab(store);
  await outbox.use("ada");
  const added = add("banana");
  expect(waiting()).toEqual(["banana"]);
  await added;
  await outbox.flush();
  expect(sent).toEqual(["banana"]);
  expect(told).toEqual(["saved banana, banana left"]);
  expect(waiting()).toEqual([]);
  expect(store.items.size).toBe(0);
});

test("without a connection it waits through a restart and is then sent once", async () => {
  const store = disk();
  const before = tab(store, () => "later");
  await before.outbox.use("ada");
  await before.add("banana");
  await before.add("apple");
  await before.outbox.flush();
  expect(before.waiting()).toEqual(["banana", "apple"]);

  const after = tab(store);
  await after.outbox.use("ada");
  await after.outbox.flush();
  expect(after.sent).toEqual(["banana", "apple"]);
  expect(store.items.size).toBe(0);
});

test("it is tried again by itself, later and later", async () => {
  let up = false;
  const { outbox, sent, add, waiting } = tab(disk(), () => (up ? "ok" : "later"));
  await outbox.use("ada");
  await add("banana");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(3);
  up = true;
  await outbox.retryNow();
  expect(sent).toHaveLength(4);
  expect(waiting()).toEqual([]);
  expect([1, 2, 3, 4, 20].map(backoff)).toEqual([1_000, 1_000, 2_000, 4_000, 60_000]);
});

test("what the server asks to be sent later is, however few its tries", async () => {
  const { outbox, sent, add } = tab(disk(), () => "later", undefined, undefined, 30_000);
  await outbox.use("ada");
  await add("banana");
  await outbox.flush();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test("where the network is back a moment before the server can be reached, it is sent soon after", async () => {
  let up = false;
  const { outbox, sent, add } = tab(disk(), () => (up ? "ok" : "later"));
  await outbox.use("ada");
  await add("banana");
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await outbox.retryNow();
  const tries = sent.length;
  up = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(tries + 1);
  expect(outbox.pending()).toEqual([]);
});

test("a clock that is set back by hours holds nothing up", async () => {
  const { outbox, sent, add } = tab(disk(), () => "later");
  await outbox.use("ada");
  await add("banana");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  // And it still waits between its tries.
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toHaveLength(2);
});

test("what the server refuses leaves, with its message, and holds nothing up", async () => {
  const { outbox, told, add, waiting } = tab(disk(), (payload) =>
    payload === "bad" ? "refused" : "ok",
  );
  await outbox.use("ada");
  await add("bad");
  await add("banana");
  await outbox.flush();
  expect(told).toEqual(["refused bad", "saved banana, banana left"]);
  expect(waiting()).toEqual([]);
});

test("a change whose own code fails after the answer holds nothing up", async () => {
  const answers = new Map<string, Verdict>([
    ["later", "later"],
    ["bad and faulty", "refused"],
  ]);
  const { outbox, sent, told, add, waiting } = tab(disk(), (name) => answers.get(name) ?? "ok");
  await outbox.use("ada");
  for (const name of ["later", "bad and faulty", "faulty", "banana"]) await add(name);
  await outbox.flush();
  expect(told).toEqual([
    "Error: It was refused.",
    "Error: It was sent.",
    "saved banana, banana left",
  ]);
  expect(waiting()).toEqual(["later"]);
  answers.clear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toBe("later");
  expect(waiting()).toEqual([]);
});

test("changes of one thing keep their order; other things don't wait for them", async () => {
  const { outbox, sent, add } = tab(disk(), (payload) =>
    payload === "log banana" ? "later" : "ok",
  );
  await outbox.use("ada");
  await add("log banana", "banana");
  await add("delete banana", "banana");
  await add("log apple", "apple");
  await outbox.flush();
  expect(sent).toEqual(["log banana", "log apple"]);
});

test("one that waits behind another's pause isn't looked at without end meanwhile", async () => {
  const store = disk();
  let looks = 0;
  const counting = {
    ...store,
    all: () => {
      looks += 1;
      return store.all();
    },
  };
  const { outbox, sent, add } = tab(counting, () => "later");
  await outbox.use("ada");
  await add("second", "soup");
  await outbox.flush();
  // Another tab's, made before by a clock that has been set back since.
  const [item] = store.items.values();
  if (!item) throw new Error("Nothing is stored.");
  const payload = { name: "first", target: "soup" };
  await store.put({ ...item, id: "first", madeAt: item.madeAt - 1_000, payload });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(["second", "first"]);
  looks = 0;
  vi.advanceTimersByTime(900);
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
    vi.advanceTimersByTime(0);
  }
  expect(looks).toBe(0);
});

test("nobody's change is sent as somebody else", async () => {
  const store = disk();
  const ada = tab(store, () => "signed-out");
  await ada.outbox.use("ada");
  await ada.add("banana");
  await ada.outbox.use(null);
  expect(ada.waiting()).toEqual([]);

  const grace = tab(store);
  await grace.outbox.use("grace");
  await grace.outbox.flush();
  expect(grace.sent).toEqual([]);
  await grace.outbox.use("ada");
  await grace.outbox.flush();
  expect(grace.sent).toEqual(["banana"]);
});

test("a device that can't store still sends", async () => {
  const refuse = () => Promise.reject(new Error("no disk"));
  const { outbox, sent, add } = tab({ all: refuse, put: refuse, remove: refuse });
  await outbox.use("ada");
  await add("banana");
  await outbox.flush();
  expect(sent).toEqual(["banana"]);
});

test("what storage refused is stored as soon as it has room", async () => {
  const store = disk();
  const full: OutboxStore = { ...store, put: () => Promise.reject(new Error("no room")) };
  const { outbox, add } = tab(full, () => "later");
  await outbox.use("ada");
  await add("banana");
  await outbox.flush();
  expect(store.items.size).toBe(0);
  full.put = store.put;
  await outbox.flush();
  const later = tab(store, () => "later");
  await later.outbox.use("ada");
  expect(later.waiting()).toEqual(["banana"]);
});

test("what the browser throws away while a page is open is stored again, and sent", async () => {
  const store = disk();
  let isUp = false;
  const { outbox, sent, add, waiting } = tab(store, () => (isUp ? "ok" : "later"));
  await outbox.use("ada");
  await add("banana");
  await outbox.flush();
  store.items.clear();
  store.wasLost = () => true;
  await outbox.flush();
  store.wasLost = () => false;
  expect(waiting()).toEqual(["banana"]);
  expect([...store.items.values()].map(({ target }) => target)).toEqual([["banana"]]);
  isUp = true;
  const tries = sent.length;
  await outbox.retryNow();
  expect(sent).toHaveLength(tries + 1);
  expect(waiting()).toEqual([]);
});

test("the list is the same array until something changes", async () => {
  const { outbox, add } = tab(disk(), () => "later");
  await outbox.use("ada");
  await add("banana");
  expect(outbox.pending()).toBe(outbox.pending());
});

test("what the server has shows until what was asked before has been answered anew", async () => {
  const { outbox, add, ask, answered, shown, waiting } = tab(disk());
  await outbox.use("ada");
  ask();
  await add("banana");
  expect(shown(["apple"])).toEqual(["apple", "banana"]);
  await outbox.flush();
  expect(waiting()).toEqual([]);
  expect(shown(["apple"]), "answered before").toEqual(["apple", "banana"]);
  answered();
  expect(shown(["apple", "banana"]), "answered after").toEqual(["apple", "banana"]);
  expect(outbox.waiting()).toEqual([]);
});

test("what is refused doesn't show any more", async () => {
  const { outbox, add, ask, shown } = tab(disk(), () => "refused");
  await outbox.use("ada");
  ask();
  await add("banana");
  await outbox.flush();
  expect(shown(["apple"])).toEqual(["apple"]);
});

test("another tab shows it too, and asks anew by itself", async () => {
  const store = disk();
  const air = airwaves();
  let up = false;
  const here = tab(store, () => (up ? "ok" : "later"), air());
  const there = tab(store, () => "later", air());
  for (const one of [here, there]) await one.outbox.use("ada");
  there.ask();
  await here.add("banana");
  await vi.advanceTimersByTimeAsync(0);
  expect(there.shown([])).toEqual(["banana"]);
  up = true;
  await here.outbox.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(there.waiting()).toEqual([]);
  expect(there.shown([]), "its own answer is from before").toEqual(["banana"]);
  there.answered();
  expect(there.shown(["banana"])).toEqual(["banana"]);
});

test("a tab that slept while another one sent doesn't send again", async () => {
  const store = disk();
  const asleep = tab(store, () => "later");
  await asleep.outbox.use("ada");
  asleep.ask();
  await asleep.add("banana");
  await asleep.outbox.flush();
  const awake = tab(store);
  await awake.outbox.use("ada");
  await awake.outbox.flush();
  const tries = asleep.sent.length;
  await asleep.outbox.retryNow();
  expect(asleep.sent).toHaveLength(tries);
  expect(asleep.shown([]), "until it has asked anew").toEqual(["banana"]);
});

test("what was sent is shown and stored until what the device holds includes it", async () => {
  const store = disk();
  const before = tab(store, () => "ok", undefined, true);
  await before.outbox.use("ada");
  before.ask();
  await before.add("banana");
  await before.outbox.flush();
  before.answered();
  expect(before.waiting(), "nothing is left to send").toEqual([]);
  expect(before.shown(["banana"]), "its own answer has it").toEqual(["banana"]);

  // Closed before it was read back, and opened again, perhaps without a network.
  const after = tab(store, () => "ok", undefined, true);
  await after.outbox.use("ada");
  await after.outbox.flush();
  expect(after.sent, "it isn't sent again").toEqual([]);
  expect(after.waiting()).toEqual([]);
  expect(after.shown([]), "what the device holds lacks it").toEqual(["banana"]);
  after.readBack();
  expect(after.shown(["banana"])).toEqual(["banana"]);
  expect(after.outbox.waiting()).toEqual([]);
  expect(store.items.size).toBe(0);
});

test("what was read back shows until what it affects has been answered anew", async () => {
  const { outbox, add, ask, answered, readBack, shown } = tab(disk(), () => "ok", undefined, true);
  await outbox.use("ada");
  ask();
  await add("banana");
  await outbox.flush();
  readBack();
  expect(shown(["apple"]), "of days that the device doesn't hold").toEqual(["apple", "banana"]);
  answered();
  expect(outbox.waiting()).toEqual([]);
});

test("what somebody sent doesn't stay once they have left", async () => {
  const store = disk();
  const { outbox, add } = tab(store, () => "ok", undefined, true);
  await outbox.use("ada");
  await add("banana");
  await outbox.flush();
  expect(store.items.size).toBe(1);
  await outbox.use(null);
  expect(outbox.waiting()).toEqual([]);
  expect(store.items.size).toBe(0);
});

test("what another tab or the service worker has sent is not sent again, and shows", async () => {
  const store = disk();
  const asleep = tab(store, () => "later", undefined, true);
  await asleep.outbox.use("ada");
  await asleep.add("banana");
  await asleep.outbox.flush();
  const awake = tab(store, () => "ok", undefined, true);
  await awake.outbox.use("ada");
  await awake.outbox.flush();
  const tries = asleep.sent.length;
  await asleep.outbox.retryNow();
  expect(asleep.sent).toHaveLength(tries);
  expect(asleep.waiting()).toEqual([]);
  expect(asleep.shown([])).toEqual(["banana"]);
});

test("what this release doesn't understand is kept, and neither shown nor sent", async () => {
  const store = disk();
  const row = { id: "new", person: "ada", target: "x", madeAt: 1 };
  await store.put({ ...row, kind: "meal.dream", payload: {} });
  await store.put({ ...row, id: "odd", kind: "meal.log", payload: { name: 7 } });
  const { outbox, add, sent, waiting } = tab(store);
  await outbox.use("ada");
  await add("banana", "x");
  await outbox.flush();
  expect(sent).toEqual(["banana"]);
  expect(waiting()).toEqual([]);
  expect([...store.items.keys()]).toEqual(["new", "odd"]);
});

test("a change with several targets is sent in order with what changes any of them", async () => {
  const verdicts: Record<string, Verdict> = { copy: "later" };
  const { outbox, sent, add } = tab(disk(), (name) => verdicts[name] ?? "ok");
  await outbox.use("ada");
  await add("copy", "milk and oats");
  await outbox.flush();
  await add("edit", "oats");
  await add("other", "tea");
  await outbox.flush();
  expect(sent).toEqual(["copy", "other"]);
  delete verdicts["copy"];
  await outbox.retryNow();
  expect(sent).toEqual(["copy", "other", "copy", "edit"]);
});
