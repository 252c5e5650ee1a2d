import { setImmediate } from "node:timers/promises";
import { asSystem } from "./as-system.ts";
import { type Db, inTransaction } from "./database.ts";

/** Rows deleted by one statement, which blocks everyone else on SQLite meanwhile. */
const rowsAtOnce = 200;

/**
 * What triggers on the other tables write. They come last, in the order in which a write locks them,
 * so that a write that is under way and this one never wait for each other.
 */
const writtenByTriggers = ["days_to_judge", "sync_heads", "sync_changes"];

/**
 * Deletes a person's rows from every table with a `user_id`, except the tables to keep. A room
 * that adds a table needs to do nothing here.
 */
export async function erasePerson(
  db: Db,
  userId: string,
  keep: readonly string[] = [],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const tables = await tx.introspection.getTables();
    const place = ({ name }: { name: string }) => writtenByTriggers.indexOf(name);
    for (const { name, columns, isView } of tables.sort((a, b) => place(a) - place(b))) {
      if (isView || keep.includes(name)) continue;
      if (!columns.some((column) => column.name === "user_id")) continue;
      // Tables that can hold thousands of rows per person have ids.
      if (columns.some((column) => column.name === "id")) await eraseInParts(tx, name, userId);
      else await rowsOf(tx, name, userId).execute();
    }
  });
}

const rowsOf = (tx: Db, table: string, userId: string) =>
  asSystem(tx)
    .withTables<Record<string, { user_id: string; id: string }>>()
    .deleteFrom(table)
    .where("user_id", "=", userId);

async function eraseInParts(tx: Db, table: string, userId: string): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await rowsOf(tx, table, userId)
      .where("id", "in", ({ selectFrom }) =>
        selectFrom(table).select("id").where("user_id", "=", userId).limit(rowsAtOnce),
      )
      .executeTakeFirst();
    if (numDeletedRows < rowsAtOnce) return;
    await setImmediate();
  }
}
