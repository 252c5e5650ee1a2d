import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

/** What was answered to a call with this id. */
export function findAnswer(
  db: Db,
  userId: UserId,
  id: string,
): Promise<Row<"shortcut_answers"> | undefined> {
  return asPerson(db, userId)
    .selectFrom("shortcut_answers")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertAnswer(db: Db, row: Row<"shortcut_answers">): Promise<void> {
  await asPerson(db, row.user_id).insertInto("shortcut_answers").values(row).execute();
}

/** Forgets what the person's scripts were answered before an instant. */
export async function forgetAnswers(db: Db, userId: UserId, before: number): Promise<void> {
  await asPerson(db, userId).deleteFrom("shortcut_answers").where("made_at", "<", before).execute();
}
