import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { disk, feed, tab, today } from "./replica-fixture.ts";
import { replicaStore } from "./replica-store.ts";

test("another person and another release begin with nothing", async () => {
  const [store, server] = [disk(), feed()];
  server.log("apple", "apple");
  const adas = tab(store, server);
  await adas.replica.use("ada");
  await adas.replica.catchUp();
  await adas.replica.use(null);
  expect(adas.names()).toEqual([]);

  const [graces, newer] = [tab(store, feed()), tab(store, server, { shape: "2" })];
  await newer.replica.use("ada");
  expect(newer.replica.covers("ada", today)).toBe(false);
  await newer.replica.catchUp();
  expect(newer.names()).toEqual(["apple"]);
  await graces.replica.use("grace");
  expect(store.size(), "erased before anything is asked").toBe(0);
  await graces.replica.catchUp();
  expect(graces.names()).toEqual([]);
});

test("a tab of an older release leaves what a newer one stores alone", async () => {
  const [store, server] = [disk(), feed()];
  const older = tab(store, server);
  await older.replica.use("ada");
  await older.replica.catchUp();
  const newer = tab(store, server, { shape: "2" });
  await newer.replica.use("ada");
  await newer.replica.catchUp();
  server.log("apple", "apple");
  await older.replica.catchUp();
  expect(older.names()).toEqual(["apple"]);
  expect(store.size()).toBe(0);
  expect(older.troubles).toEqual([]);
});

test("a browser that refuses storage, is full or throws it away is as good until the next start", async () => {
  const server = feed();
  server.log("apple", "apple");
  const refuse = () => Promise.reject(new Error("No storage."));
  const without = tab({ state: refuse, things: refuse, write: refuse, trim: refuse }, server);
  await without.replica.use("ada");
  await without.replica.catchUp();
  expect(without.names()).toEqual(["apple"]);
  expect(without.replica.covers("ada", today)).toBe(true);
  expect(without.troubles).toEqual(["refused"]);

  const store = disk();
  const full = tab(store, server);
  await full.replica.use("ada");
  await full.replica.catchUp();
  store.fail(new DOMException("No room.", "QuotaExceededError"));
  server.log("bread", "bread");
  await full.replica.catchUp();
  server.log("carrot", "carrot");
  await full.replica.catchUp();
  expect(full.names()).toEqual(["apple", "bread", "carrot"]);
  expect(full.troubles).toEqual(["full"]);

  store.fail(null);
  const thrownAway = tab(store, server);
  await thrownAway.replica.use("ada");
  await thrownAway.replica.catchUp();
  store.evict();
  await thrownAway.replica.catchUp();
  expect(thrownAway.names()).toEqual(["apple", "bread", "carrot"]);
  expect(store.size()).toBe(3);
});

test("what is deleted from the device between two pages leaves no gap there", async () => {
  const name = "deleted-between-pages";
  const deleted = () =>
    new Promise<unknown>((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
  const server = feed();
  server.limit = 1;
  for (const food of ["apple", "bread", "carrot"]) server.log(food, food);
  let isThere = true;
  const filling = tab(replicaStore(name), {
    ...server,
    async ask(since) {
      if (since === "1.2" && isThere) await deleted().then(() => (isThere = false));
      return server.ask(since);
    },
  });
  await filling.replica.use("ada");
  await filling.replica.catchUp();
  expect(filling.names()).toEqual(["apple", "bread", "carrot"]);

  const next = tab(replicaStore(name), server);
  await next.replica.use("ada");
  expect(next.replica.covers("ada", today)).toBe(true);
  expect(next.names()).toEqual(["apple", "bread", "carrot"]);
});

test("of two tabs that read at once, where there are no locks, both come to the end", async () => {
  const [store, server] = [disk(), feed()];
  server.limit = 1;
  for (const food of ["apple", "bread", "carrot"]) server.log(food, food);
  const tabs = [tab(store, server), tab(store, server)];
  await Promise.all(tabs.map(({ replica }) => replica.use("ada")));
  await Promise.all(tabs.map(({ replica }) => replica.catchUp()));
  for (const { names } of tabs) expect(names()).toEqual(["apple", "bread", "carrot"]);
  expect(store.size()).toBe(3);
  // Who finds that the other has stored more goes on from there.
  expect(server.asked.filter((since) => since === null)).toHaveLength(2);
});
