import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await asSystem(db).deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ user_id: userId, hash, used_at: null }));
  await asSystem(db).insertInto("recovery_codes").values(rows).execute();
}

/** Uses up a code; returns whether it existed unused. */
export async function useRecoveryCode(
  db: Db,
  userId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await asSystem(db)
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many codes there are, and how many are unused. */
export async function countCodes(
  db: Db,
  userId: string,
): Promise<{ total: number; remaining: number }> {
  const rows = await asSystem(db)
    .selectFrom("recovery_codes")
    .select("used_at")
    .where("user_id", "=", userId)
    .execute();
  const remaining = rows.filter(({ used_at }) => used_at === null).length;
  return { total: rows.length, remaining };
}
