import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@morsel/domain/day";
import { hour } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

/** A Saturday, so that the week's other days are behind it. */
const noon = Date.UTC(2026, 10, 21, 12);
const today = "2026-11-21" as Day;
const ago = (days: number) => addDays(today, -days);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: noon, env: { RATE_LIMITS: "off" } });
});
afterAll(() => server.stop());

interface Shown {
  id: string;
  kind: string;
  points: number;
  target: number;
  progress: number;
  earnedAt: string | null;
  period?: string;
}
const idsOf = (list: Pick<Shown, "kind" | "id">[]) => list.map(({ kind, id }) => `${kind} ${id}`);

/** A day's worth of food that meets all of the default goals but water's. */
const enough = { totalCalories: 2000, totalProtein: 180, totalCarbs: 200, totalFat: 70 };

async function somebody(on: Pick<TestServer, "signedIn" | "call"> = server) {
  const { token, userId } = await on.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    on.call(method, path, { token, ...(body !== undefined && { body }) });
  return {
    token,
    userId,
    call,
    log: (date: string, over: object = {}) =>
      call("POST", "/api/meals/logged", {
        ...{ id: randomUUID(), name: "Food", date, mealType: "lunch", totalCalories: 300 },
        ...over,
      }),
    drink: (date: string, waterGlasses = 8) =>
      call("POST", "/api/daily-stats", { date, waterGlasses }),
    check: async (date: string | undefined = today) => {
      const { status, body } = await call("POST", "/api/achievements/check", { date });
      expect(status).toBe(200);
      return idsOf(body.newAchievements);
    },
    list: async (query = ""): Promise<Shown[]> =>
      (await call("GET", `/api/achievements${query}`)).body.achievements,
    statistics: async () => (await call("GET", "/api/user/statistics")).body,
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const earnedOf = (list: Shown[]) => idsOf(list.filter(({ earnedAt }) => earnedAt !== null)).sort();

const sums = "achievement_totals" as string;
const apart = new Set(["earned_at", "told_in", "unannounced", "told_at"]);

/** All that is derived of a person's days, and their ledger without its times. */
function derivedOf(userId: string) {
  return withTables(server, async (db) => {
    const rows = (table: string) =>
      asSystem(db)
        .withTables<Record<string, { user_id: string }>>()
        .selectFrom(table)
        .selectAll()
        .where("user_id", "=", userId)
        .execute();
    const kept: Record<string, unknown[]> = {};
    for (const table of ["judged_days", "logged_runs", sums, "achievements"])
      kept[table] = (await rows(table))
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => !apart.has(name))
              .sort(),
          ),
        )
        .sort();
    return kept;
  });
}

const forgetSums = (userId: string) =>
  withTables(server, (db) =>
    asSystem(db)
      .withTables<Record<string, { user_id: string }>>()
      .deleteFrom(sums)
      .where("user_id", "=", userId)
      .execute(),
  );

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
  test("to come earn nothing until they come", async () => {
    const person = await somebody();
    const tomorrow = addDays(today, 1);
    await person.check();
    expect((await person.log(tomorrow, enough)).body.newAchievements).toEqual([]);
    await person.log(addDays(today, 300), enough);
    expect(await person.check()).toEqual([]);
    expect(await person.statistics()).toMatchObject({ totalPoints: 0, longestStreak: 0 });
    // It is tomorrow already, somewhere on earth.
    expect(await person.check(tomorrow)).toContain("badge first_meal_logged");
  });

  test("as a clock a year ahead says them earn nothing", async () => {
    const person = await somebody();
    await person.log("2027-11-21", enough);
    expect(await person.check("2027-11-21")).toEqual([]);
    expect((await person.statistics()).totalPoints).toBe(0);
  });

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

  test("is nobody else's, and nobody can claim it", async () => {
    const [one, other] = [await somebody(), await somebody()];
    await one.log(today, enough);
    expect(await other.check()).toEqual([]);
    expect((await other.statistics()).totalPoints).toBe(0);
    for (const [method, path] of [
      ["GET", "/api/achievements"],
      ["POST", "/api/achievements/check"],
      ["GET", "/api/user/statistics"],
    ] as const)
      expect((await server.call(method, path)).status).toBe(401);
    const claim = { id: "hundred_meals", earned: true, newAchievements: ["hundred_meals"] };
    await other.call("POST", "/api/achievements/check", claim);
    expect((await other.call("PUT", "/api/achievements/hundred_meals")).status).toBe(404);
    expect((await other.statistics()).totalPoints).toBe(0);
  });

  test("isn't had by a day that doesn't exist", async () => {
    const person = await somebody();
    for (const date of ["2026-02-30", "yesterday", 5, ""]) {
      const { status, body } = await person.call("POST", "/api/achievements/check", { date });
      expect([status, body.error.issues[0].path]).toEqual([400, "date"]);
    }
    expect((await person.call("GET", "/api/achievements?date=2026-13-01")).status).toBe(400);
  });
});

/** Entries, edits, deletions and water of a few months, with checks in between. */
async function live(person: Somebody, next: () => number) {
  const pick = <T>(...list: T[]) => list[Math.floor(next() * list.length)] as T;
  const ids: string[] = [];
  const day = () => ago(Math.floor(next() * 100) - 1);
  for (let at = 0; at < 120; at++) {
    const what = next();
    if (what < 0.5 || ids.length === 0) {
      const id = randomUUID();
      ids.push(id);
      const mealType = pick("breakfast", "lunch", "dinner", "snack");
      await person.log(day(), { ...(next() < 0.6 && enough), id, mealType });
    } else if (what < 0.6) await person.call("DELETE", `/api/meals/${pick(...ids)}`);
    else if (what < 0.7) await person.call("PATCH", `/api/meals/${pick(...ids)}`, { date: day() });
    else if (what < 0.85) await person.drink(day(), pick(8, 8, 3));
    else if (what < 0.9)
      await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: pick(2000, 2100, 300 * 5) });
    else await person.check();
  }
}

test("one pass over a history gives the same as judging each change, and again the same", async () => {
  const seed = Math.floor(Math.random() * 1e9);
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const person = await somebody();
  await live(person, next);
  await person.check();
  const before = await derivedOf(person.userId);
  expect(before["achievements"]?.length).toBeGreaterThan(3);
  for (let pass = 0; pass < 2; pass++) {
    await forgetSums(person.userId);
    expect(await person.check(), `seed ${seed}`).toEqual([]);
    expect(await derivedOf(person.userId), `seed ${seed}`).toEqual(before);
  }
});
