import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, type Day } from "@morsel/domain/day";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../platform/config/config.ts";
import { type Caller, createCaller, type SignedIn } from "../../testing/caller.ts";
import { openFeed } from "../../testing/feed.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { rowsOf } from "../../testing/tables.ts";

const isPostgres = process.env["MORSEL_TEST_ENGINE"] === "postgres";

let server: TestServer;
/** Each process that serves the database: an embedded one allows only one. */
const processes: Caller[] = [];
let stopOthers = async () => {};
beforeAll(async () => {
  server = await startServer();
  processes.push(server);
  if (!isPostgres) return;
  const port = new URL(server.url).port;
  const app = await createApp(readConfig({ ...server.env, PORT: port }));
  const url = await app.http.server.listen({ host: "127.0.0.1", port: 0 });
  processes.push(createCaller(() => url, server.dataDir));
  stopOthers = () => app.close();
});
afterAll(async () => {
  await stopOthers();
  await server.stop();
});

const firstDay = "2026-11-01" as Day;
const meal = (more: object = {}) => ({
  ...{ id: randomUUID(), name: "Toast", date: "2026-11-20", totalCalories: 90, ...more },
});

/** A transaction beside the server, and whether somebody waits for what it has locked. */
async function beginBeside() {
  const open = async () => {
    const client = new pg.Client({ connectionString: server.env["DATABASE_URL"] ?? "" });
    await client.connect();
    return client;
  };
  const [inside, outside] = [await open(), await open()];
  await inside.query("begin");
  const { rows } = await inside.query<{ pid: number }>("select pg_backend_pid() as pid");
  return {
    query: (text: string, values?: unknown[]) => inside.query(text, values),
    // Asked on another connection: within a transaction, the answer would stay as it was at first.
    isWaitedFor: async () => {
      const waiting = "select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
      return (await outside.query(waiting, [rows[0]?.pid])).rows.length > 0;
    },
    end: () => Promise.all([inside.end(), outside.end()]),
  };
}

test.runIf(isPostgres)(
  "a change that becomes visible late is never skipped, though a later one was there first",
  async () => {
    const { token, userId } = await server.signedIn();
    const feed = openFeed(server, token);
    await feed.catchUp();
    const late = await beginBeside();
    try {
      // Of another day, so that only what both are numbered by can hold the other up.
      await late.query(
        `insert into meals (user_id, id, date, logged_at, created_at, name, meal_type, estimated, calories, fingerprint)
         values ($1, $2, '2026-11-19', 1, 1, 'Late', 'snack', 0, 90, '')`,
        [userId, randomUUID()],
      );
      let isDone = false;
      const body = meal({ name: "Next" });
      const next = server.call("POST", "/api/meals/logged", { token, body }).then((reply) => {
        isDone = true;
        return reply;
      });
      // Either it has to wait for the open transaction, or it is done before it.
      await expect.poll(async () => isDone || (await late.isWaitedFor())).toBe(true);
      await feed.catchUp();
      await late.query("commit");
      expect((await next).status).toBeLessThan(300);
    } finally {
      await late.end();
    }
    await feed.catchUp();
    const names = Object.values(feed.of("meal")).map((one) => (one as { name: string }).name);
    expect(names.sort()).toEqual(["Late", "Next"]);
  },
);

test.runIf(isPostgres)(
  "deleting all data and a change that is under way wait for each other only one way",
  async () => {
    const { token, userId } = await server.signedIn();
    const body = { date: "2026-11-20", waterGlasses: 3 };
    await server.call("POST", "/api/daily-stats", { token, body });
    const change = await beginBeside();
    try {
      // It has its row already, and comes to the head and its change only later.
      await change.query("select 1 from water_days where user_id = $1 for update", [userId]);
      const deletion = server.call("DELETE", "/api/user/delete-data", { token });
      await expect.poll(change.isWaitedFor).toBe(true);
      await change.query("update water_days set glasses = 4 where user_id = $1", [userId]);
      await change.query("commit");
      expect((await deletion).status).toBe(200);
    } finally {
      await change.end();
    }
    const left = await rowsOf(server, userId);
    expect(left["water_days"]).toBeUndefined();
    expect(left["sync_changes"], "only the account, whose goals are the first ones again").toBe(1);
  },
);

/** A repeatable source of whole numbers below a bound. */
function dice(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Logs, edits, moves, deletes, drinks and fasts for a while. */
async function live({ token }: SignedIn, through: Caller, seed: number, steps: number) {
  const roll = dice(seed);
  const ids: string[] = [];
  const call = async (method: string, path: string, body?: unknown) => {
    const sent = { token, ...(body !== undefined && { body }) };
    const { status } = await through.call(method, path, sent);
    if (status >= 500) throw new Error(`${status} ${method} ${path}`);
  };
  const someDay = () => addDays(firstDay, roll(20));
  for (let step = 0; step < steps; step++) {
    const id = ids[roll(ids.length)];
    const choice = roll(10);
    if (choice < 4 || id === undefined) {
      const made = meal({ date: someDay() });
      ids.push(made.id);
      await call("POST", "/api/meals/logged", made);
    } else if (choice < 6)
      await call("PATCH", `/api/meals/${id}`, { date: someDay(), totalCalories: roll(500) });
    else if (choice < 7) await call("DELETE", `/api/meals/${id}`);
    else if (choice < 9)
      await call("POST", "/api/daily-stats", { date: someDay(), waterGlasses: roll(9) });
    else await call("PUT", "/api/user/goals", { dailyCalorieGoal: 1_500 + roll(500) });
  }
}

/** Reads page by page until told to stop, then to the end. */
async function follow({ token }: SignedIn, through: Caller, isOver: () => boolean) {
  const feed = openFeed(through, token, 7);
  while (!isOver()) {
    await feed.turn();
    await sleep(1);
  }
  await feed.catchUp();
  return feed;
}

/** A device's copy is what a new device gets, and what the rooms' own calls say. */
async function expectWhole(feed: ReturnType<typeof openFeed>, person: SignedIn, seed: number) {
  const { token, userId } = person;
  const fresh = openFeed(server, token);
  await fresh.catchUp();
  expect(Object.fromEntries(feed.things), `seed ${seed}`).toEqual(Object.fromEntries(fresh.things));
  const get = async (path: string) => (await server.call("GET", path, { token })).body;
  const meals = await get(`/api/meals/logged?from=${firstDay}&to=2026-11-30&limit=1000`);
  expect(feed.of("meal"), `seed ${seed}`).toEqual(
    Object.fromEntries(meals.map((one: { id: string }) => [one.id, one])),
  );
  const { data } = await get("/api/water-history?days=366");
  expect(feed.of("water"), `seed ${seed}`).toEqual(
    Object.fromEntries(data.map((one: { date: string }) => [one.date, one])),
  );
  for (const [id, user] of Object.entries(feed.of("user"))) {
    expect(id).toBe(userId);
    expect(user).toEqual(await get("/api/auth/user"));
  }
}

const through = (n: number) => processes[n % processes.length] ?? server;

test("however many write at once, a reader that pages all the while ends up with all of it", async () => {
  const seed = Date.now() % 100_000;
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  let isOver = false;
  const reading = [follow(ana, through(0), () => isOver), follow(ana, through(1), () => isOver)];
  const other = follow(ben, through(0), () => isOver);
  await Promise.all(
    [ana, ben].flatMap((person, first) =>
      [0, 1, 2, 3].map((n) => live(person, through(n), seed + 10 * first + n, 40)),
    ),
  );
  isOver = true;
  for (const feed of await Promise.all(reading)) await expectWhole(feed, ana, seed);
  const feed = await other;
  await expectWhole(feed, ben, seed);
  expect(Object.keys(feed.of("user"))).toEqual([ben.userId]);
});

test("nor does it miss or keep anything when all data are deleted in between", async () => {
  const seed = Date.now() % 100_000;
  const ana = await server.signedIn();
  let isOver = false;
  const reading = [follow(ana, through(0), () => isOver), follow(ana, through(1), () => isOver)];
  const erase = async () => {
    for (let n = 0; n < 4; n++) {
      await sleep(60);
      const { token } = ana;
      const { status } = await through(n).call("DELETE", "/api/user/delete-data", { token });
      expect(status).toBe(200);
    }
  };
  await Promise.all([erase(), ...[0, 1, 2, 3].map((n) => live(ana, through(n), seed + n, 40))]);
  isOver = true;
  for (const feed of await Promise.all(reading)) await expectWhole(feed, ana, seed);
});
