import type { Day } from "@morsel/domain/day";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { type MealNutrient, mealNutrients } from "@morsel/domain/meals/nutrition";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";

/** One entry as stored; `null` is unknown. Instants are ms, `estimated` is 0 or 1. */
export type MealRow = Record<MealNutrient, number | null> & {
  user_id: string;
  id: string;
  date: Day;
  /** The instant that the client gave, else when it was stored. */
  logged_at: number;
  created_at: number;
  name: string;
  meal_type: MealType;
  time: string | null;
  source: string | null;
  client_ref: string | null;
  food_id: string | null;
  measurement: string | null;
  grams: number | null;
  estimated: number;
  calories: number;
  /** Digest of the request that made it: tells a retry from another meal under the same id. */
  fingerprint: string;
  deleted_at: number | null;
  /** 1, and one more with each edit: with the id it says exactly what a reader sees. */
  revision: number;
};

/** Where a page of the diary ends. */
export interface Place {
  date: Day;
  loggedAt: number;
  id: string;
}

/** Sums over a day; `known` counts the entries that have the nutrient. */
export interface DaySums {
  count: number;
  estimated: number;
  calories: number;
  nutrients: Record<MealNutrient, { total: number; known: number }>;
}

/** What a reader sees, by name: a statement kept by the engine outlives a later column. */
const shown = [
  ...(["id", "date", "logged_at", "created_at", "name", "meal_type", "time", "source"] as const),
  ...(["client_ref", "food_id", "measurement", "grams", "estimated", "calories"] as const),
  ...mealNutrients,
  "revision",
] as const;
export type ShownMeal = Pick<MealRow, (typeof shown)[number]>;

const tables = (db: Db) => db.withTables<{ meals: MealRow }>();

/** Stores the entry unless the person has one with this id; says whether it was stored. */
export async function insertMeal(db: Db, row: MealRow): Promise<boolean> {
  const result = await tables(db)
    .insertInto("meals")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The entry, deleted or not. */
export function findMeal(
  db: Db,
  userId: string,
  id: string,
): Promise<(ShownMeal & Pick<MealRow, "fingerprint" | "deleted_at">) | undefined> {
  return tables(db)
    .selectFrom("meals")
    .select([...shown, "fingerprint", "deleted_at"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

interface Span {
  userId: string;
  from: Day;
  to: Day;
  limit: number;
}

const inSpan = (db: Db, { userId, from, to, limit }: Span) =>
  tables(db)
    .selectFrom("meals")
    .where("user_id", "=", userId)
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

/** Entries of the days `from` to `to`, newest first, after `after` where given. */
export function listMeals(db: Db, span: Span, after?: Place): Promise<ShownMeal[]> {
  return after ? entriesAfter(db, { ...span, ...after }) : entries(db, span);
}

/** An entry as it is now, by name. */
export type Revision = Pick<MealRow, "id" | "revision">;
const revision = ["id", "revision"] as const;

const revisions = prepared((db, span: Span) => inSpan(db, span).select(revision));
const revisionsAfter = prepared((db, span: Span & Place) => inSpanAfter(db, span).select(revision));

/** What `listMeals` would answer, by name alone: a tenth of the columns. */
export function listRevisions(db: Db, span: Span, after?: Place): Promise<Revision[]> {
  return after ? revisionsAfter(db, { ...span, ...after }) : revisions(db, span);
}

/**
 * Marks the entry deleted; its row stays, so that a late retry can't bring it back. Says whether
 * it was there until now.
 */
export async function markDeleted(
  db: Db,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const result = await tables(db)
    .updateTable("meals")
    .set({ deleted_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What an edit may set. */
export type MealColumns = Partial<
  Omit<MealRow, "user_id" | "id" | "created_at" | "fingerprint" | "deleted_at" | "revision">
>;

/** Sets the given columns of an entry that is there; undefined where none is. */
export function updateMeal(
  db: Db,
  userId: string,
  id: string,
  change: MealColumns,
): Promise<ShownMeal | undefined> {
  return tables(db)
    .updateTable("meals")
    .set(({ eb }) => ({ ...change, revision: eb("revision", "+", 1) }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning(shown)
    .executeTakeFirst();
}

const days = prepared((db, { userId, from, to }: Omit<Span, "limit">) =>
  tables(db)
    .selectFrom("meals")
    .select(({ fn }) => [
      "date",
      fn.countAll<number>().as("count"),
      fn.sum<number | null>("estimated").as("estimated"),
      fn.sum<number | null>("calories").as("calories"),
      ...mealNutrients.map((nutrient) => fn.sum<number | null>(nutrient).as(`sum_${nutrient}`)),
      ...mealNutrients.map((nutrient) => fn.count<number>(nutrient).as(`known_${nutrient}`)),
    ])
    .where("user_id", "=", userId)
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("deleted_at", "is", null)
    .groupBy("date")
    .orderBy("date"),
);

/** The sums of each day from `from` to `to` that has entries, oldest first, by one indexed query. */
export async function sumDays(
  db: Db,
  userId: string,
  from: Day,
  to: Day,
): Promise<{ day: Day; sums: DaySums }[]> {
  const rows = await days(db, { userId, from, to });
  return rows.map((row) => ({ day: row.date, sums: sumsOf(row) }));
}

/** A day without entries. */
export const emptyDay: DaySums = sumsOf({});

// The columns are named in a loop, which the query's type can't follow.
function sumsOf(row: object): DaySums {
  const cells = row as Record<string, number | string | null>;
  const cell = (name: string) => Number(cells[name] ?? 0);
  return {
    count: cell("count"),
    estimated: cell("estimated"),
    calories: cell("calories"),
    nutrients: Object.fromEntries(
      mealNutrients.map((nutrient) => [
        nutrient,
        { total: cell(`sum_${nutrient}`), known: cell(`known_${nutrient}`) },
      ]),
    ) as DaySums["nutrients"],
  };
}
