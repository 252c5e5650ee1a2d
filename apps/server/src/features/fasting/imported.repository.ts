import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";

/** What an undo leaves in place of the import's mark: such a fast may be imported again. */
const undone = "undone";

/** What tells a fast that an import wrote from a request's. */
export const markOf = (importId: string): string => `import ${importId}`;

/** Removes the tombstone that an undo left, if there is one. */
export async function dropUndone(tx: Db, userId: UserId, id: string): Promise<void> {
  await asPerson(tx, userId)
    .deleteFrom("fasting_sessions")
    .where("id", "=", id)
    .where("fingerprint", "=", undone)
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
    .set({ deleted_at: now, updated_at: now, fingerprint: undone })
    .where("id", "in", () =>
      rows
        .selectFrom("fasting_sessions")
        .select("id")
        .where("fingerprint", "=", markOf(importId))
        .where("deleted_at", "is", null)
        .whereRef("updated_at", "=", "created_at")
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
