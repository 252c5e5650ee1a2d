import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { byNutrient, mealNutrients } from "@morsel/domain/meals/nutrition";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { repository } from "../config/paths.ts";
import type { UserId } from "../person.ts";
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
}, 180_000);

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

test("what people have from before is told by the feed, by day; what was deleted isn't", async () => {
  const database = await open();
  const { engine } = database;
  const db = asSystem(database.db).withTables<
    Record<"meals" | "fasting_sessions" | "water_days", Record<string, unknown>>
  >();
  // As it was before the step.
  await dropFeed(database);
  const meal = (user_id: string, id: string, date: string, deleted_at: number | null = null) => ({
    ...{ user_id, id, date, logged_at: 1, created_at: 1, name: "Soup", meal_type: "lunch" },
    ...{ estimated: 0, calories: 100, fingerprint: "", revision: 1, deleted_at },
  });
  const fast = (id: string, end_time: number | null, discarded = 0) => ({
    ...{ user_id: "u", id, plan_id: "16-8", start_time: 1, target_duration: 1, status: "x" },
    ...{ pauses: "[]", end_time, source: "timer", created_at: 1, updated_at: 1, discarded },
    ...{ fingerprint: "", deleted_at: null },
  });
  const days = ["2026-11-20", "2016-01-01", "2026-11-19"] as const;
  await db
    .insertInto("meals")
    .values([
      ...days.map((date) => meal("u", `of ${date}`, date)),
      ...[meal("u", "deleted", "2026-11-20", 5), meal("v", "theirs", "2026-11-20")],
    ])
    .execute();
  const end = Date.UTC(2026, 10, 18, 12);
  await db
    .insertInto("fasting_sessions")
    .values([fast("over", end), fast("short", end, 1), fast("running", null)])
    .execute();
  const water = { user_id: "u", date: "2026-11-19", glasses: 3, updated_at: 1 };
  await db.insertInto("water_days").values(water).execute();
  await migrations["0018-changes"]?.up(database.db as never, engine);

  const changes = await db.selectFrom("sync_changes").selectAll().orderBy("seq").execute();
  const ofPerson = (user: string) => changes.filter(({ user_id }) => user_id === user);
  expect(ofPerson("u").map(({ kind, id, seq }) => [seq, kind, id])).toEqual([
    [1, "meal", "of 2016-01-01"],
    [2, "fast", "over"],
    [3, "meal", "of 2026-11-19"],
    [4, "water", "2026-11-19"],
    [5, "meal", "of 2026-11-20"],
    [6, "fast", "running"],
  ]);
  expect(ofPerson("v").map(({ seq, id }) => [seq, id])).toEqual([[1, "theirs"]]);
  const heads = await db.selectFrom("sync_heads").selectAll().orderBy("user_id").execute();
  expect(heads).toMatchObject([
    { user_id: "u", seq: 6, floor: 0 },
    { user_id: "v", seq: 1, floor: 0 },
  ]);
  expect(heads[0]?.epoch).not.toBe(heads[1]?.epoch);
  // From here on the triggers count.
  await db.updateTable("water_days").set({ glasses: 4 }).execute();
  const [{ seq } = {}] = await db
    .selectFrom("sync_heads")
    .select("seq")
    .where("user_id", "=", "u" as UserId)
    .execute();
  expect(seq).toBe(7);
  await database.close();
});

test("browsers from before go on getting notices", async () => {
  const database = await open();
  const db = asSystem(database.db).withTables<{ push_devices: Record<string, unknown> }>();
  // As it was before the step.
  for (const table of ["push_devices", "reminders", "push_keys"])
    await db.schema.dropTable(table).execute();
  await migrations["0006-notifications"]?.up(database.db as never, database.engine);
  const device = { user_id: "u", id: "phone", endpoint: "https://x", p256dh: "p", auth: "a" };
  await db
    .insertInto("push_devices")
    .values({ ...device, created_at: 1 })
    .execute();
  await migrations["0034-devices-of-sessions"]?.up(database.db as never, database.engine);
  const rows = await db.selectFrom("push_devices").selectAll().execute();
  expect(rows).toEqual([{ ...device, created_at: 1, session_id: null }]);
  await database.close();
});

async function dropFeed({ db, engine }: Database): Promise<void> {
  const tables = [
    "meals",
    "water_days",
    "fasting_sessions",
    "fasting_settings",
    "profiles",
    "users",
  ];
  for (const table of tables) {
    if (engine === "postgres") await sql.raw(`drop function note_${table}() cascade`).execute(db);
    else
      for (const event of ["insert", "update"])
        await sql.raw(`drop trigger if exists note_${table}_${event}`).execute(db);
  }
  if (engine === "postgres") await sql.raw("drop function note_change").execute(db);
  for (const table of ["sync_heads", "sync_changes"]) await db.schema.dropTable(table).execute();
}
