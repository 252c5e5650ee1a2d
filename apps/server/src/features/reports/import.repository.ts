import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";
import { forgetReplaced } from "./import-replaced.repository.ts";

export type ImportRow = Row<"imports">;

/** Finished imports that a person can look back at. */
const maxListed = 50;

export async function insertImport(tx: Db, row: ImportRow): Promise<void> {
  await asPerson(tx, row.user_id).insertInto("imports").values(row).execute();
}

export function findImport(db: Db, userId: UserId, id: string): Promise<ImportRow | undefined> {
  return asPerson(db, userId)
    .selectFrom("imports")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

export function listImports(db: Db, userId: UserId): Promise<ImportRow[]> {
  return asPerson(db, userId)
    .selectFrom("imports")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxListed)
    .execute();
}

/** Forgets what was read but not applied, and the oldest beyond those that are listed. */
export async function forgetOthers(tx: Db, userId: UserId): Promise<void> {
  const kept = await listImports(tx, userId);
  const oldest = kept.length < maxListed ? 0 : (kept.at(-1)?.created_at ?? 0);
  await asPerson(tx, userId)
    .deleteFrom("imports")
    .where("task", "is", null)
    .where(({ eb, or }) => or([eb("state", "=", "read"), eb("created_at", "<=", oldest)]))
    .execute();
  await forgetReplaced(tx, userId);
}

export async function updateImport(
  tx: Db,
  userId: UserId,
  id: string,
  change: Partial<Omit<ImportRow, "user_id" | "id">>,
): Promise<void> {
  await asPerson(tx, userId).updateTable("imports").set(change).where("id", "=", id).execute();
}

/** Notes how far a task has come; returns false if the task isn't wanted any more. */
export async function noteProgress(
  tx: Db,
  { user_id, id, task }: Pick<ImportRow, "user_id" | "id" | "task">,
  change: Partial<Omit<ImportRow, "user_id" | "id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await asPerson(tx, user_id)
    .updateTable("imports")
    .set(change)
    .where("id", "=", id)
    .where("task", "=", task)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
