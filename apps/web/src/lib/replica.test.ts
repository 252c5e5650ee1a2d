import { addDays } from "@morsel/domain/day";
import { afterEach, expect, test, vi } from "vitest";
import { type ReplicaWrite } from "./replica.ts";
import { airwaves, disk, feed, settle, tab, today } from "./replica-fixture.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what the feed says is held whole after its last page, and is there after a reload", async () => {
  const [store, server] = [disk(), feed()];
  server.limit = 2;
  for (const name of ["apple", "bread", "carrot"]) server.log(name, name);
  const first = tab(store, server);
  await first.replica.use("ada");
  expect(first.replica.covers("ada", today), "before").toBe(false);
  await first.replica.catchUp();
  expect(first.names()).toEqual(["apple", "bread", "carrot"]);
  expect(server.asked).toEqual([null, "1.2"]);

  const again = tab(store, server);
  await again.replica.use("ada");
  expect(again.names()).toEqual(["apple", "bread", "carrot"]);
  expect(again.replica.covers("ada", today)).toBe(true);
  expect(again.replica.covers("grace", today)).toBe(false);
  server.remove("apple");
  server.log("bread", "toast");
  await again.replica.catchUp();
  expect(again.names()).toEqual(["carrot", "toast"]);
  expect(server.asked.slice(2)).toEqual(["1.3", "1.5"].slice(0, 1));
});

test("a tab that is closed between two pages goes on where it was", async () => {
  const [store, server] = [disk(), feed()];
  server.limit = 1;
  for (const name of ["apple", "bread", "carrot"]) server.log(name, name);
  const killed = tab(store, {
    ...server,
    async ask(since) {
      if (since === "1.2") throw new Error("The tab is closed.");
      return server.ask(since);
    },
  });
  await killed.replica.use("ada");
  await expect(killed.replica.catchUp()).rejects.toThrow("closed");
  expect(killed.replica.covers("ada", today)).toBe(false);

  const next = tab(store, server);
  await next.replica.use("ada");
  expect(next.replica.covers("ada", today), "not whole yet").toBe(false);
  await next.replica.catchUp();
  expect(next.names()).toEqual(["apple", "bread", "carrot"]);
  expect(next.replica.covers("ada", today)).toBe(true);
  expect(server.asked).toEqual([null, "1.1", "1.2"]);
});

test("a device that was away shows all pages at once, and what came before one that didn't", async () => {
  const [store, server] = [disk(), feed()];
  server.limit = 1;
  let isAway = false;
  const { replica, names } = tab(store, {
    ...server,
    async ask(since) {
      if (isAway && since === "1.5") throw new Error("no network");
      return server.ask(since);
    },
  });
  await replica.use("ada");
  await replica.catchUp();
  const shown: string[][] = [];
  replica.subscribe((kinds) => kinds.size > 0 && shown.push(names()));
  for (const name of ["apple", "bread", "carrot"]) server.log(name, name);
  await replica.catchUp();
  expect(shown).toEqual([["apple", "bread", "carrot"]]);
  isAway = true;
  for (const name of ["dill", "egg", "fig"]) server.log(name, name);
  await expect(replica.catchUp()).rejects.toThrow("network");
  expect(shown.slice(1)).toEqual([["apple", "bread", "carrot", "dill", "egg"]]);
});

test("who signs out while a page is being stored leaves nothing in memory", async () => {
  const [store, server] = [disk(), feed()];
  let signOut = () => {};
  const busy = {
    ...store,
    write(change: ReplicaWrite) {
      signOut();
      return store.write(change);
    },
  };
  const { replica, names } = tab(busy, server);
  signOut = () => void replica.use(null);
  await replica.use("ada");
  server.log("apple", "apple");
  await replica.catchUp();
  expect(names()).toEqual([]);
});

test("where the feed has begun anew, the device does too", async () => {
  const [store, server] = [disk(), feed()];
  server.log("apple", "apple");
  const { replica, names } = tab(store, server);
  await replica.use("ada");
  await replica.catchUp();
  server.deleteAll();
  server.log("bread", "bread");
  await replica.catchUp();
  expect(names()).toEqual(["bread"]);
  expect(store.size()).toBe(1);
});

test("what shows is told of what has gone when the feed has begun anew, however many pages it has", async () => {
  const server = feed();
  server.limit = 1;
  server.log("glass", "glass");
  const { replica } = tab(disk(), server);
  await replica.use("ada");
  await replica.catchUp();
  const told = new Set<string>();
  replica.subscribe((kinds) => {
    for (const kind of kinds) told.add(kind);
  });
  server.deleteAll();
  for (const name of ["apple", "bread"]) server.log(name, name);
  await replica.catchUp();
  expect([...told].sort()).toEqual(["meal", "water"]);
  expect(replica.all("water")).toEqual([]);
});

test("a device that is being filled shows nothing older than what the server was asked for meanwhile", async () => {
  for (const when of ["asked for", "being stored"]) {
    const [store, server] = [disk(), feed()];
    server.limit = 1;
    let [meanwhile, isStoring] = [() => {}, false];
    const { replica, names } = tab(
      {
        ...store,
        async write(change) {
          const isWritten = await store.write(change);
          if (isStoring) meanwhile();
          return isWritten;
        },
      },
      {
        ...server,
        async ask(since) {
          const page = await server.ask(since);
          if (!page.more) isStoring = when === "being stored";
          if (!page.more && !isStoring) meanwhile();
          return page;
        },
      },
    );
    for (const name of ["apple", "bread"]) server.log(name, name);
    meanwhile = () => {
      [meanwhile, isStoring] = [() => {}, false];
      server.remove("apple");
      // More than a page of it.
      for (const name of ["carrot", "dill"]) server.log(name, name);
      replica.overtake();
    };
    const shown: string[][] = [];
    replica.subscribe(() => {
      if (replica.covers("ada", today)) shown.push(names());
    });
    await replica.use("ada");
    await replica.catchUp();
    expect(new Set(shown.map(String)), when).toEqual(new Set(["bread,carrot,dill"]));
  }
});

test("a run tells once of all that it has brought, and of nothing where nothing is new", async () => {
  const server = feed();
  const { replica } = tab(disk(), server);
  await replica.use("ada");
  await replica.catchUp();
  const told: string[][] = [];
  replica.subscribe((kinds) => told.push([...kinds]));
  server.limit = 1;
  for (const name of ["apple", "glass"]) server.log(name, name);
  await replica.catchUp();
  expect(told).toEqual([["meal", "water"]]);
  await replica.catchUp();
  expect(told).toEqual([["meal", "water"], []]);
});

test("another tab's page isn't shown over what the server was asked for before a run that failed", async () => {
  const [store, server, channel] = [disk(), feed(), airwaves()];
  let isDown = false;
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const first = tab(store, server, { channel: channel() });
  const second = tab(
    store,
    { ...server, ask: (since) => (isDown ? lost() : server.ask(since)) },
    { channel: channel() },
  );
  await first.replica.use("ada");
  await second.replica.use("ada");
  const shown: string[][] = [];
  second.replica.subscribe(() => {
    if (second.replica.covers("ada", today)) shown.push(second.names());
  });
  isDown = true;
  second.replica.overtake();
  server.log("apple", "apple");
  await first.replica.catchUp();
  await settle();
  for (const name of ["bread", "carrot"]) server.log(name, name);
  // The server answers the second tab with all of them, but its feed can't be read.
  second.replica.overtake();
  await expect(second.replica.catchUp()).rejects.toThrow("Failed to fetch");
  server.limit = 1;
  await first.replica.catchUp();
  await settle();
  isDown = false;
  await second.replica.catchUp();
  expect(new Set(shown.map(String))).toEqual(new Set(["apple,bread,carrot"]));
});

test("a tab that couldn't read what it lacks reads again, though nothing changes any more", async () => {
  vi.useFakeTimers();
  const [store, server, channel] = [disk(), feed(), airwaves()];
  let [isDown, tries] = [true, 0];
  const reading = tab(store, server, { channel: channel() });
  const { replica, names } = tab(
    store,
    {
      ...server,
      async ask(since) {
        tries += 1;
        if (isDown) throw new TypeError("Failed to fetch");
        return server.ask(since);
      },
    },
    { channel: channel() },
  );
  await reading.replica.use("ada");
  await replica.use("ada");
  // The server has answered it, perhaps before this.
  replica.overtake();
  server.log("apple", "apple");
  await reading.replica.catchUp();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(replica.covers("ada", today)).toBe(false);
  expect(tries).toBe(2);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replica.covers("ada", today)).toBe(true);
  expect(names()).toEqual(["apple"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries, "it has everything").toBe(3);
});

test("a device that has every page, but may show something newer, reads again to show them", async () => {
  vi.useFakeTimers();
  const [store, server] = [disk(), feed()];
  let isDown = false;
  const { replica, names } = tab(store, {
    ...server,
    async ask(since) {
      if (isDown) throw new TypeError("Failed to fetch");
      const page = await server.ask(since);
      if (since !== null) return page;
      // The server answers something else meanwhile, and can't be reached after that.
      replica.overtake();
      isDown = true;
      return page;
    },
  });
  server.log("apple", "apple");
  await replica.use("ada");
  await expect(replica.catchUp()).rejects.toThrow("Failed to fetch");
  expect(replica.cursor()).toBe("1.1");
  expect(replica.covers("ada", today)).toBe(false);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replica.covers("ada", today)).toBe(true);
  expect(names()).toEqual(["apple"]);
});

test("a run that has begun is shared, unless the server has more since", async () => {
  const [store, server] = [disk(), feed()];
  const { replica, names } = tab(store, server);
  await replica.use("ada");
  await Promise.all([replica.catchUp(), replica.catchUp()]);
  expect(server.asked).toHaveLength(1);
  const running = replica.catchUp();
  await settle();
  const slow = replica.catchUp();
  await Promise.all([running, slow]);
  const before = server.asked.length;

  let answer = () => undefined as unknown;
  const waiting = new Promise((resolve) => (answer = () => resolve(undefined)));
  const held = tab(disk(), {
    ...server,
    async ask(since) {
      const page = await server.ask(since);
      await waiting;
      return page;
    },
  });
  await held.replica.use("ada");
  const early = held.replica.catchUp();
  await settle();
  server.log("apple", "apple");
  held.replica.expire();
  const late = held.replica.catchUp();
  answer();
  await early;
  expect(held.names(), "asked before it was logged").toEqual([]);
  await late;
  expect(held.names()).toEqual(["apple"]);
  expect(server.asked.length - before).toBe(2);
  expect(names()).toEqual([]);
});

test("of two tabs one reads, the other hears of it; one that slept reads what is stored", async () => {
  const [store, server, air] = [disk(), feed(), airwaves()];
  const here = tab(store, server, { channel: air() });
  const there = tab(store, server, { channel: air() });
  const asleep = tab(store, server);
  for (const { replica } of [here, there, asleep]) {
    await replica.use("ada");
    await replica.catchUp();
  }
  server.log("apple", "apple");
  const before = server.asked.length;
  await here.replica.catchUp();
  await settle();
  expect(there.names()).toEqual(["apple"]);
  expect(server.asked).toHaveLength(before + 1);
  expect(asleep.names()).toEqual([]);
  await asleep.replica.catchUp();
  expect(asleep.names()).toEqual(["apple"]);
  expect(server.asked.at(-1)).toBe("1.1");
});

test("three months are held; what moves out of them goes, and so does what ages", async () => {
  const [store, server] = [disk(), feed()];
  const old = addDays(today, -91);
  server.log("old", "old", old);
  server.log("oldest held", "oldest held", addDays(today, -90));
  server.log("moved", "moved");
  const { replica, names } = tab(store, server);
  await replica.use("ada");
  await replica.catchUp();
  expect(names()).toEqual(["moved", "oldest held"]);
  expect(replica.from()).toBe(addDays(today, -90));
  server.log("moved", "moved", old);
  await replica.catchUp();
  expect(names()).toEqual(["oldest held"]);

  const tomorrow = tab(store, server, { on: addDays(today, 1) });
  await tomorrow.replica.use("ada");
  await tomorrow.replica.catchUp();
  expect(tomorrow.names()).toEqual([]);
  expect(store.size()).toBe(0);
  expect(tomorrow.replica.covers("ada", addDays(today, -90))).toBe(false);
});

test("what was held while the device's clock was ahead is read anew once it is right", async () => {
  const [store, server] = [disk(), feed()];
  server.log("apple", "apple");
  const ahead = tab(store, server, { on: addDays(today, 365) });
  await ahead.replica.use("ada");
  await ahead.replica.catchUp();
  expect(ahead.names()).toEqual([]);

  const right = tab(store, server);
  await right.replica.use("ada");
  expect(right.replica.covers("ada", today)).toBe(false);
  await right.replica.catchUp();
  expect(right.names()).toEqual(["apple"]);
  expect(right.replica.covers("ada", addDays(today, -90))).toBe(true);

  // A flight west is no reason: the day before has one to spare.
  const west = tab(store, server, { on: addDays(today, -1) });
  await west.replica.use("ada");
  expect(west.names()).toEqual(["apple"]);
});

test("the first two weeks are there before the rest has been read", async () => {
  const [store, server] = [disk(), feed()];
  server.log("new", "new");
  server.log("old", "old", addDays(today, -30));
  const before = tab(store, server);
  await before.replica.use("ada");
  await before.replica.catchUp();
  const { replica, names } = tab(store, server);
  await replica.use("ada");
  expect(names()).toEqual(["new"]);
  expect(replica.covers("ada", addDays(today, -13))).toBe(true);
  expect(replica.covers("ada", addDays(today, -30))).toBe(false);
  await replica.catchUp();
  expect(names()).toEqual(["new", "old"]);
  expect(replica.covers("ada", addDays(today, -30))).toBe(true);
});

test("what isn't as the contract says is left to the server, what is of an unknown kind is skipped", async () => {
  const [store, server] = [disk(), feed()];
  const { replica, names } = tab(store, {
    ...server,
    async ask(since) {
      const page = await server.ask(since);
      const dream = { kind: "dream", id: "1", revision: 1, deleted: false, data: {} };
      return { ...page, changes: [dream, ...page.changes] };
    },
  });
  server.log("apple", "apple");
  await replica.use("ada");
  await replica.catchUp();
  expect(names()).toEqual(["apple"]);
  server.log("odd", 7 as unknown as string);
  await expect(replica.catchUp()).rejects.toThrow();
  expect(replica.covers("ada", today)).toBe(false);
  await replica.catchUp();
});
