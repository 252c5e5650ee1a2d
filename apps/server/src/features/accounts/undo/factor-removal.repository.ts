import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type FactorRemovalRow = Row<"factor_removals">;

export async function insertFactorRemoval(db: Db, row: FactorRemovalRow): Promise<void> {
  await asSystem(db).insertInto("factor_removals").values(row).execute();
}

export function findFactorRemoval(db: Db, userId: string): Promise<FactorRemovalRow | undefined> {
  return asSystem(db)
    .selectFrom("factor_removals")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Cancels the removal; returns whether there was one. */
export async function deleteFactorRemoval(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await asSystem(db)
    .deleteFrom("factor_removals")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The people whose removals are due, earliest first. */
export async function listDueRemovals(db: Db, now: number, max: number): Promise<string[]> {
  const rows = await asSystem(db)
    .selectFrom("factor_removals")
    .select("user_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(max)
    .execute();
  return rows.map((row) => row.user_id);
}
