import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { importMark, undoneMark } from "../../platform/import-mark.ts";
import type { UserId } from "../../platform/person.ts";

/** Removes the tombstone that an undo left, if there is one. */
export async function dropUndone(tx: Db, userId: UserId, id: string): Promise<void> {
  await asPerson(tx, userId)
    .deleteFrom("fasting_sessions")
    .where("id", "=", id)
    .where("fingerprint", "=", undoneMark)
    .execute();
}

/** Marks fasts deleted that an import wrote and nobody changed; returns how many, `limit` at most. */
export async function removeImported(
  tx: Db,
  userId: UserId,
  { importId, now, limit }: { importId: string; now: number; limit: number },
): Promise<number> {
  const rows = asPerson(tx, userId);
  const { numUpdatedRows } = await rows
    .updateTable("fasting_sessions")
    .set({ deleted_at: now, updated_at: now, fingerprint: undoneMark })
    .where("id", "in", () =>
      rows
        .selectFrom("fasting_sessions")
        .select("id")
        .where("fingerprint", "=", importMark(importId))
        .where("deleted_at", "is", null)
        .whereRef("updated_at", "=", "created_at")
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
