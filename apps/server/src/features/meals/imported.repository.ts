import type { Day } from "@morsel/domain/day";
import { recordOf } from "@morsel/domain/meals/nutrition";
import { type Expression, sql } from "kysely";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { evenList } from "../../platform/database/even-list.ts";
import { preparedList, preparedWrite } from "../../platform/database/prepared.ts";
import { undoneMark } from "../../platform/import-mark.ts";
import type { UserId } from "../../platform/person.ts";
import { columns, type MealRow } from "./repository.ts";

type ImportedRow = MealRow & { import_id: string };
const all = [...columns, "import_id"] as const;

const given = sql.ref<string>("column1");

/**
 * A row for each value, as `given`. With a list of values to compare, PostgreSQL reads all that the
 * person has while the table is growing; this way it looks each up in an index.
 */
const eachOf = (db: Db, values: readonly string[]) =>
  db.selectFrom(sql`(values ${sql.join(values.map((value) => sql`(${value})`))})`.as("list"));

const existing = preparedList((db, userId: UserId, ids: readonly string[]) => {
  const isUndone = sql<number>`case when deleted_at is not null and import_id = ${sql.lit(undoneMark)} then 1 else 0 end`;
  const one = asPerson(db, userId)
    .selectFrom("meals")
    .select(isUndone.as("isUndone"))
    .where("id", "=", given);
  return eachOf(db, ids).select([given.as("id"), one.as("isUndone")]);
});

/** Those of the entries that exist, deleted or not. */
export async function findImported(db: Db, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await existing(db, userId, evenList(ids));
  return rows.filter((row) => row.isUndone !== null);
}

interface DayCounts {
  logged: number;
  removed: number;
}

const counted = preparedList((db, userId: UserId, dates: readonly Day[]) => {
  const ofDay = asPerson(db, userId)
    .selectFrom("meals")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("date", "=", given as Expression<Day>);
  return eachOf(db, dates).select([
    given.as("date"),
    ofDay.where("deleted_at", "is", null).as("logged"),
    ofDay.where("deleted_at", "is not", null).as("removed"),
  ]);
});

/** How many entries days have, and how many were removed from them. */
export async function countByDay(
  db: Db,
  userId: UserId,
  dates: readonly Day[],
): Promise<Map<Day, DayCounts>> {
  if (dates.length === 0) return new Map();
  const days = await counted(db, userId, evenList(dates));
  return new Map(
    days.map(({ date, logged, removed }) => [
      date as Day,
      { logged: logged ?? 0, removed: removed ?? 0 },
    ]),
  );
}

/** Rows of one statement: its text is the same for all of them but the last. */
const rowsAtOnce = 32;

const rowsInsert = (db: Db, userId: UserId, rows: readonly ImportedRow[]) =>
  asPerson(db, userId).insertInto("meals").values(rows);

/** By the values of all rows, one after the other. */
const insertRows = preparedWrite((db, values: unknown[]) => {
  const rows = Array.from({ length: rowsAtOnce }, (_, row) =>
    recordOf(
      all,
      (name) => name,
      (name) => values[row * all.length + all.indexOf(name)],
    ),
  );
  // What it is made of are placeholders.
  const made = rows as unknown as [ImportedRow];
  return rowsInsert(db, made[0].user_id, made);
});

/** Inserts entries that don't exist, in a transaction that holds the person's lock. */
export async function insertImported(
  tx: Db,
  userId: UserId,
  rows: readonly ImportedRow[],
): Promise<void> {
  // The engine inserts some while the next are put together.
  const under: Promise<unknown>[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    under.push(
      some.length < rowsAtOnce
        ? rowsInsert(tx, userId, some).execute()
        : insertRows(
            tx,
            some.flatMap((row) => all.map((name) => row[name])),
          ),
    );
  }
  await Promise.all(under);
}

/** Makes an entry that an undo removed exist again, as it is imported now. */
export async function reviveImported(tx: Db, { user_id, id, ...row }: ImportedRow): Promise<void> {
  await asPerson(tx, user_id)
    .updateTable("meals")
    .set({ ...row, field_times: null })
    .where("id", "=", id)
    .execute();
}

/** Marks entries deleted that an import wrote and nobody edited; returns how many, `limit` at most. */
export async function removeImported(
  tx: Db,
  userId: UserId,
  { importId, now, limit }: { importId: string; now: number; limit: number },
): Promise<number> {
  const rows = asPerson(tx, userId);
  const { numUpdatedRows } = await rows
    .updateTable("meals")
    .set({ deleted_at: now, import_id: undoneMark })
    .where("id", "in", () =>
      rows
        .selectFrom("meals")
        .select("id")
        .where("import_id", "=", importId)
        .where("deleted_at", "is", null)
        .where("field_times", "is", null)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
