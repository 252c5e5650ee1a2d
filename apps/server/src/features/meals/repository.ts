import { maxMealsPerDay } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { byNutrient, type MealNutrient, mealNutrients } from "@morsel/domain/meals/nutrition";
import type { EatenFood } from "@morsel/domain/meals/own-foods";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { evenList } from "../../platform/database/even-list.ts";
import { prepared, preparedWrite, write } from "../../platform/database/prepared.ts";
import { rowWhere } from "../../platform/database/row-where.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";

/** Without what only an edit reads. */
export type MealRow = Omit<Row<"meals">, "field_times" | "import_id">;

/** Where a page of the diary ends. */
export interface Place {
  date: Day;
  loggedAt: number;
  id: string;
}

/** Sums over a day; `knownIn` counts the entries that have the nutrient. */
export interface DaySums {
  count: number;
  estimated: number;
  calories: number;
  nutrients: Record<MealNutrient, { total: number; knownIn: number }>;
}

const nutrients = mealNutrients.map(({ id }) => id);

/** What readers see, column by column: with `*`, a cached statement would miss a later column. */
const shown = [
  ...(["id", "date", "logged_at", "created_at", "name", "meal_type", "time", "source"] as const),
  ...(["client_ref", "food_id", "measurement", "grams", "estimated", "calories"] as const),
  ...(["photo_id", "confidence"] as const),
  ...nutrients,
  "revision",
] as const;
export type ShownMeal = Pick<MealRow, (typeof shown)[number]>;

/** How many entries a day has and how many were removed, each from an index. */
function counts(db: Db, userId: UserId, date: Day) {
  const ofDay = asPerson(db, userId)
    .selectFrom("meals")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("date", "=", date);
  return {
    logged: ofDay.where("deleted_at", "is", null),
    removed: ofDay.where("deleted_at", "is not", null),
  };
}

/**
 * Whether a day has room for an entry, as a condition of the inserting statement. On PostgreSQL
 * concurrent statements don't see each other, so a day may exceed the limit by the number of
 * database connections less one. On SQLite it is exact.
 */
function hasRoom(db: Db, userId: UserId, date: Day): Expression<SqlBool> {
  const { logged, removed } = counts(db, userId, date);
  const { and, eb } = expressionBuilder();
  return and([
    eb(logged, "<", sql.lit(maxMealsPerDay.logged)),
    eb(removed, "<", sql.lit(maxMealsPerDay.removed)),
  ]);
}

/** Whether a day has reached the maximum number of entries. */
export async function isDayFull(db: Db, userId: UserId, date: Day): Promise<boolean> {
  const { count } = await counts(db, userId, date).logged.executeTakeFirstOrThrow();
  return count >= maxMealsPerDay.logged;
}

export const columns = [...shown, "user_id", "fingerprint", "deleted_at"] as const;

/**
 * Stores an entry unless the person has one with this id, may not write, or the day is full;
 * returns whether it was stored.
 */
export function mealInsert({ areThere }: Pick<People, "areThere">) {
  const insert = preparedWrite((db, row: MealRow) =>
    asPerson(db, row.user_id)
      .insertInto("meals")
      .columns(columns)
      .expression(
        rowWhere(db, columns, row, areThere(row.user_id), hasRoom(db, row.user_id, row.date)),
      )
      .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing()),
  );
  return async (db: Db, row: MealRow): Promise<boolean> =>
    (await insert(db, row)).numAffectedRows === 1n;
}

/** The entry, deleted or not. */
export function findMeal(
  db: Db,
  userId: UserId,
  id: string,
): Promise<(ShownMeal & Pick<MealRow, "fingerprint" | "deleted_at">) | undefined> {
  return asPerson(db, userId)
    .selectFrom("meals")
    .select([...shown, "fingerprint", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The entry and when its fields were changed, unless it is deleted. */
export function findForEdit(
  db: Db,
  userId: UserId,
  id: string,
): Promise<(ShownMeal & Pick<Row<"meals">, "field_times">) | undefined> {
  return asPerson(db, userId)
    .selectFrom("meals")
    .select([...shown, "field_times"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Those of the entries that exist, in no order. */
export function findMeals(db: Db, userId: UserId, ids: readonly string[]): Promise<ShownMeal[]> {
  return asPerson(db, userId)
    .selectFrom("meals")
    .select(shown)
    .where("id", "in", evenList(ids))
    .where("deleted_at", "is", null)
    .execute();
}

/** The entry made last of those that came from one of the photos. */
export function findFromPhotos(
  db: Db,
  userId: UserId,
  photoIds: readonly string[],
): Promise<ShownMeal | undefined> {
  return asPerson(db, userId)
    .selectFrom("meals")
    .select(shown)
    .where("photo_id", "in", evenList(photoIds))
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export interface Span {
  userId: UserId;
  from: Day;
  to: Day;
  limit: number;
}

const inSpan = (db: Db, { userId, from, to, limit }: Span) =>
  asPerson(db, userId)
    .selectFrom("meals")
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("deleted_at", "is", null)
    .orderBy("date", "desc")
    .orderBy("logged_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);

const inSpanAfter = (db: Db, given: Span & Place) =>
  inSpan(db, given).where(({ eb, refTuple, tuple }) =>
    eb(refTuple("date", "logged_at", "id"), "<", tuple(given.date, given.loggedAt, given.id)),
  );

const entries = prepared((db, span: Span) => inSpan(db, span).select(shown));
const entriesAfter = prepared((db, span: Span & Place) => inSpanAfter(db, span).select(shown));

/** Entries of the days `from` to `to`, newest first, optionally after a place. */
export function listMeals(db: Db, span: Span, after?: Place): Promise<ShownMeal[]> {
  return after ? entriesAfter(db, { ...span, ...after }) : entries(db, span);
}

/** As many entries as tell what somebody eats. */
const maxEaten = 500;

/** Entries since a day whose food and amount are known, newest first. */
export async function eatenFoods(
  db: Db,
  userId: UserId,
  from: Day,
): Promise<(EatenFood & OwnFood)[]> {
  const found = await asPerson(db, userId)
    .selectFrom("meals")
    .select(["name", "food_id", "measurement", "calories", "meal_type", "logged_at"])
    .where("date", ">=", from)
    .where("deleted_at", "is", null)
    .where("food_id", "is not", null)
    .where("measurement", "is not", null)
    .orderBy("date", "desc")
    .orderBy("logged_at", "desc")
    .limit(maxEaten)
    .execute();
  return found.map(({ food_id, measurement, logged_at, meal_type, name, calories }) => ({
    ...{ id: food_id ?? "", name, measurement: measurement ?? "", calories },
    ...{ at: logged_at, mealType: meal_type },
  }));
}

/** Identifies an entry's current content. */
export type Revision = Pick<MealRow, "id" | "revision">;
const revision = ["id", "revision"] as const;

const revisions = prepared((db, span: Span) => inSpan(db, span).select(revision));
const revisionsAfter = prepared((db, span: Span & Place) => inSpanAfter(db, span).select(revision));

/** Ids and revisions of what `listMeals` would return: a tenth of the columns. */
export function listRevisions(db: Db, span: Span, after?: Place): Promise<Revision[]> {
  return after ? revisionsAfter(db, { ...span, ...after }) : revisions(db, span);
}

const mark = preparedWrite((db, given: { userId: UserId; id: string; now: number }) =>
  asPerson(db, given.userId)
    .updateTable("meals")
    .set({ deleted_at: given.now })
    .where("id", "=", given.id)
    .where("deleted_at", "is", null),
);

/** Marks the entry deleted; the row stays, so that a late retry can't recreate it. */
export async function markDeleted(db: Db, userId: UserId, id: string, now: number): Promise<void> {
  await mark(db, { userId, id, now });
}

export type MealColumns = Partial<
  Omit<Row<"meals">, "user_id" | "id" | "created_at" | "fingerprint" | "deleted_at" | "revision">
>;

/**
 * Sets the given columns of an existing entry, and its revision: the given one, or the old one plus
 * one if another process's clock is ahead. Undefined if there is no such entry, or no room on the
 * day it moves to.
 */
export async function updateMeal(
  db: Db,
  userId: UserId,
  id: string,
  change: MealColumns,
  next: number,
): Promise<ShownMeal | undefined> {
  const update = asPerson(db, userId)
    .updateTable("meals")
    .set(({ eb }) => ({
      ...change,
      revision: eb
        .case()
        .when("revision", "<", next)
        .then(next)
        .else(eb("revision", "+", 1))
        .end(),
    }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(change.date !== undefined, (query) =>
      query.where(({ eb, or }) =>
        change.date ? or([eb("date", "=", change.date), hasRoom(db, userId, change.date)]) : or([]),
      ),
    )
    .returning(shown);
  const { rows } = await write(db, update);
  return rows[0];
}

const days = prepared((db, { userId, from, to }: Omit<Span, "limit">) =>
  asPerson(db, userId)
    .selectFrom("meals")
    .select(({ fn }) => [
      "date",
      fn.countAll<number>().as("count"),
      fn.sum<number | null>("estimated").as("estimated"),
      fn.sum<number | null>("calories").as("calories"),
      ...nutrients.map((nutrient) => fn.sum<number | null>(nutrient).as(`sum_${nutrient}`)),
      ...nutrients.map((nutrient) => fn.count<number>(nutrient).as(`known_${nutrient}`)),
    ])
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("deleted_at", "is", null)
    .groupBy("date")
    .orderBy("date"),
);

/**
 * The sums of each day from `from` to `to` that has entries, oldest first, in one indexed query.
 */
export async function sumDays(
  db: Db,
  userId: UserId,
  from: Day,
  to: Day,
): Promise<{ day: Day; sums: DaySums }[]> {
  const rows = await days(db, { userId, from, to });
  return rows.map((row) => ({ day: row.date, sums: sumsOf(row) }));
}

export function countEntries(db: Db, userId: UserId): Promise<{ entries: number; days: number }> {
  return asPerson(db, userId)
    .selectFrom("meals")
    .select(({ fn }) => [
      fn.countAll<number>().as("entries"),
      fn.count<number>("date").distinct().as("days"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
}

export const emptyDay: DaySums = sumsOf({});

type Sum = "count" | "estimated" | "calories" | `${"sum" | "known"}_${MealNutrient}`;

// The columns are named in a loop, which the query's type can't follow.
function sumsOf(row: object): DaySums {
  const cells = row as Partial<Record<Sum, number | string | null>>;
  const cell = (name: Sum) => Number(cells[name] ?? 0);
  return {
    count: cell("count"),
    estimated: cell("estimated"),
    calories: cell("calories"),
    nutrients: byNutrient(({ id }) => ({
      total: cell(`sum_${id}`),
      knownIn: cell(`known_${id}`),
    })),
  };
}
