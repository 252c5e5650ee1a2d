import type { Db } from "../database/database.ts";

/** Has an object removed from the store when it is due. */
export async function noteRemoval(db: Db, key: string, dueAt: number): Promise<void> {
  await db
    .insertInto("object_removals")
    .values({ key, due_at: dueAt })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Has what is noted of a folder removed now. */
export async function hurryRemoval(db: Db, folder: string): Promise<void> {
  await db
    .updateTable("object_removals")
    .set({ due_at: 0 })
    .where("key", "like", `${folder}/%`)
    .execute();
}

export async function dueRemovals(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("object_removals")
    .select("key")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** It is removed, or isn't to be: something refers to it now. */
export async function forgetRemoval(db: Db, key: string): Promise<void> {
  await db.deleteFrom("object_removals").where("key", "=", key).execute();
}
