import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOf } from "../../testing/archive.ts";
import { packed, sendFile, untilImport } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

/*
 * A document that somebody else wrote, or changed: what no call would have taken isn't taken from a
 * file either, and is told; the rest of the file is.
 */

let server: TestServer;
let document: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer();
  const { token } = await server.signedIn();
  document = (await exportOf(server, token)).document as Record<string, unknown>;
});
afterAll(() => server.stop());

const at = "2026-11-20T12:00:00.000Z";
const meal = { ...{ date: "2026-11-20", mealType: "lunch", loggedAt: at, createdAt: at } };
const mealWith = (changes: object) => ({
  ...{ id: randomUUID(), name: "Soup", calories: 100, nutrients: {} },
  ...meal,
  ...changes,
});
const fastWith = (changes: object) => ({
  ...{ id: randomUUID(), planId: "16-8", status: "completed", source: "manual", createdAt: at },
  ...{ startTime: "2026-11-19T18:00:00.000Z", endTime: "2026-11-20T12:00:00.000Z" },
  ...{ targetDuration: 57_600_000, pauses: [] },
  ...changes,
});
const awardWith = (changes: object) => ({
  ...{ kind: "award", id: "daily_water_goal", period: "2026-11-20", points: 5, earnedAt: at },
  ...changes,
});

async function imported(lists: object) {
  const { token } = await server.signedIn();
  const content = await packed({ "morsel.json": JSON.stringify({ ...document, ...lists }) });
  const { status, body } = await sendFile(server, token, { name: "morsel.zip", content });
  expect(status, JSON.stringify(body)).toBe(201);
  await server.call("POST", `/api/imports/${body.id}/apply`, { token });
  const done = await untilImport(server, token, body.id, "applied", "failed");
  expect(done.state).toBe("applied");
  const problems = (body.problems as { reason: string }[]).map(({ reason }) => reason);
  return { token, problems, counts: body.counts as Record<string, number> };
}

const goals = {
  ...{ dailyCalorieGoal: 2_000, dailyProteinGoal: 80, dailyCarbGoal: 250, dailyFatGoal: 70 },
};
const target = "Must be from 1 to 168 hours, in milliseconds.";

test.each([
  ["a fast's target", { fasts: [fastWith({ targetDuration: 2 ** 53 - 1 })] }, target],
  [
    "a fast of ten thousand years",
    { fasts: [fastWith({ startTime: "0000-01-01T00:00:00.000Z" })] },
    "Must be from the year 2000 to 2099.",
  ],
  [
    "a fast of two months",
    { fasts: [fastWith({ startTime: "2026-09-19T18:00:00.000Z" })] },
    "Must be within 31 days of the end.",
  ],
  [
    "a pause that ends before it began",
    {
      fasts: [
        fastWith({
          pauses: [{ from: "2026-11-20T11:00:00.000Z", to: "2026-11-20T10:00:00.000Z" }],
        }),
      ],
    },
    "Must be pauses in order, apart, and within the fast.",
  ],
  ["points", { achievements: [awardWith({ points: 2 ** 53 - 1 })] }, "achievements, points"],
  ["a meal's time", { meals: [mealWith({ time: "hello" })] }, "12-hour time"],
  ["a name of spaces", { meals: [mealWith({ name: "   " })] }, "Must not be empty."],
  ["a name without width", { meals: [mealWith({ name: "\u200b" })] }, "Must not be empty."],
  ["a plan without a name", { fasts: [fastWith({ planId: "\u2060" })] }, "Must not be empty."],
  ["a null character", { meals: [mealWith({ name: "a\u0000b" })] }, "null characters"],
  ["protein", { meals: [mealWith({ nutrients: { protein: 900_000 } })] }, "nutrients.protein"],
  [
    "a setting of many levels",
    {
      settings: [
        { key: "theme", changedAt: at, data: JSON.parse("[".repeat(50) + "]".repeat(50)) },
      ],
    },
    "levels",
  ],
  [
    "goals in parts",
    { goalHistory: [{ from: "2026-11-20", ...goals, dailyWaterGoal: 7.5 }] },
    "whole",
  ],
])("%s that no call takes is told and left out", async (_, lists, reason) => {
  const { token, problems } = await imported({
    ...lists,
    water: [{ date: "2026-11-20", glasses: 3 }],
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reason);
  const { document: kept } = await exportOf(server, token);
  expect(kept).toMatchObject({ water: [{ date: "2026-11-20", glasses: 3 }] });
  for (const path of ["/api/fasting/history", "/api/fasting/summary", "/api/sync/changes"])
    expect((await server.call("GET", path, { token })).status, path).toBe(200);
});

test("ids in capital letters are the same ids", async () => {
  const [id, fast] = [randomUUID(), randomUUID()];
  const { token, problems } = await imported({
    meals: [mealWith({ id: id.toUpperCase() })],
    fasts: [fastWith({ id: fast.toUpperCase() })],
  });
  expect(problems).toEqual([]);
  const meals = await server.call("DELETE", `/api/meals/${id}`, { token });
  expect(meals.status).toBeLessThan(300);
  expect((await server.call("GET", `/api/fasting/${fast}`, { token })).status).toBe(200);
});

test("a badge is earned once, an award for a day, and for no more than it is worth", async () => {
  const badge = { kind: "badge", id: "hundred_meals", points: 150, earnedAt: at };
  const { token } = await imported({
    achievements: [
      { ...badge, period: "" },
      { ...badge, period: "2026-11-20" },
      awardWith({}),
      awardWith({ period: "2026-11-21", points: 5_000 }),
    ],
  });
  const { document: kept } = await exportOf(server, token);
  const { achievements } = kept as { achievements: { id: string; points: number }[] };
  expect(achievements.map(({ id, points }) => [id, points])).toEqual(
    expect.arrayContaining([
      ["daily_water_goal", 5],
      ["hundred_meals", 150],
    ]),
  );
  expect(achievements).toHaveLength(2);
});

test("an archive that lost a digit on its way is refused", async () => {
  const { token } = await server.signedIn();
  const text = JSON.stringify({ ...document, water: [{ date: "2026-11-20", glasses: 3 }] });
  const sound = await packed({ "morsel.json": text }, { compress: false });
  const at = sound.indexOf('"glasses":3') + '"glasses":'.length;
  sound[at] = "5".charCodeAt(0);
  const { status, body } = await sendFile(server, token, { name: "morsel.zip", content: sound });
  expect([status, body.error.code]).toEqual([422, "IMPORT_UNREADABLE"]);
});
