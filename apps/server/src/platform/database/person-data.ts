import { setImmediate } from "node:timers/promises";
import { sql, type TableMetadata } from "kysely";
import { asSystem } from "./as-system.ts";
import { type Db, inTransaction } from "./database.ts";

/** Rows of one statement, which blocks everyone else on SQLite meanwhile. */
const rowsAtOnce = { deleted: 200, measured: 1_000 };

/** Every table with a `user_id`: a room that adds one needs to do nothing here. */
async function tablesOfPeople(db: Db): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables();
  return tables.filter((table) => !table.isView && has(table, "user_id"));
}

const has = ({ columns }: TableMetadata, name: string): boolean =>
  columns.some((column) => column.name === name);

/**
 * What triggers on the other tables write. They come last, in the order in which a write locks them,
 * so that a write that is under way and this one never wait for each other.
 */
const writtenByTriggers = ["days_to_judge", "sync_heads", "sync_changes"];

/** Deletes a person's rows from every table with a `user_id`, except the tables to keep. */
export async function erasePerson(
  db: Db,
  userId: string,
  keep: readonly string[] = [],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const tables = await tablesOfPeople(tx);
    const place = ({ name }: { name: string }) => writtenByTriggers.indexOf(name);
    for (const table of tables.sort((a, b) => place(a) - place(b))) {
      const { name } = table;
      if (keep.includes(name)) continue;
      // Tables that can hold thousands of rows per person have ids.
      if (has(table, "id")) await eraseInParts(tx, name, userId);
      else await rowsOf(tx, name, userId).execute();
    }
  });
}

/**
 * Adds up the bytes of what is stored of a person, all values written as text. The tables are listed
 * once: they stay the same for as long as a process runs.
 */
export function createMeasure(db: Db): (userId: string) => Promise<number> {
  let listed: readonly TableMetadata[] | undefined;
  return async (userId) => {
    listed ??= await tablesOfPeople(db);
    let bytes = 0;
    for (const table of listed)
      if (!writtenByTriggers.includes(table.name)) bytes += await measureTable(db, table, userId);
    return bytes;
  };
}

/**
 * Adds up in the database: a part of a thousand rows comes back as one number. A part ends with an
 * id, since the next begins behind it; in some tables several rows share one.
 */
async function measureTable(db: Db, table: TableMetadata, userId: string): Promise<number> {
  const sizes = table.columns.map(
    ({ name }) => sql`coalesce(octet_length(cast(${sql.ref(name)} as text)), 0)`,
  );
  const rows = asSystem(db)
    .withTables<Record<string, { user_id: string; id: string }>>()
    .selectFrom(table.name)
    .where("user_id", "=", userId);
  const total = rows.select(sql<number | null>`sum(${sql.join(sizes, sql` + `)})`.as("bytes"));
  // Tables that can hold thousands of rows per person have ids.
  if (!has(table, "id")) return (await total.executeTakeFirst())?.bytes ?? 0;
  let bytes = 0;
  for (let after = ""; ; ) {
    const last = await rows
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .offset(rowsAtOnce.measured - 1)
      .limit(1)
      .executeTakeFirst();
    const part = total
      .where("id", ">", after)
      .$if(last !== undefined, (query) => query.where("id", "<=", last?.id ?? ""));
    bytes += (await part.executeTakeFirst())?.bytes ?? 0;
    if (!last) return bytes;
    after = last.id;
    await setImmediate();
  }
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
        selectFrom(table).select("id").where("user_id", "=", userId).limit(rowsAtOnce.deleted),
      )
      .executeTakeFirst();
    if (numDeletedRows < rowsAtOnce.deleted) return;
    await setImmediate();
  }
}
