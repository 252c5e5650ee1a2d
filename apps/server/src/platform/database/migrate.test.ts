import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { byNutrient, mealNutrients } from "@morsel/domain/meals/nutrition";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { repository } from "../config/paths.ts";
import { asSystem } from "./as-system.ts";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { openDatabase } from "./open.ts";

let place: Awaited<ReturnType<typeof freshPlace>>;
beforeEach(async () => {
  place = await freshPlace({ blank: true });
});
afterEach(() => place.remove());

const open = () => openDatabase(readConfig(place.env));
const ledger = async ({ db }: Database) =>
  (
    await asSystem(db)
      .withTables<{ migrations: { name: string; applied_at: number } }>()
      .selectFrom("migrations")
      .selectAll()
      .orderBy("name")
      .execute()
  ).map((row) => row.name);

test("three processes at once bring one database up to date, each step once", async () => {
  const script = join(repository, "apps/server/src/testing/migrate-process.ts");
  const instant = String(Date.now() + 2_500);
  const start = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", script, instant], {
      cwd: repository,
      env: { ...process.env, ...place.env },
    });
  await Promise.all([start(), start(), start()]);
  const database = await open();
  expect(await ledger(database)).toEqual(Object.keys(migrations));
  await database.close();
}, 60_000);

test("names sort in the order in which the steps run", () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).sort());
});

test("a database of a newer version is left alone", async () => {
  const database = await open();
  await asSystem(database.db)
    .withTables<{ migrations: { name: string; applied_at: number } }>()
    .insertInto("migrations")
    .values({ name: "9999-future", applied_at: 1 })
    .execute();
  await database.close();
  await expect(open()).rejects.toThrow("made by a newer version of Morsel (it knows 9999-future)");
});

test("a nutrient that came later is unknown in the entries from before", async () => {
  const database = await open();
  const db = asSystem(database.db).withTables<{ meals: Record<string, unknown> }>();
  // As it was before the step.
  const added = ["saturatedFat", "alcohol", "cholesterol", "potassium"];
  added.push("phosphorus", "vitaminA", "vitaminE");
  for (const column of added) await db.schema.alterTable("meals").dropColumn(column).execute();
  await db
    .insertInto("meals")
    .values({
      ...{ user_id: "u", id: "soup", date: "2026-11-20", logged_at: 1, created_at: 1 },
      ...{ name: "Soup", meal_type: "lunch", estimated: 0, calories: 100, iron: 3 },
      ...{ fingerprint: "", revision: 1 },
    })
    .execute();
  await migrations["0016-nutrients"]?.up(database.db as never, database.engine);
  const columns = mealNutrients.map(({ id }) => id);
  const [meal] = await db.selectFrom("meals").select(columns).execute();
  expect(meal).toEqual({ ...byNutrient(() => null), iron: 3 });
  await database.close();
});

test("fasts from before are told how long they were, without their pauses", async () => {
  const database = await open();
  const db = asSystem(database.db).withTables<{ fasting_sessions: Record<string, unknown> }>();
  // As it was before the step.
  for (const index of ["fasting_sessions_ended", "meals_removed_by_day", "food_answers_by_time"])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable("fasting_sessions").dropColumn("fasted").execute();
  const fast = (id: string, end_time: number | null, pauses: unknown[] = []) => ({
    ...{ user_id: "u", id, plan_id: "16-8", start_time: 1_000, target_duration: 1, status: "x" },
    ...{ pauses: JSON.stringify(pauses), end_time, source: "timer", created_at: 1, updated_at: 1 },
    ...{ fingerprint: "", discarded: 0, deleted_at: null },
  });
  const pauses = [
    { from: 2_000, to: 2_500 },
    { from: 8_000, to: null },
  ];
  await db
    .insertInto("fasting_sessions")
    .values([fast("whole", 9_000), fast("paused", 9_000, pauses), fast("running", null)])
    .execute();
  await migrations["0015-bounds"]?.up(database.db as never, database.engine);
  const rows = await db.selectFrom("fasting_sessions").select(["id", "fasted"]).execute();
  expect(Object.fromEntries(rows.map(({ id, fasted }) => [id, fasted]))).toEqual({
    ...{ whole: 8_000, paused: 6_500, running: null },
  });
  await database.close();
});
