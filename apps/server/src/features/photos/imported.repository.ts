import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";

/** Deletes photos by the type that their import gave them; returns how many, `limit` at most. */
export async function deleteImported(
  tx: Db,
  userId: UserId,
  contentType: string,
  limit: number,
): Promise<number> {
  const rows = asPerson(tx, userId);
  const { numDeletedRows } = await rows
    .deleteFrom("photos")
    .where("id", "in", () =>
      rows.selectFrom("photos").select("id").where("content_type", "=", contentType).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
