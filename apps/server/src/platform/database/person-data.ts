import { asSystem } from "./as-system.ts";
import { type Db, inTransaction } from "./database.ts";

/**
 * Deletes a person's rows from every table that has a `user_id`, but for the tables to keep: a room
 * that adds a table needs to do nothing for this.
 */
export async function erasePerson(
  db: Db,
  userId: string,
  keep: readonly string[] = [],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const table of await tx.introspection.getTables()) {
      if (table.isView || keep.includes(table.name)) continue;
      if (!table.columns.some((column) => column.name === "user_id")) continue;
      await asSystem(tx)
        .withTables<Record<string, { user_id: string }>>()
        .deleteFrom(table.name)
        .where("user_id", "=", userId)
        .execute();
    }
  });
}
