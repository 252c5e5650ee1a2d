import { randomUUID } from "node:crypto";
import { maxFasts, maxFastsPerDay, maxPauses } from "@morsel/contract/fasting";
import { maxMealsPerDay } from "@morsel/contract/meals";
import { maxDevices } from "@morsel/contract/notifications";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "../testing/caller.ts";
import { type PushService, startPushService } from "../testing/push-service.ts";
import { startServer, type TestServer } from "../testing/server.ts";
import { rowsOf, withTables } from "../testing/tables.ts";
import { asSystem } from "./database/as-system.ts";

let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await startPushService();
  server = await startServer({ env: { PUSH_SERVICES: push.origin } });
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

const hour = 3_600_000;
const post = (person: SignedIn, path: string, body: unknown) =>
  server.call("POST", path, { token: person.token, body });

/** Sends `count` requests, a few at a time; returns their statuses. */
async function many(count: number, make: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 25) {
    const some = Array.from({ length: Math.min(25, count - at) }, (_, more) => make(at + more));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
}

const counted = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ]),
  );

/** Statements that one server process runs concurrently: see `freshPlace`. */
const connections = process.env["MORSEL_TEST_ENGINE"] === "postgres" ? 4 : 1;

describe("a day of the diary", () => {
  const { logged, removed } = maxMealsPerDay;
  const meal = (date: string, over: object = {}) => ({
    name: "Toast",
    date,
    calories: 90,
    ...over,
  });

  test("takes so many entries, at once or one by one, and then says so", async () => {
    const person = await server.signedIn();
    const ids = Array.from({ length: logged + 30 }, () => randomUUID());
    const statuses = await many(ids.length, (at) =>
      post(person, "/api/meals/logged", meal("2026-11-20", { id: ids[at] })),
    );
    const { 201: taken = 0, ...others } = counted(statuses);
    expect(Object.keys(others)).toEqual(["409"]);
    expect(taken).toBeGreaterThanOrEqual(logged);
    expect(taken).toBeLessThan(logged + connections);
    expect((await rowsOf(server, person.userId))["meals"]).toBe(taken);

    const { status, body } = await post(person, "/api/meals/logged", meal("2026-11-20"));
    expect({ status, error: body.error }).toEqual({
      status: 409,
      error: {
        code: "MEAL_DAY_FULL",
        message: "A day holds at most 100 entries. Delete some to log more.",
        issues: [
          { path: "date", message: "A day holds at most 100 entries. Delete some to log more." },
        ],
      },
    });
    // Retries of stored entries still succeed; other days and other people have room.
    const again = await post(person, "/api/meals/logged", meal("2026-11-20", { id: ids[0] }));
    expect(again.status).toBe(201);
    const other = await post(person, "/api/meals/logged", meal("2026-11-21"));
    expect(other.status).toBe(201);
    const stranger = await server.signedIn();
    expect((await post(stranger, "/api/meals/logged", meal("2026-11-20"))).status).toBe(201);

    // Nor can an entry be moved in from another day; it stays as it was.
    const path = `/api/meals/${other.body.meal.id}`;
    const edit = (change: object) =>
      server.call("PATCH", path, { token: person.token, body: change });
    const moved = await edit({ date: "2026-11-20", name: "Bread" });
    expect({ status: moved.status, code: moved.body.error?.code }).toEqual({
      ...{ status: 409, code: "MEAL_DAY_FULL" },
    });
    expect((await edit({ date: "2026-11-21" })).body).toMatchObject({ name: "Toast" });
    const inFullDay = await server.call("PATCH", `/api/meals/${ids[0]}`, {
      token: person.token,
      body: { date: "2026-11-20", name: "Rye toast" },
    });
    expect(inFullDay.body).toMatchObject({ name: "Rye toast", date: "2026-11-20" });

    // Each deletion frees one place.
    for (const id of ids.slice(0, taken - logged + 1))
      await server.call("DELETE", `/api/meals/${id}`, { token: person.token });
    expect((await edit({ date: "2026-11-20" })).status).toBe(200);
    expect((await post(person, "/api/meals/logged", meal("2026-11-20"))).status).toBe(409);
  });

  test("is closed by so many that were removed", async () => {
    const person = await server.signedIn();
    const first = (await post(person, "/api/meals/logged", meal("2026-11-20"))).body.meal;
    await server.call("DELETE", `/api/meals/${first.id}`, { token: person.token });
    await withTables(server, async (db) => {
      const tables = asSystem(db).withTables<{ meals: Record<string, unknown> }>();
      const row = await tables
        .selectFrom("meals")
        .selectAll()
        .where("id", "=", first.id as string)
        .executeTakeFirstOrThrow();
      for (let at = 1; at < removed; at += 1)
        await tables
          .insertInto("meals")
          .values({ ...row, id: randomUUID() })
          .execute();
    });
    const { status, body } = await post(person, "/api/meals/logged", meal("2026-11-20"));
    expect({ status, message: body.error?.message }).toEqual({
      status: 409,
      message: "Too many entries were added to this day and deleted again. Log to another day.",
    });
    expect((await post(person, "/api/meals/logged", meal("2026-11-19"))).status).toBe(201);
  });
});

describe("a person's fasts", () => {
  const noon = Date.UTC(2026, 9, 20, 12);
  const past = (minute: number, over: object = {}) => ({
    id: randomUUID(),
    ...{ planId: "16-8", status: "stopped", source: "manual", targetDuration: 16 * hour },
    startTime: noon + minute * 60_000,
    endTime: noon + minute * 60_000 + 30_000,
    ...over,
  });
  const pausesOf = (count: number, minute: number) =>
    Array.from({ length: count }, (_, at) => ({
      from: noon + minute * 60_000 + at * 10,
      to: noon + minute * 60_000 + at * 10 + 5,
    }));

  test("are so many a day, to the one, with those that were deleted", async () => {
    const person = await server.signedIn();
    const sent = Array.from({ length: maxFastsPerDay + 20 }, (_, at) => past(at));
    const statuses = await many(sent.length, (at) => post(person, "/api/fasting/start", sent[at]));
    expect(counted(statuses)).toEqual({ 201: maxFastsPerDay, 409: 20 });
    const kept = sent.filter((_, at) => statuses[at] === 201);
    await server.call("DELETE", `/api/fasting/${kept[0]?.id}`, { token: person.token });

    const { status, body } = await post(person, "/api/fasting/start", past(100));
    expect({ status, error: body.error }).toEqual({
      status: 409,
      error: { code: "FASTING_DAY_FULL", message: "At most 48 fasts can begin on one day." },
    });
    expect((await post(person, "/api/fasting/start", kept[1])).status).toBe(201);
    // Nor can one be moved in from another day.
    const elsewhere = past(24 * 60);
    expect((await post(person, "/api/fasting/start", elsewhere)).status).toBe(201);
    const moved = await server.call("PATCH", `/api/fasting/${elsewhere.id}`, {
      token: person.token,
      body: { startTime: noon + 90 * 60_000, endTime: noon + 91 * 60_000 },
    });
    expect(moved.body.error?.code).toBe("FASTING_DAY_FULL");
  });

  test("fill a history one day", async () => {
    const person = await server.signedIn();
    const first = past(0);
    await post(person, "/api/fasting/start", first);
    await withTables(server, async (db) => {
      const tables = asSystem(db).withTables<{ fasting_sessions: Record<string, unknown> }>();
      const row = await tables
        .selectFrom("fasting_sessions")
        .selectAll()
        .where("id", "=", first.id)
        .executeTakeFirstOrThrow();
      const others = Array.from({ length: maxFasts - 1 }, (_, at) => ({
        ...{ ...row, id: randomUUID() },
        ...{ start_time: first.startTime - at * hour, end_time: first.endTime - at * hour },
      }));
      for (let at = 0; at < others.length; at += 500)
        await tables
          .insertInto("fasting_sessions")
          .values(others.slice(at, at + 500))
          .execute();
    });
    const tomorrow = past(24 * 60);
    const { status, body } = await post(person, "/api/fasting/start", tomorrow);
    expect({ status, error: body.error }).toEqual({
      status: 409,
      error: {
        code: "FASTING_HISTORY_FULL",
        message: "Your history holds 10,000 fasts, which is all it can. Delete some first.",
      },
    });
    await server.call("DELETE", `/api/fasting/${first.id}`, { token: person.token });
    expect((await post(person, "/api/fasting/start", tomorrow)).status).toBe(201);
    const path = "/api/fasting/summary?timeZone=Europe/Berlin";
    const summary = await server.call("GET", path, { token: person.token });
    expect(summary.body).toMatchObject({ fasts: maxFasts });
  });

  test("are paused so often a day, all of them together", async () => {
    const person = await server.signedIn();
    const start = (minute: number, pauses: number) =>
      post(person, "/api/fasting/start", past(minute, { pauses: pausesOf(pauses, minute) }));
    expect((await start(0, maxPauses - 1)).status).toBe(201);
    const { status, body } = await start(10, 2);
    expect({ status, error: body.error }).toEqual({
      status: 409,
      error: {
        code: "FASTING_TOO_MANY_PAUSES",
        message: "The fasts of one day can be paused at most 200 times.",
      },
    });
    expect((await start(10, 1)).status).toBe(201);
    expect((await start(20, 0)).status).toBe(201);
  });
});

test("a person's browsers are so many, to the one, and one that is there may come again", async () => {
  const person = await server.signedIn();
  const browsers = await Promise.all(Array.from({ length: maxDevices + 5 }, () => push.browser()));
  const subscribe = (at: number) => post(person, "/api/notifications/devices", browsers[at]);
  const statuses = await many(browsers.length, subscribe);
  expect(counted(statuses)).toEqual({ 201: maxDevices, 409: 5 });
  expect((await subscribe(statuses.indexOf(201))).status).toBe(201);
  expect((await subscribe(statuses.indexOf(409))).body.error).toEqual({
    code: "TOO_MANY_DEVICES",
    message: "Notices go to at most 20 browsers. Switch them off in one first.",
  });
});

test("a day's water is one row, however often it is set", async () => {
  const person = await server.signedIn();
  const set = (waterGlasses: number) =>
    post(person, "/api/daily-stats", { waterGlasses, date: "2026-11-20" });
  await many(30, (at) => set(at % 9));
  expect((await rowsOf(server, person.userId))["water_days"]).toBe(1);
});
