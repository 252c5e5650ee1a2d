import { IDBDatabase, IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { indexedStore } from "./indexed-store.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a connection that the browser lost without a word is made anew", async () => {
  const store = indexedStore({ name: "kept", store: "items", durability: "strict" });
  await store.put({ id: "one" });
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
    throw new DOMException("The connection was lost.", "InvalidStateError");
  });
  await store.put({ id: "two" });
  expect(await store.all()).toEqual([{ id: "one" }, { id: "two" }]);
});

test("it says, once, that the browser has thrown everything away", async () => {
  const store = indexedStore({ name: "kept", store: "items", durability: "strict" });
  await store.put({ id: "one" });
  expect(store.wasLost()).toBe(false);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("kept").onsuccess = resolve;
  });
  expect(await store.all()).toEqual([]);
  expect(store.wasLost()).toBe(true);
  expect(store.wasLost()).toBe(false);
});
