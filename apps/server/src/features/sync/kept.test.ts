import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";
import { rowsOf } from "../../testing/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function somebody() {
  const { token, userId } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  return {
    ...{ call, userId },
    backUp: (key: string, data: unknown, timestamp: unknown = server.clock.now()) =>
      call("POST", "/api/user/sync-data", { key, data, timestamp }),
    restored: async () => (await call("GET", "/api/user/restore-data")).body.data,
  };
}

const today = () => new Date(server.clock.now()).toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(server.clock.now() - days * 86_400_000).toISOString().slice(0, 10);

describe("what a device backs up", () => {
  test("is kept under its key, and the newest stays, whichever arrives first", async () => {
    const person = await somebody();
    const now = server.clock.now();
    expect(await person.backUp("morsel-theme", "dark", now - 1_000)).toMatchObject({
      ...{ status: 200, body: { itemsBackedUp: 1 } },
    });
    const old = await person.backUp("morsel-theme", "light", now - 2_000);
    expect(old).toMatchObject({ status: 200, body: { itemsBackedUp: 1 } });
    const foods = [{ name: "Apple" }, { name: "Käse 🧀" }];
    const iso = new Date(now - 5_000).toISOString();
    expect((await person.backUp("weeklyAnalyzedFoods", foods, iso)).body.itemsBackedUp).toBe(2);
    expect((await person.restored()).kept).toEqual([
      { key: "morsel-theme", data: "dark", timestamp: now - 1_000 },
      { key: "weeklyAnalyzedFoods", data: foods, timestamp: now - 5_000 },
    ]);
    await person.backUp("morsel-theme", null, now);
    expect((await person.restored()).kept[0].data).toBeNull();
    expect((await (await somebody()).restored()).kept).toEqual([]);
  });

  test("reaches other devices by the feed", async () => {
    const person = await somebody();
    await person.backUp("morsel-theme", "dark", 1_000);
    const changes = async (since: string) =>
      (await person.call("GET", `/api/sync/changes?since=${since}`)).body;
    const { cursor } = await changes("0.0");
    await person.backUp("morsel-units", "imperial", 2_000);
    await person.backUp("morsel-theme", "light", 500);
    expect((await changes(cursor)).changes).toMatchObject([
      {
        ...{ kind: "kept", id: "morsel-units", deleted: false },
        data: { key: "morsel-units", data: "imperial", timestamp: 2_000 },
      },
    ]);
  });

  test("by a clock that is ahead doesn't win for hours", async () => {
    const person = await somebody();
    await person.backUp("morsel-units", "imperial", server.clock.now() + 5 * 3_600_000);
    await person.backUp("morsel-units", "metric");
    expect((await person.restored()).kept[0].data).toBe("metric");
    for (const odd of [1e300, -1e300, 0.5])
      expect((await person.backUp("morsel-theme", "dark", odd)).status).toBe(200);
  });

  test.each([
    "weeklyMeals",
    "dailyStats",
    "weeklyTrackerData",
    "calculatedCalories",
    "fastingHistory",
  ])("is only counted where it is derived from what is stored: %s", async (key) => {
    const person = await somebody();
    const { status, body } = await person.backUp(key, [{ name: "Apple", calories: 95 }, {}, {}]);
    expect({ status, body }).toEqual({ status: 200, body: { itemsBackedUp: 3 } });
    expect(await rowsOf(server, person.userId)).not.toHaveProperty("kept_values");
    expect((await person.restored()).meals).toEqual([]);
  });

  test.each([
    ["key", { key: "anything", data: 1, timestamp: 1 }],
    ["key", { key: "toString", data: 1, timestamp: 1 }],
    ["key", { data: 1, timestamp: 1 }],
    ["data", { key: "morsel-theme", timestamp: 1 }],
    ["data", { key: "morsel-theme", data: "x".repeat(100), timestamp: 1 }],
    ["data", { key: "weeklyMeals", data: ["x".repeat(50_000)], timestamp: 1 }],
    ["timestamp", { key: "morsel-theme", data: "dark" }],
    ["timestamp", { key: "morsel-theme", data: "dark", timestamp: "yesterday" }],
  ])("with a wrong %s is a 400 that names it", async (field, sent) => {
    const person = await somebody();
    const { status, body } = await person.call("POST", "/api/user/sync-data", sent);
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(field);
    expect((await person.restored()).kept).toEqual([]);
  });

  test("goes with all other data", async () => {
    const person = await somebody();
    await person.backUp("morsel-theme", "dark");
    await person.call("DELETE", "/api/user/delete-data");
    expect((await person.restored()).kept).toEqual([]);
  });
});

test("restored are 90 days of entries and water, the person's goals and who they are", async () => {
  const person = await somebody();
  for (const date of [today(), daysAgo(80), daysAgo(100)]) {
    const meal = { name: `Soup of ${date}`, date, totalCalories: 300 };
    await person.call("POST", "/api/meals/logged", meal);
    await person.call("POST", "/api/daily-stats", { waterGlasses: 3, date });
  }
  await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: 1850, dailyWaterGoal: 6 });
  await person.call("PUT", "/api/user/profile", { firstName: "Ana", lastName: "Lee" });
  const { status, body } = await person.call("GET", "/api/user/restore-data");
  expect(status).toBe(200);
  const { body: user } = await person.call("GET", "/api/auth/user");
  const { body: meals } = await person.call("GET", `/api/meals/logged?from=${daysAgo(89)}`);
  const { body: all } = await person.call("GET", "/api/achievements");
  const earned = all.achievements.filter((one: { earnedAt: string | null }) => one.earnedAt);
  expect(body).toEqual({
    success: true,
    data: {
      meals,
      recipes: [],
      waterIntake: [
        { date: today(), glasses: 3 },
        { date: daysAgo(80), glasses: 3 },
      ],
      ...{ calorieGoal: 1850, proteinGoal: 180, carbGoal: 200, fatGoal: 70, waterGoal: 6 },
      achievements: earned,
      userProfile: user,
      kept: [],
    },
  });
  expect(meals).toHaveLength(2);
  expect(earned.length).toBeGreaterThan(0);
});

test("neither is for visitors", async () => {
  const sent = { body: { key: "morsel-theme", data: "dark", timestamp: 1 } };
  expect((await server.call("POST", "/api/user/sync-data", sent)).status).toBe(401);
  expect((await server.call("GET", "/api/user/restore-data")).status).toBe(401);
});
