import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";
import type { PhotoRow } from "./repository.ts";

/** The upload that a signed address names: the address is permission enough. */
export function findUpload(db: Db, owner: string, id: string): Promise<PhotoRow | undefined> {
  return asSystem(db)
    .selectFrom("photos")
    .selectAll()
    .where("user_id", "=", owner as PhotoRow["user_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Deletes uploads of anybody that were begun before an instant and never tracked. */
export async function deleteUntracked(db: Db, before: number): Promise<void> {
  await asSystem(db)
    .deleteFrom("photos")
    .where("tracked_at", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/** Deletes photos of anybody that are older than an instant. */
export async function deleteOlder(db: Db, before: number): Promise<void> {
  await asSystem(db).deleteFrom("photos").where("tracked_at", "<", before).execute();
}
