import { randomUUID } from "node:crypto";
import { addDays } from "@morsel/domain/day";
import { hour } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  achieverOn,
  ago,
  earnedOf,
  enough,
  idsOf,
  noon,
  today,
} from "../../testing/achievements.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: noon, env: { RATE_LIMITS: "off" } });
});
afterAll(() => server.stop());
const somebody = () => achieverOn(server);

describe("the list", () => {
  test("has all 23, in order, with what is missing", async () => {
    const person = await somebody();
    const list = await person.list();
    expect(list).toHaveLength(23);
    expect(list.every(({ earnedAt, progress }) => earnedAt === null && progress === 0)).toBe(true);
    expect(idsOf(list.slice(0, 3))).toEqual([
      ...["award daily_all_macros", "badge three_meals_day", "badge calorie_goal_met"],
    ]);
    expect(list.find(({ id }) => id === "first_meal_logged")).toEqual({
      ...{ id: "first_meal_logged", kind: "badge", achievementType: "first_meal_logged" },
      ...{ title: "First Bite", description: "Log your first meal.", iconName: "utensils" },
      ...{ category: "daily", difficulty: "bronze", points: 10, target: 1, progress: 0 },
      earnedAt: null,
    });
    await person.log(ago(1));
    await person.log(today);
    const after = await person.list();
    expect(after.find(({ id }) => id === "three_day_streak")).toMatchObject({ progress: 2 });
    expect(after.at(-1)).toMatchObject({ id: "first_meal_logged", progress: 1, target: 1 });
  });

  test("shows an award with the day or the week of its last time", async () => {
    const person = await somebody();
    await person.drink(ago(9));
    await person.drink(ago(2));
    const list = await person.list();
    const water = list.find(({ id }) => id === "daily_water_goal");
    expect(water).toMatchObject({ period: ago(2), progress: 1, target: 1 });
    expect(list.find(({ id }) => id === "water_goal_met")).not.toHaveProperty("period");
  });
});

describe("a logged meal", () => {
  test("is answered with what it earned, once", async () => {
    const person = await somebody();
    const { body } = await person.log(today);
    expect(body.newAchievements).toMatchObject([
      { id: "first_meal_logged", title: "First Bite", iconName: "utensils", points: 10 },
    ]);
    expect((await person.log(today)).body.newAchievements).toEqual([]);
    expect(await person.check()).toEqual([]);
  });

  test("is answered the same when it is sent again, as a lost reply is", async () => {
    const person = await somebody();
    const id = randomUUID();
    const replies = await Promise.all([person.log(today, { id }), person.log(today, { id })]);
    replies.push(await person.log(today, { id }));
    for (const { body } of replies)
      expect(idsOf(body.newAchievements)).toEqual(["badge first_meal_logged"]);
  });

  test("that meets the day's goals earns badges and awards", async () => {
    const person = await somebody();
    const { body } = await person.log(today, enough);
    expect(idsOf(body.newAchievements)).toEqual([
      ...["badge first_meal_logged", "badge calorie_goal_met", "badge protein_goal_met"],
      ...["award daily_calories_met", "award daily_protein_met", "award daily_all_macros"],
    ]);
    expect(await person.statistics()).toEqual({
      ...{ totalPoints: 80, achievementsUnlocked: 6, currentStreak: 1, longestStreak: 1 },
      ...{ level: 1, pointsForNextLevel: 100 },
    });
  });

  test("of less than nine tenths of the goal earns nothing for it", async () => {
    const person = await somebody();
    const { body } = await person.log(today, { totalCalories: 1799 });
    expect(idsOf(body.newAchievements)).toEqual(["badge first_meal_logged"]);
  });
});

describe("a check", () => {
  test("answers what water, fasts and goals have earned since, and nothing the second time", async () => {
    const person = await somebody();
    await person.drink(today);
    expect(await person.check()).toEqual(["badge water_goal_met", "award daily_water_goal"]);
    const iso = (hours: number) => new Date(server.clock.now() - hours * hour).toISOString();
    await person.call("POST", "/api/fasting/start", {
      ...{ id: randomUUID(), planId: "16-8", status: "completed", source: "manual" },
      ...{ startTime: iso(20), endTime: iso(2), targetDuration: 16 * hour },
    });
    expect(await person.check()).toEqual(["badge fasting_beginner"]);
    await person.log(today, { totalCalories: 1500 });
    await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: 1500 });
    expect(await person.check()).toEqual(["badge calorie_goal_met", "award daily_calories_met"]);
    expect(await person.check()).toEqual([]);
  });

  test("tells what a list has already shown", async () => {
    const person = await somebody();
    await person.drink(today);
    expect(earnedOf(await person.list())).toContain("badge water_goal_met");
    expect(await person.check()).toEqual(["badge water_goal_met", "award daily_water_goal"]);
  });

  test("needs neither a body nor a day", async () => {
    const person = await somebody();
    await person.drink(today);
    const { status, body } = await person.call("POST", "/api/achievements/check");
    expect([status, idsOf(body.newAchievements)]).toEqual([
      200,
      ["badge water_goal_met", "award daily_water_goal"],
    ]);
  });

  test("on two devices at once tells one of them, and counts once", async () => {
    const person = await somebody();
    await person.drink(today);
    const told = await Promise.all(Array.from({ length: 6 }, () => person.check()));
    expect(told.flat().sort()).toEqual(["award daily_water_goal", "badge water_goal_met"]);
    expect((await person.statistics()).totalPoints).toBe(15);
  });

  // SQLite's file has one process.
  test.skipIf(process.env["MORSEL_TEST_ENGINE"] === "sqlite")(
    "on two servers at once tells one of them, and counts once",
    async () => {
      const other = await startServer({
        now: noon,
        env: { ...server.env, PUBLIC_URL: server.url },
      });
      try {
        const person = await somebody();
        const body = { date: today };
        const { token } = person;
        const checkOn = (one: TestServer) =>
          one.call("POST", "/api/achievements/check", { token, body });
        for (const day of [0, 1, 2, 3]) {
          await person.drink(ago(day));
          const replies = await Promise.all([server, other, server, other].map(checkOn));
          expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
          const told = replies.flatMap(({ body: reply }) => idsOf(reply.newAchievements));
          const badge = day === 0 ? ["badge water_goal_met"] : [];
          expect(told.sort()).toEqual(["award daily_water_goal", ...badge]);
        }
        expect((await person.statistics()).totalPoints).toBe(30);
      } finally {
        await other.stop();
      }
    },
  );

  test("beside writes of the same day loses none of them", async () => {
    const person = await somebody();
    await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        at % 3 === 0 ? person.check() : person.log(today, { totalCalories: 125 }),
      ),
    );
    await person.check();
    expect(earnedOf(await person.list())).toContain("award daily_calories_met");
  });
});

describe("days", () => {
  test("logged later repair a streak", async () => {
    const person = await somebody();
    for (const day of [6, 5, 3, 2, 1, 0]) await person.log(ago(day));
    expect(await person.statistics()).toMatchObject({ currentStreak: 4, longestStreak: 4 });
    const { body } = await person.log(ago(4));
    expect(idsOf(body.newAchievements)).toEqual([
      ...["badge weekly_consistency", "award weekly_consistency"],
    ]);
    expect(await person.statistics()).toMatchObject({ currentStreak: 7, longestStreak: 7 });
  });

  test("are judged by their own goals: a goal changed later is nothing to the days before", async () => {
    const person = await somebody();
    await person.log(ago(1), { totalCalories: 1500 });
    await person.check();
    await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: 1500 });
    const { body: backdated } = await person.log(ago(1), { totalCalories: 10 });
    expect(backdated.newAchievements).toEqual([]);
    const { body } = await person.log(today, { totalCalories: 1500 });
    expect(idsOf(body.newAchievements)).toEqual([
      ...["badge calorie_goal_met", "award daily_calories_met"],
    ]);
  });

  test("lived twice by who travels west, or skipped by who travels east, count once each", async () => {
    const person = await somebody();
    await person.log(today, enough);
    await person.check(addDays(today, 1));
    const { totalPoints } = await person.statistics();
    await person.log(today, { totalCalories: 10 });
    expect(await person.check(today)).toEqual([]);
    expect(await person.statistics()).toMatchObject({ totalPoints, currentStreak: 1 });
  });
});

describe("what was earned", () => {
  test("stays when entries are edited, moved, deleted and logged again, and counts once", async () => {
    const person = await somebody();
    const id = randomUUID();
    await person.log(today, { ...enough, id });
    const { totalPoints } = await person.statistics();
    await person.call("PATCH", `/api/meals/${id}`, { totalCalories: 4000, confirmed: true });
    await person.check();
    await person.call("PATCH", `/api/meals/${id}`, { totalCalories: 2000 });
    await person.check();
    await person.call("DELETE", `/api/meals/${id}`);
    expect(await person.check()).toEqual([]);
    expect(await person.statistics()).toMatchObject({ totalPoints, currentStreak: 0 });
    await person.log(today, enough);
    expect(await person.statistics()).toMatchObject({ totalPoints, currentStreak: 1 });
  });

  test("counts for no other day when an entry is moved between months", async () => {
    const person = await somebody();
    const ids = Array.from({ length: 60 }, () => randomUUID());
    for (const id of ids) await person.log("2026-11-02", { id, totalCalories: 1 });
    for (const id of ids.slice(0, 45))
      await person.call("PATCH", `/api/meals/${id}`, { date: "2026-10-30" });
    await person.check();
    expect(earnedOf(await person.list())).toEqual(["badge first_meal_logged"]);
  });

  test("goes with all data, and can be earned again", async () => {
    const person = await somebody();
    await person.log(today, enough);
    expect((await person.call("DELETE", "/api/user/delete-data")).status).toBe(200);
    expect(await person.statistics()).toMatchObject({
      ...{ totalPoints: 0, achievementsUnlocked: 0, longestStreak: 0 },
    });
    expect(idsOf((await person.log(today)).body.newAchievements)).toEqual([
      "badge first_meal_logged",
    ]);
  });
});
