import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../platform/config/config.ts";
import { type Caller, createCaller, type SignedIn } from "../../testing/caller.ts";
import { openFeed } from "../../testing/feed.ts";
import { listen } from "../../testing/listener.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startServer({
    env: { LOG_LEVEL: "info" },
    beatEvery: 200,
    log: { write: (line: string) => void logged.push(line) },
  });
});
afterAll(() => server.stop());

const hour = 3_600_000;
const within = 1_000;

/** For each thing that the specification names, a call that changes it. */
const writes = (): [name: string, method: string, path: string, body: unknown][] => {
  const meal = { id: randomUUID(), name: "Toast", date: "2026-11-20", totalCalories: 90 };
  const startTime = server.clock.now() - hour;
  const fast = { id: randomUUID(), planId: "16-8", targetDuration: 16 * hour, startTime };
  return [
    ["an entry", "POST", "/api/meals/logged", meal],
    ["water", "POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 3 }],
    ["a fast", "POST", "/api/fasting/start", { ...fast, status: "active", source: "timer" }],
    ["a goal", "PUT", "/api/user/goals", { dailyCalorieGoal: 1_800 }],
    ["an entry's end", "DELETE", `/api/meals/${meal.id}`, undefined],
  ];
};

/** Makes each change through one process; a listener at another must hear of it in time. */
async function expectHeard({ token }: SignedIn, through: Caller, at: Caller): Promise<void> {
  const feed = openFeed(at, token);
  const listener = await listen(at.url, token);
  try {
    for (const [name, method, path, body] of writes()) {
      await feed.catchUp();
      const heard = listener.hears(within);
      const sent = { token, ...(body !== undefined && { body }) };
      expect((await through.call(method, path, sent)).status).toBeLessThan(300);
      await heard.catch((error: unknown) => expect.fail(`${name}: ${String(error)}`));
      expect(await feed.catchUp(), name).toHaveLength(1);
      expect(listener.heard.at(-1)).toBe(feed.cursor());
    }
  } finally {
    listener.leave();
  }
}

test("a second device hears of each change within a second", async () => {
  await expectHeard(await server.signedIn(), server, server);
});

test("it is told at once where things stand, and in a way that no proxy keeps", async () => {
  const { token } = await server.signedIn();
  const feed = openFeed(server, token);
  await feed.catchUp();
  const listener = await listen(server.url, token);
  expect(listener.heard).toEqual([feed.cursor()]);
  expect(listener.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  expect(listener.headers).not.toHaveProperty("content-encoding");
  await expect.poll(() => listener.beats()).toBeGreaterThan(2);
  // Nothing has changed.
  expect(listener.heard).toHaveLength(1);
  listener.leave();
});

test("what was refused is no change, and somebody else's is nobody's business", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  const listener = await listen(server.url, ana.token);
  for (const [, method, path, body] of writes())
    await server.call(method, path, { token: ben.token, ...(body !== undefined && { body }) });
  await server.call("POST", "/api/meals/logged", { token: ana.token, body: { name: "" } });
  await sleep(300);
  expect(listener.heard).toHaveLength(1);
  listener.leave();
});

test("only who is signed in listens", async () => {
  const status = async (headers: Record<string, string> = {}) =>
    (await server.call("GET", "/api/sync/events", { headers })).status;
  expect(await status()).toBe(401);
  expect(await status({ authorization: "Bearer x.y.z" })).toBe(401);
  const { token } = await server.signedIn();
  const head = await server.call("HEAD", "/api/sync/events", { token });
  expect(head.status).toBe(200);
});

test("of a person's streams twenty stay open, the latest", async () => {
  const { token } = await server.signedIn();
  const listeners = [];
  for (let n = 0; n < 22; n++) listeners.push(await listen(server.url, token));
  await Promise.all(listeners.slice(0, 2).map(({ ended }) => ended));
  const rest = listeners.slice(2);
  const heard = rest.map((one) => one.hears(within));
  await server.call("PUT", "/api/user/goals", { token, body: { dailyCalorieGoal: 1_700 } });
  await Promise.all(heard);
  for (const listener of rest) listener.leave();
});

test("a stream ends when its token does", async () => {
  const own = await startServer();
  try {
    const { token } = await own.signedIn();
    own.clock.advance(hour - 3_000);
    const listener = await listen(own.url, token);
    await sleep(500);
    const begun = performance.now();
    await listener.ended;
    expect(performance.now() - begun).toBeLessThan(3_500);
    expect((await own.call("GET", "/api/sync/events", { token })).status).toBe(401);
  } finally {
    await own.stop();
  }
});

test("a server that stops ends its streams instead of waiting for them", async () => {
  const own = await startServer();
  const { token } = await own.signedIn();
  const listener = await listen(own.url, token);
  const begun = performance.now();
  await own.stop();
  await listener.ended;
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("the log has one line for a stream, at its end, and no error", async () => {
  const { token } = await server.signedIn();
  const listener = await listen(server.url, token);
  const before = logged.length;
  const lines = () => logged.slice(before).filter((line) => line.includes("/api/sync/events"));
  await sleep(300);
  expect(lines()).toEqual([]);
  listener.leave();
  await expect.poll(lines).toHaveLength(1);
  const [line = ""] = lines();
  expect(JSON.parse(line)).toMatchObject({ level: "info", status: 200, path: "/api/sync/events" });
  expect(line).not.toContain('"err"');
});

test("OpenAPI describes it", async () => {
  const { body } = await server.call("GET", "/api/openapi.json");
  const { responses } = body.paths["/api/sync/events"].get;
  expect(Object.keys(responses)).toEqual(["200", "default"]);
  expect(Object.keys(responses[200].content)).toEqual(["text/event-stream"]);
});

// An embedded database allows one process only.
describe.runIf(process.env["MORSEL_TEST_ENGINE"] === "postgres")("with two processes", () => {
  let other: Caller;
  let stop = async () => {};
  beforeAll(async () => {
    const port = new URL(server.url).port;
    const app = await createApp(readConfig({ ...server.env, PORT: port }));
    const url = await app.http.server.listen({ host: "127.0.0.1", port: 0 });
    other = createCaller(() => url, server.dataDir);
    stop = () => app.close();
  });
  afterAll(() => stop());

  test("a device at one hears of what another sent to the other", async () => {
    await expectHeard(await server.signedIn(), server, other);
    await expectHeard(await server.signedIn(), other, server);
  });

  test("a connection to the database that was cut is made again, and nothing is missed", async () => {
    const { token } = await server.signedIn();
    const listener = await listen(other.url, token);
    const admin = new pg.Client({ connectionString: server.env["DATABASE_URL"] ?? "" });
    await admin.connect();
    const goal = (dailyCalorieGoal: number) =>
      server.call("PUT", "/api/user/goals", { token, body: { dailyCalorieGoal } });
    try {
      const cut = () =>
        admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen morsel'",
        );
      expect((await cut()).rowCount).toBeGreaterThan(0);
      // Changed while nobody listens.
      const heard = listener.hears(2 * within);
      await goal(1_600);
      await heard;
      const again = listener.hears(within);
      await goal(1_500);
      await again;
    } finally {
      await admin.end();
      listener.leave();
    }
  });

  test("a check of achievements that finds nothing sends no word to the other", async () => {
    const { token } = await server.signedIn();
    const check = () => server.call("POST", "/api/achievements/check", { token, body: {} });
    const admin = new pg.Client({ connectionString: server.env["DATABASE_URL"] ?? "" });
    const words: unknown[] = [];
    admin.on("notification", (word) => words.push(word));
    await admin.connect();
    await admin.query("listen morsel");
    try {
      await check();
      await expect.poll(() => words.length).toBe(1);
      await check();
      await server.call("PUT", "/api/user/goals", { token, body: { dailyCalorieGoal: 1_700 } });
      await expect.poll(() => words.length).toBe(2);
      await sleep(100);
      expect(words).toHaveLength(2);
    } finally {
      await admin.end();
    }
  });
});
