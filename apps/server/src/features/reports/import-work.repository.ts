import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ImportRow } from "./import.repository.ts";

export interface Claimed {
  row: ImportRow;
  /** Somebody worked on it before, and never finished. */
  wasLeft: boolean;
}

/** Takes on a task of anybody's that nobody has worked on since an instant. */
export async function claimTask(
  db: Db,
  { now, idleSince }: { now: number; idleSince: number },
): Promise<Claimed | undefined> {
  const idle = asSystem(db)
    .selectFrom("imports")
    .selectAll()
    .where("task", "is not", null)
    .where(({ eb, or }) => or([eb("worked_at", "is", null), eb("worked_at", "<", idleSince)]))
    .orderBy("created_at");
  const row = await idle.executeTakeFirst();
  if (!row) return undefined;
  const { numUpdatedRows } = await asSystem(db)
    .updateTable("imports")
    .set({ worked_at: now })
    .where("user_id", "=", row.user_id)
    .where("id", "=", row.id)
    .where("task", "=", row.task)
    .where(({ eb, or }) => or([eb("worked_at", "is", null), eb("worked_at", "<", idleSince)]))
    .executeTakeFirst();
  // Another process was faster: there may be more.
  return numUpdatedRows === 1n
    ? { row: { ...row, worked_at: now }, wasLeft: row.worked_at !== null }
    : claimTask(db, { now, idleSince });
}

/** Forgets what anybody's file said whose time is up before it was applied. */
export async function forgetUnapplied(db: Db, before: number): Promise<void> {
  await asSystem(db)
    .deleteFrom("imports")
    .where("state", "=", "read")
    .where("created_at", "<", before)
    .execute();
}
