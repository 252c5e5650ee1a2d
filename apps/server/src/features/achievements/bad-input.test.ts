import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@morsel/domain/day";
import { day } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import {
  achieverOn,
  ago,
  derivedOf,
  earnedOf,
  enough,
  forgetSums,
  idsOf,
  noon,
  today,
} from "../../testing/achievements.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: noon, env: { RATE_LIMITS: "off" } });
});
afterAll(() => server.stop());
const somebody = () => achieverOn(server);

describe("what was earned", () => {
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
    const theirs = `?userId=${one.userId}&user_id=${one.userId}`;
    expect(earnedOf(await other.list(theirs))).toEqual([]);
    const asked = await other.call("GET", `/api/user/statistics${theirs}`);
    expect(asked.body.totalPoints).toBe(0);
    const claim = {
      userId: one.userId,
      id: "hundred_meals",
      earned: true,
      newAchievements: ["hundred_meals"],
    };
    await other.call("POST", "/api/achievements/check", claim);
    for (const id of ["hundred_meals", "no_such_thing", one.userId])
      for (const method of ["GET", "PUT", "POST", "DELETE"])
        expect((await other.call(method, `/api/achievements/${id}`)).status).toBe(404);
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
});

const profiles = "profiles" as string;

describe("goals", () => {
  test("of zero are refused, and one that is kept all the same is never met", async () => {
    const person = await somebody();
    for (const goal of ["Calorie", "Protein", "Carb", "Fat", "Water"])
      for (const zero of [0, -1]) {
        const body = { [`daily${goal}Goal`]: zero };
        const { status, body: reply } = await person.call("PUT", "/api/user/goals", body);
        expect([status, reply.error.issues[0].path]).toEqual([400, `daily${goal}Goal`]);
      }
    await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: 2000 });
    await withTables(server, (db) =>
      asSystem(db)
        .withTables<Record<string, Record<string, string | number>>>()
        .updateTable(profiles)
        .set({ calorie_goal: 0, protein_goal: 0, carb_goal: 0, fat_goal: 0, water_goal: 0 })
        .where("user_id", "=", person.userId)
        .execute(),
    );
    await person.drink(today, 0);
    expect(idsOf((await person.log(today, { totalCalories: 0 })).body.newAchievements)).toEqual([
      "badge first_meal_logged",
    ]);
    expect(await person.check()).toEqual([]);
  });

  test("changed just after midnight are nothing to the day before", async () => {
    const own = await startServer({ now: noon + day / 2 - 600_000, env: { RATE_LIMITS: "off" } });
    try {
      const person = await achieverOn(own);
      const tomorrow = addDays(today, 1);
      await person.log(today, { totalCalories: 1500 });
      await person.check(today);
      own.clock.advance(1_200_000);
      await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: 1500 });
      // No check has said yet that it is tomorrow.
      const { body } = await person.log(tomorrow, { totalCalories: 20 });
      expect(body.newAchievements).toEqual([]);
      expect(earnedOf(await person.list())).toEqual(["badge first_meal_logged"]);
      expect(await person.check(tomorrow)).toEqual([]);
      await person.log(tomorrow, { totalCalories: 1480 });
      const award = (await person.list()).find(({ id }) => id === "daily_calories_met");
      expect(award?.period).toBe(tomorrow);
    } finally {
      await own.stop();
    }
  });
});

test("ten thousand meals imported at once are judged in parts, and each is judged", async () => {
  const person = await somebody();
  const bystander = await somebody();
  await bystander.check();
  await importMeals(person.userId, { days: 1_000, perDay: 10 });
  const order: string[] = [];
  const { body } = await person.log(today);
  // A reply waits for a few months' worth at most.
  expect(body.newAchievements).toEqual([]);
  const checked = person.check().then((told) => {
    order.push("the import");
    return told;
  });
  await bystander.check();
  order.push("somebody else");
  const told = await checked;
  expect(order).toEqual(["somebody else", "the import"]);
  expect(told).toContain("badge hundred_meals");
  expect(told).toContain("badge nutrition_master");
  expect(await person.statistics()).toMatchObject({ currentStreak: 1000, longestStreak: 1000 });
  expect(await person.check()).toEqual([]);
  const before = await derivedOf(server, person.userId);
  // Each of 1,000 days has its award, and each of the 142 whole weeks before this one.
  expect(before["judged_days"]).toHaveLength(1_000);
  await forgetSums(server, person.userId);
  expect(await person.check()).toEqual([]);
  expect(await derivedOf(server, person.userId)).toEqual(before);
});

/** Entries of each day up to today that together meet its calorie goal. */
async function importMeals(
  userId: string,
  { days, perDay }: { days: number; perDay: number },
): Promise<void> {
  const rowOf = (date: Day) => ({
    ...{ user_id: userId, id: randomUUID(), date, logged_at: noon, created_at: noon },
    ...{ name: "Food", meal_type: "lunch", calories: 2000 / perDay, estimated: 0 },
    fingerprint: "imported",
  });
  const rows = Array.from({ length: days * perDay }, (_, at) => rowOf(ago(at % days)));
  await withTables(server, async (db) => {
    const meals = asSystem(db).withTables<{ meals: Record<string, unknown> }>();
    for (let at = 0; at < rows.length; at += 500)
      await meals
        .insertInto("meals")
        .values(rows.slice(at, at + 500))
        .execute();
  });
}
