import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretOf } from "../../testing/accounts.ts";
import { mailTo } from "../../testing/browser.ts";
import { openFeed } from "../../testing/feed.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const hour = 3_600_000;
const day = 24 * hour;
const write = async (token: string, method: string, path: string, body?: unknown) => {
  const reply = await server.call(method, path, { token, ...(body !== undefined && { body }) });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};
const read = async (token: string, path: string) =>
  (await server.call("GET", path, { token })).body;

const meal = (more: object = {}) => ({
  ...{ id: randomUUID(), name: "Toast", date: "2026-11-20", totalCalories: 90, ...more },
});
const log = (token: string, more: object = {}) =>
  write(token, "POST", "/api/meals/logged", meal(more)).then(({ meal }) => meal);
const fast = () => {
  const startTime = server.clock.now() - 3 * hour;
  const over = { endTime: startTime + 2 * hour, status: "stopped", source: "manual" };
  return { id: randomUUID(), planId: "16-8", targetDuration: 16 * hour, startTime, ...over };
};
const since = (token: string, cursor: string, more = "") =>
  server.call("GET", `/api/sync/changes?since=${encodeURIComponent(cursor)}${more}`, { token });

test("each kind is told as its own call shows it: made, edited, deleted", async () => {
  const { token, userId } = await server.signedIn();
  const feed = openFeed(server, token);
  await feed.catchUp();

  const entry = await log(token);
  expect(await feed.catchUp()).toMatchObject([
    { kind: "meal", id: entry.id, deleted: false, data: entry },
  ]);
  const edited = await write(token, "PATCH", `/api/meals/${entry.id}`, { totalCalories: 95 });
  expect(await feed.catchUp()).toMatchObject([{ kind: "meal", id: entry.id, data: edited }]);
  await write(token, "DELETE", `/api/meals/${entry.id}`);
  expect(await feed.catchUp()).toMatchObject([
    { kind: "meal", id: entry.id, deleted: true, data: null },
  ]);

  await write(token, "POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 3 });
  await write(token, "POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 4 });
  expect(await feed.catchUp()).toMatchObject([
    { kind: "water", id: "2026-11-20", data: { date: "2026-11-20", glasses: 4 } },
  ]);

  const over = fast();
  await write(token, "POST", "/api/fasting/start", over);
  expect(await feed.catchUp()).toMatchObject([
    { kind: "fast", id: over.id, data: await read(token, `/api/fasting/${over.id}`) },
  ]);
  await write(token, "PATCH", `/api/fasting/${over.id}`, { targetDuration: hour });
  expect(await feed.catchUp()).toMatchObject([
    { kind: "fast", data: await read(token, `/api/fasting/${over.id}`) },
  ]);
  await write(token, "DELETE", `/api/fasting/${over.id}`);
  expect(await feed.catchUp()).toMatchObject([{ kind: "fast", id: over.id, deleted: true }]);

  const settings = {
    week: Array(7).fill({ planId: "18-6", startAt: "20:00" }),
    timeZone: "Europe/Berlin",
    reminders: { start: true, milestones: true, end: true },
    hideNumbers: true,
  };
  await write(token, "PUT", "/api/fasting/settings", settings);
  expect(await feed.catchUp()).toMatchObject([
    { kind: "fastingSettings", id: userId, data: settings },
  ]);

  await write(token, "PUT", "/api/user/goals", { dailyCalorieGoal: 1_800 });
  await write(token, "PUT", "/api/user/profile", { firstName: "Ana" });
  const user = await read(token, "/api/auth/user");
  expect(user).toMatchObject({ dailyCalorieGoal: 1_800, firstName: "Ana" });
  expect(await feed.catchUp()).toMatchObject([{ kind: "user", id: userId, data: user }]);
  expect(await feed.catchUp()).toEqual([]);
});

test("a fast that ends too short to count is told as gone", async () => {
  const { token } = await server.signedIn();
  const feed = openFeed(server, token);
  const id = randomUUID();
  const startTime = server.clock.now() - 1_000;
  const begun = { id, planId: "16-8", targetDuration: 16 * hour, startTime };
  await write(token, "POST", "/api/fasting/start", { ...begun, status: "active", source: "timer" });
  await feed.catchUp();
  expect(feed.of("fast")).toHaveProperty(id);
  await write(token, "PUT", `/api/fasting/${id}/complete`);
  await feed.catchUp();
  expect(feed.of("fast")).toEqual({});
});

test("a new address is told to the other devices, and nothing else that the account keeps", async () => {
  const { token, userId, email: before, password } = await server.signedIn();
  const feed = openFeed(server, token);
  await feed.catchUp();
  const credentials = { email: before, password };
  await write(token, "POST", "/auth/v1/token?grant_type=password", credentials);
  expect(await feed.catchUp()).toEqual([]);
  const email = `${randomUUID()}@example.org`;
  await write(token, "PUT", "/auth/v1/user", { email });
  const token_hash = secretOf(await mailTo(server, email, "Confirm"));
  await write(token, "POST", "/auth/v1/verify", { type: "email_change", token_hash });
  expect(await feed.catchUp()).toMatchObject([{ kind: "user", id: userId, data: { email } }]);
});

test("pages hold as many changes as asked for, each thing once and as it is now", async () => {
  const { token } = await server.signedIn();
  const feed = openFeed(server, token, 3);
  await feed.catchUp();
  const entries: { id: string }[] = [];
  for (let n = 0; n < 7; n++) entries.push(await log(token, { name: `Toast ${n}` }));
  await write(token, "PATCH", `/api/meals/${entries[0]?.id}`, { name: "First, and last changed" });
  await write(token, "DELETE", `/api/meals/${entries[3]?.id}`);
  const pages = [await feed.turn(), await feed.turn(), await feed.turn()];
  expect(pages.map(({ changes, more }) => [changes.length, more])).toEqual([
    [3, true],
    [3, true],
    [1, false],
  ]);
  const changes = pages.flatMap((page) => page.changes);
  expect(changes.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 0, 3].map((n) => entries[n]?.id));
  expect(changes.map(({ revision }) => revision)).toEqual(
    changes.map(({ revision }) => revision).sort((a, b) => a - b),
  );
  expect(changes.at(-2)?.data).toMatchObject({ name: "First, and last changed" });
  expect(changes.at(-1)).toMatchObject({ deleted: true, data: null });
  // Nothing has changed: the cursor stays.
  const { cursor } = await feed.turn();
  expect(cursor).toBe(pages[2]?.cursor);
});

test("a limit out of bounds is refused", async () => {
  const { token } = await server.signedIn();
  for (const limit of ["0", "1001", "1.5", "x"])
    expect((await read(token, `/api/sync/changes?limit=${limit}`)).error.code).toBe(
      "INVALID_REQUEST",
    );
  expect((await server.call("GET", "/api/sync/changes")).status).toBe(401);
});

test("somebody else's changes are never told", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  const feed = openFeed(server, ana.token);
  await feed.catchUp();
  const shared = randomUUID();
  await log(ben.token, { id: shared, name: "Ben's" });
  await write(ben.token, "POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 8 });
  expect(await feed.catchUp()).toEqual([]);
  // The same ids, each their own.
  await log(ana.token, { id: shared, name: "Ana's" });
  await write(ana.token, "POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 1 });
  await feed.catchUp();
  expect(feed.of("meal")).toMatchObject({ [shared]: { name: "Ana's" } });
  expect(feed.of("water")).toMatchObject({ "2026-11-20": { glasses: 1 } });
});

test("a cursor that isn't this person's, or that never was, starts over", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  const feed = openFeed(server, ana.token);
  await log(ana.token);
  await feed.catchUp();
  const of = openFeed(server, ben.token);
  await log(ben.token);
  await of.catchUp();
  const [epoch = "", seq = ""] = feed.cursor().split(".");
  const wrong = [
    ...["", "x", "0", "0.1", "0.0.0", "null", epoch, `${epoch}.`, `${epoch}.-1`],
    ...[`${epoch}.${Number(seq) + 1}`, `${epoch}.${seq}.${Number(seq) + 1}`, `${epoch}.1e3`],
    ...[`${epoch}.${seq}.${seq}.2026-02-30`, `${epoch}.${seq} `, of.cursor(), "9".repeat(5_000)],
  ];
  for (const cursor of wrong) {
    const { status, body } = await since(ana.token, cursor);
    expect([cursor, status, body.error?.code]).toEqual([cursor, 410, "START_OVER"]);
  }
  expect((await since(ana.token, feed.cursor())).status).toBe(200);
});

test("whoever has nothing yet has a cursor that stays good", async () => {
  const { token } = await server.signedIn();
  expect((await since(token, "0.0")).body.changes).toEqual(
    (await read(token, "/api/sync/changes")).changes,
  );
});

test("after all data are deleted every device starts over, and what comes then is told", async () => {
  const { token, userId } = await server.signedIn();
  const feed = openFeed(server, token);
  for (let n = 0; n < 3; n++) await log(token);
  await write(token, "PUT", "/api/user/goals", { dailyCalorieGoal: 1_800 });
  await write(token, "POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 3 });
  await feed.catchUp();
  await write(token, "DELETE", "/api/user/delete-data");
  expect((await since(token, feed.cursor())).body.error.code).toBe("START_OVER");
  const fresh = openFeed(server, token);
  expect(await fresh.catchUp(), "the goals are what they were at first").toMatchObject([
    { kind: "user", id: userId, deleted: false, data: { dailyCalorieGoal: 2_000 } },
  ]);
  for (let n = 0; n < 9; n++) await log(token);
  expect((await since(token, feed.cursor())).body.error.code).toBe("START_OVER");
  await fresh.catchUp();
  expect(Object.keys(fresh.of("meal"))).toHaveLength(9);
});

test("a device may be away for ninety days; one that was away for longer starts over", async () => {
  const own = await startServer();
  try {
    const { email, password, ...ana } = await own.signedIn();
    let { token } = ana;
    const sent = (method: string, path: string, body?: unknown) =>
      own.call(method, path, { token, ...(body !== undefined && { body }) });
    const later = async (ms: number) => {
      own.clock.advance(ms);
      await own.restart();
      const body = { email, password };
      const { body: session } = await own.call("POST", "/auth/v1/token?grant_type=password", {
        body,
      });
      token = session.access_token;
    };
    const ask = (cursor: string) => sent("GET", `/api/sync/changes?since=${cursor}`);
    const cursorNow = async () => (await sent("GET", "/api/sync/changes")).body.cursor as string;

    const [kept, gone] = [meal(), meal()];
    await sent("POST", "/api/meals/logged", kept);
    await sent("POST", "/api/meals/logged", gone);
    const before = await cursorNow();
    await sent("DELETE", `/api/meals/${gone.id}`);
    const after = await cursorNow();
    await sent("POST", "/api/daily-stats", { date: "2026-11-20", waterGlasses: 2 });

    await later(89 * day);
    expect((await ask(before)).body.changes).toMatchObject([
      { id: gone.id, deleted: true },
      { kind: "water" },
    ]);
    await later(2 * day);
    const outcome = async () => (await ask(before)).body.error?.code as string | undefined;
    // The server forgets deletions as it starts.
    await expect.poll(outcome).toBe("START_OVER");
    // Whoever knew of the deletion has missed nothing.
    expect((await ask(after)).body.changes).toMatchObject([{ kind: "water" }]);
    // Whoever begins gets through, page by page.
    const feed = openFeed(own, token, 1);
    await feed.catchUp();
    expect(Object.keys(feed.of("meal"))).toEqual([kept.id]);
    expect(feed.of("water")).toHaveProperty("2026-11-20");
  } finally {
    await own.stop();
  }
});

test("a device that begins may leave out what is dated earlier", async () => {
  const { token, userId } = await server.signedIn();
  const from = "2026-09-01";
  await log(token, { date: "2026-08-31", name: "Earlier" });
  await log(token, { date: "2026-09-01", name: "That day" });
  const { id } = await log(token, { date: "2026-11-20", name: "Deleted" });
  await write(token, "DELETE", `/api/meals/${id}`);
  await write(token, "POST", "/api/daily-stats", { date: "2026-08-31", waterGlasses: 1 });
  await write(token, "POST", "/api/daily-stats", { date: "2026-09-02", waterGlasses: 2 });
  await write(token, "PUT", "/api/user/goals", { dailyCalorieGoal: 1_800 });
  const startTime = server.clock.now() - hour;
  const running = { id: randomUUID(), planId: "16-8", targetDuration: 16 * hour, startTime };
  await write(token, "POST", "/api/fasting/start", {
    ...running,
    status: "active",
    source: "timer",
  });
  const old = { ...fast(), startTime: Date.UTC(2026, 7, 1), endTime: Date.UTC(2026, 7, 1, 16) };
  await write(token, "POST", "/api/fasting/start", old);

  const feed = openFeed(server, token, 2);
  const changes = await feed.catchUp({ from });
  expect(changes.every(({ deleted }) => !deleted)).toBe(true);
  expect(Object.values(feed.of("meal"))).toMatchObject([{ name: "That day" }]);
  expect(Object.keys(feed.of("water"))).toEqual(["2026-09-02"]);
  expect(Object.keys(feed.of("fast"))).toEqual([running.id]);
  expect(Object.keys(feed.of("user"))).toEqual([userId]);
  // What changes from now on is told whatever its day.
  await log(token, { date: "2026-08-01", name: "Late" });
  expect(await feed.catchUp({ from })).toMatchObject([{ data: { name: "Late" } }]);
});

test("what a beginning device already got is corrected, whatever becomes of it meanwhile", async () => {
  const { token } = await server.signedIn();
  const from = "2026-09-01";
  const entries: { id: string }[] = [];
  for (let n = 0; n < 6; n++) entries.push(await log(token, { name: `Toast ${n}` }));
  const [moved, deleted] = entries as [{ id: string }, { id: string }];
  const feed = openFeed(server, token, 3);
  // Of the first page at least two are meals: one may be the account.
  await feed.turn({ from });
  expect(feed.of("meal")).toHaveProperty(moved.id);
  expect(feed.of("meal")).toHaveProperty(deleted.id);
  await write(token, "PATCH", `/api/meals/${moved.id}`, { date: "2026-01-01" });
  await write(token, "DELETE", `/api/meals/${deleted.id}`);
  // Not even if the device forgets what it asked for.
  await feed.catchUp();
  expect(feed.of("meal")[moved.id]).toMatchObject({ date: "2026-01-01" });
  expect(Object.keys(feed.of("meal")).sort()).toEqual(
    entries
      .filter((one) => one !== deleted)
      .map((one) => one.id)
      .sort(),
  );
});
