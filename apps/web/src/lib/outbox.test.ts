import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  backoff,
  createOutbox,
  type OutboxItem,
  type OutboxStore,
  type Verdict,
} from "./outbox.ts";

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

/** A disk that outlives the tab: several outboxes may open the same one. */
function disk(): OutboxStore & { items: Map<string, OutboxItem> } {
  const items = new Map<string, OutboxItem>();
  return {
    items,
    all: async () => structuredClone([...items.values()]),
    put: async (item) => void items.set(item.id, structuredClone(item)),
    remove: async (id) => void items.delete(id),
  };
}

let made = 0;
function tab(store: OutboxStore, answer: (payload: unknown) => Verdict | "ok" = () => "ok") {
  const sent: unknown[] = [];
  const told: string[] = [];
  const outbox = createOutbox({
    store,
    judge: (failure) => (failure as Answer).verdict,
    newId: () => `item-${made++}`,
    now: Date.now,
    alone: (work) => work(),
  });
  outbox.handle("meal.log", {
    send: async (payload) => {
      sent.push(payload);
      const verdict = answer(payload);
      if (verdict !== "ok") throw new Answer(verdict);
      return { saved: payload };
    },
    applied: (payload) => told.push(`applied ${String(payload)}`),
    announce: (payload) => told.push(`announced ${String(payload)}`),
    refused: (payload) => told.push(`refused ${String(payload)}`),
  });
  const add = (payload: string, target = payload) =>
    outbox.add({ kind: "meal.log", target, payload });
  return { outbox, sent, told, add, waiting: () => outbox.pending().map((one) => one.payload) };
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
  expect(told).toEqual(["applied banana", "announced banana"]);
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

test("what the server refuses leaves, with its message, and holds nothing up", async () => {
  const { outbox, told, add, waiting } = tab(disk(), (payload) =>
    payload === "bad" ? "refused" : "ok",
  );
  await outbox.use("ada");
  await add("bad");
  await add("banana");
  await outbox.flush();
  expect(told).toEqual(["refused bad", "applied banana", "announced banana"]);
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

test("nobody's change is sent as somebody else", async () => {
  const store = disk();
  const ada = tab(store, () => "signed-out");
  await ada.outbox.use("ada");
  await ada.add("banana");
  await ada.outbox.use(null);
  expect(ada.waiting()).toEqual([]);

  const grace = tab(store);
  await grace.outbox.use("grace");
  expect(grace.sent).toEqual([]);
  await grace.outbox.use("ada");
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

test("the list is the same array until something changes", async () => {
  const { outbox, add } = tab(disk(), () => "later");
  await outbox.use("ada");
  await add("banana");
  expect(outbox.pending()).toBe(outbox.pending());
});
