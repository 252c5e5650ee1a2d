import { statSync } from "node:fs";
import { sql } from "kysely";
import type Sqlite from "libsql";
import { asSystem } from "./as-system.ts";
import { type Database, type Db, type Engine, inTransaction } from "./database.ts";
import { hasTable } from "./has-table.ts";
import { sqliteFile } from "./sqlite.ts";

/**
 * Has every device begin anew if this database was put back from a copy. The numbers of its changes
 * (see migration 0018) are then given a second time: a device that has seen them would miss what
 * they stand for now, and keep what is gone.
 *
 * The database holds where it is. A copy is elsewhere, or holds nothing: see `forgetPlace`.
 */
export async function noticeRestore(
  { db, engine }: Pick<Database, "db" | "engine">,
  dataDir: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const place = engine === "sqlite" ? placeOfFile(dataDir) : await placeInCluster(tx);
    // Of several processes that start at once, one changes the row.
    const isElsewhere = await tx
      .insertInto("database_place")
      .values({ id: 1, place })
      .onConflict((row) =>
        row.column("id").doUpdateSet({ place }).where("database_place.place", "<>", place),
      )
      .returning("id")
      .executeTakeFirst();
    if (!isElsewhere) return;
    await asSystem(tx).updateTable("sync_heads").set({ epoch: newEpoch[engine] }).execute();
  });
}

/** For a backup, which may be put back over the file that it was made of. */
export function forgetPlace(backup: Sqlite.Database): void {
  // A release from before there was one may have made the database.
  if (hasTable(backup, "database_place")) backup.exec("delete from database_place");
}

const placeOfFile = (dataDir: string): string =>
  String(statSync(sqliteFile(dataDir), { bigint: true }).ino);

/** A database that is restored is another one, or its tables are. */
async function placeInCluster(tx: Db): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select oid || '.' || 'sync_heads'::regclass::oid as place
    from pg_database where datname = current_database()`.execute(tx);
  return rows[0]?.place ?? "";
}

/** For each person another. */
const newEpoch: Record<Engine, ReturnType<typeof sql<string>>> = {
  sqlite: sql<string>`lower(hex(randomblob(16)))`,
  postgres: sql<string>`replace(gen_random_uuid()::text, '-', '')`,
};
