import { randomUUID } from "node:crypto";
import type { Day } from "@morsel/domain/day";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillDiary } from "../../../bench/diary.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const date = "2026-11-20" as Day;
const days = `from=${date}&to=${date}`;

/** A person who has deleted everything, and sends changes that were made some time ago. */
async function erased() {
  const { token } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown, ago?: number | string) =>
    server.call(method, path, {
      token,
      ...(body !== undefined && { body }),
      ...(ago !== undefined && { headers: { "x-made-ago": String(ago) } }),
    });
  const entry = () => ({ id: randomUUID(), name: "Toast", date, totalCalories: 90 });
  const first = entry();
  await call("POST", "/api/meals/logged", first);
  server.clock.advance(60_000);
  expect((await call("DELETE", "/api/user/delete-data")).status).toBe(200);
  server.clock.advance(60_000);
  const diary = async () => (await call("GET", `/api/meals/logged?${days}`)).body;
  return { call, entry, first, diary };
}

describe("after all data is deleted", () => {
  test("what was made before stays gone, whether the server had it or not", async () => {
    const { call, entry, first, diary } = await erased();
    for (const late of [first, entry()]) {
      const { status, body } = await call("POST", "/api/meals/logged", late, 120_001);
      expect([status, body.error.code]).toEqual([410, "ERASED"]);
    }
    const water = { id: randomUUID(), date, step: 1 };
    expect((await call("POST", "/api/water/steps", water, 120_001)).status).toBe(410);
    const goals = { dailyCalorieGoal: 1500 };
    expect((await call("PUT", "/api/user/goals", goals, 120_001)).status).toBe(410);
    const theme = { key: "morsel-theme", data: "dark", timestamp: server.clock.now() - 120_001 };
    expect((await call("POST", "/api/user/sync-data", theme, 120_001)).status).toBe(410);
    expect(await diary()).toEqual([]);
    expect((await call("GET", "/api/user/data-overview")).body.mealsLogged).toBe(0);
    expect((await call("GET", "/api/auth/user")).body.dailyCalorieGoal).toBe(2000);
  });

  test("a deletion that waited finds nothing, however old it is", async () => {
    const { call, entry, diary } = await erased();
    const kept = entry();
    await call("POST", "/api/meals/logged", kept);
    expect((await call("DELETE", `/api/meals/${kept.id}`, undefined, 120_001)).status).toBe(204);
    expect((await call("DELETE", `/api/meals/${entry().id}`, undefined, 120_001)).status).toBe(404);
    expect(await diary()).toEqual([]);
  });

  test("what was made since is taken, by a device that hasn't heard of it, too", async () => {
    const { call, entry, diary } = await erased();
    expect((await call("POST", "/api/meals/logged", entry(), 59_999)).status).toBe(201);
    expect((await call("POST", "/api/meals/logged", entry())).status).toBe(201);
    expect(await diary()).toHaveLength(2);
  });
});

test("what arrives while a long history is deleted is older, too", async () => {
  const { token, userId } = await server.signedIn();
  await withTables(server, (db) => fillDiary(db, userId, { last: date, days: 100, perDay: 95 }));
  const deletion = server.call("DELETE", "/api/user/delete-data", { token });
  const answers: number[] = [];
  const headers = { "x-made-ago": "60000" };
  const body = { name: "Toast", date, totalCalories: 90 };
  const log = () => server.call("POST", "/api/meals/logged", { token, headers, body });
  do answers.push((await log()).status);
  while ((await Promise.race([deletion, server.call("GET", "/health")])).body?.status === "ok");
  expect((await deletion).status).toBe(200);
  expect(answers).toContain(410);
  const { body: left } = await server.call("GET", `/api/meals/logged?${days}`, { token });
  expect(left).toEqual([]);
});

test("nobody else's changes are older for it", async () => {
  await erased();
  const { token } = await server.signedIn();
  const body = { id: randomUUID(), name: "Toast", date, totalCalories: 90 };
  const headers = { "x-made-ago": "86400000" };
  const { status } = await server.call("POST", "/api/meals/logged", { token, body, headers });
  expect(status).toBe(201);
});

test.each(["-1", "1.5", "soon", "", "9".repeat(16)])("how long ago it was: not %j", async (ago) => {
  const { token } = await server.signedIn();
  const body = { id: randomUUID(), name: "Toast", date };
  const headers = { "x-made-ago": ago };
  const reply = await server.call("POST", "/api/meals/logged", { token, body, headers });
  expect(reply.status).toBe(400);
  expect(reply.body.error.issues).toEqual([
    { path: "x-made-ago", message: "Must be a whole number of milliseconds." },
  ]);
});
