import type { Day } from "@morsel/domain/day";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";

interface WaterRow {
  user_id: string;
  date: Day;
  glasses: number;
  updated_at: number;
}

const tables = (db: Db) => db.withTables<{ water_days: WaterRow }>();

/** Sets a day's glasses, whatever they were. */
export async function saveGlasses(db: Db, row: WaterRow): Promise<void> {
  await tables(db)
    .insertInto("water_days")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "date"])
        .doUpdateSet({ glasses: row.glasses, updated_at: row.updated_at }),
    )
    .execute();
}

const glassesOf = prepared((db, { userId, date }: { userId: string; date: Day }) =>
  tables(db)
    .selectFrom("water_days")
    .select("glasses")
    .where("user_id", "=", userId)
    .where("date", "=", date),
);

/** A day's glasses; 0 where none were set. */
export async function findGlasses(db: Db, userId: string, date: Day): Promise<number> {
  const [row] = await glassesOf(db, { userId, date });
  return row?.glasses ?? 0;
}

/** The days since `from` that have water, newest first. */
export function listGlasses(db: Db, userId: string, from: Day) {
  return tables(db)
    .selectFrom("water_days")
    .select(["date", "glasses"])
    .where("user_id", "=", userId)
    .where("date", ">=", from)
    .orderBy("date", "desc")
    .execute();
}
