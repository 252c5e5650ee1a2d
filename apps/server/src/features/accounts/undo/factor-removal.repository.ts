import type { Db } from "../../../platform/database/database.ts";

/** A person's second factors, to be taken off at an instant. */
export interface FactorRemovalRow {
  user_id: string;
  due_at: number;
}

const tables = (db: Db) => db.withTables<{ factor_removals: FactorRemovalRow }>();

export async function insertFactorRemoval(db: Db, row: FactorRemovalRow): Promise<void> {
  await tables(db).insertInto("factor_removals").values(row).execute();
}

export function findFactorRemoval(db: Db, userId: string): Promise<FactorRemovalRow | undefined> {
  return tables(db)
    .selectFrom("factor_removals")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Forgets it; says whether there was one. */
export async function deleteFactorRemoval(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom("factor_removals")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whose removals are due, the first ones first. */
export async function listDueRemovals(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom("factor_removals")
    .select("user_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(most)
    .execute();
  return rows.map((row) => row.user_id);
}
