import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

/** Keeps a value unless a newer one is kept under its key. */
export async function saveNewest(db: Db, row: Row<"kept_values">): Promise<void> {
  const { data, changed_at } = row;
  await asPerson(db, row.user_id)
    .insertInto("kept_values")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "key"])
        .doUpdateSet({ data, changed_at })
        .where("kept_values.changed_at", "<=", changed_at),
    )
    .execute();
}

export function listKept(db: Db, userId: UserId) {
  return asPerson(db, userId)
    .selectFrom("kept_values")
    .select(["key", "data", "changed_at"])
    .orderBy("key")
    .execute();
}
