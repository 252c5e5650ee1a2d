import type { Day } from "@morsel/domain/day";
import { recordOf } from "@morsel/domain/meals/nutrition";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { evenList } from "../../platform/database/even-list.ts";
import { preparedWrite } from "../../platform/database/prepared.ts";
import type { UserId } from "../../platform/person.ts";
import { columns, type MealRow } from "./repository.ts";

type ImportedRow = MealRow & { import_id: string };
const all = [...columns, "import_id"] as const;

/** What an undo leaves in place of the import's id: such a row may be imported again. */
export const undone = "undone";

/** Those of the entries that exist, deleted or not. */
export function findImported(db: Db, userId: UserId, ids: readonly string[]) {
  return asPerson(db, userId)
    .selectFrom("meals")
    .select(["id", "import_id", "deleted_at"])
    .where("id", "in", evenList(ids))
    .execute();
}

interface DayCounts {
  logged: number;
  removed: number;
}

/**
 * How many entries days have, and how many were removed from them, each from its own index: one
 * query for both would read all that the person has.
 */
export async function countByDay(
  db: Db,
  userId: UserId,
  dates: readonly Day[],
): Promise<Map<Day, DayCounts>> {
  if (dates.length === 0) return new Map();
  const counted = asPerson(db, userId)
    .selectFrom("meals")
    .select(({ fn }) => ["date", fn.countAll<number>().as("count")])
    .where("date", "in", evenList(dates))
    .groupBy("date");
  const logged = await counted.where("deleted_at", "is", null).execute();
  const removed = await counted.where("deleted_at", "is not", null).execute();
  const days = new Map<Day, DayCounts>();
  for (const { date, count } of logged) days.set(date, { logged: count, removed: 0 });
  for (const { date, count } of removed)
    days.set(date, { logged: days.get(date)?.logged ?? 0, removed: count });
  return days;
}

/** Rows of one statement: its text is the same for all of them but the last. */
const rowsAtOnce = 50;

type Given = { user_id: UserId } & Record<string, unknown>;

const rowsInsert = (db: Db, userId: UserId, rows: readonly ImportedRow[]) =>
  asPerson(db, userId).insertInto("meals").values(rows);

const insertRows = preparedWrite((db, given: Given) => {
  const rows = Array.from({ length: rowsAtOnce }, (_, at) =>
    recordOf(
      all,
      (name) => name,
      (name) => given[`${at}.${name}`],
    ),
  );
  // Placeholders for the values that `flat` names so.
  return rowsInsert(db, given.user_id, rows as unknown as ImportedRow[]);
});

/** Inserts entries that don't exist, in a transaction that holds the person's lock. */
export async function insertImported(
  tx: Db,
  userId: UserId,
  rows: readonly ImportedRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    if (some.length < rowsAtOnce) await rowsInsert(tx, userId, some).execute();
    else await insertRows(tx, { user_id: userId, ...flat(some) });
  }
}

function flat(rows: readonly ImportedRow[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [at, row] of rows.entries())
    for (const name of all) values[`${at}.${name}`] = row[name];
  return values;
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
    .set({ deleted_at: now, import_id: undone })
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
