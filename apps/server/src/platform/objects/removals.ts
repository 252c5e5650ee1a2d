import { minute } from "@morsel/domain/time";
import type { ExpressionBuilder } from "kysely";
import type { Db } from "../database/database.ts";
import type { SharedTables } from "../database/tables.ts";
import { unavailable } from "../http/failure.ts";
import { messages } from "./messages.ts";

/** Whoever has claimed a removal is done with it after this long, or was killed (ms). */
const claimLasts = minute;

const isUnclaimed =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<SharedTables, "object_removals">) =>
    or([
      eb("object_removals.claimed_until", "is", null),
      eb("object_removals.claimed_until", "<=", now),
    ]);

/**
 * Has an object removed from the store when it is due, even if an earlier time was noted before.
 * Throws a 503 `Failure` while it is being removed: what is put there now could go as well.
 */
export async function noteRemoval(
  db: Db,
  key: string,
  { dueAt, now }: { dueAt: number; now: number },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("object_removals")
    .values({ key, due_at: dueAt, claimed_until: null })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ due_at: dueAt, claimed_until: null })
        .where(isUnclaimed(now)),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw unavailable(messages.beingRemoved);
}

/** Has what is noted of a folder removed now. */
export async function hurryRemoval(db: Db, folder: string): Promise<void> {
  await db
    .updateTable("object_removals")
    .set({ due_at: 0 })
    .where("key", "like", `${folder}/%`)
    .execute();
}

/** Takes on the removal of one object that is due; undefined if there is none, or others are faster. */
export async function claimRemoval(db: Db, now: number): Promise<string | undefined> {
  const next = db
    .selectFrom("object_removals")
    .select("key")
    .where("due_at", "<=", now)
    .where(isUnclaimed(now))
    .orderBy("due_at")
    .limit(1);
  const row = await db
    .updateTable("object_removals")
    .set({ claimed_until: now + claimLasts })
    .where("key", "=", next)
    // Repeated because PostgreSQL rechecks it once another process has released the row.
    .where("due_at", "<=", now)
    .where(isUnclaimed(now))
    .returning("key")
    .executeTakeFirst();
  return row?.key;
}

/** Leaves a claimed removal to the next who looks. */
export async function releaseRemoval(db: Db, key: string): Promise<void> {
  await db
    .updateTable("object_removals")
    .set({ claimed_until: null })
    .where("key", "=", key)
    .execute();
}

/** It is removed, or isn't to be: something refers to it now. */
export async function forgetRemoval(db: Db, key: string): Promise<void> {
  await db.deleteFrom("object_removals").where("key", "=", key).execute();
}
