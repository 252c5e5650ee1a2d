import { type Kysely, sql } from "kysely";
import { type Database, DatabaseError, type Engine, inTransaction } from "./database.ts";
import { messages } from "./messages.ts";
import { migrations } from "./migrations/list.ts";

/** One step forward. Names sort in running order; a released step never changes. */
export interface Migration {
  up(db: Kysely<never>, engine: Engine): Promise<void>;
}

/** Any number that no other program uses for advisory locks in the same database. */
const lockKey = 0x6d6f7273;

/**
 * Runs the steps this database hasn't seen, all in one transaction. Several processes may call it
 * at once: the first does the work, the others wait and find it done.
 */
export async function migrate({ db, engine }: Pick<Database, "db" | "engine">): Promise<void> {
  await inTransaction(db, async (tx) => {
    // SQLite's transaction already holds the file's only write lock.
    if (engine === "postgres") {
      // Waiting for other processes, or altering a large table, may exceed the query timeout.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    }
    await tx.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("applied_at", "bigint", (c) => c.notNull())
      .execute();
    const rows = await tx.selectFrom("migrations").select("name").execute();
    const seen = new Set(rows.map((row) => row.name));
    const unknown = [...seen].filter((name) => !Object.hasOwn(migrations, name)).sort();
    if (unknown.length > 0) {
      throw new DatabaseError(messages.newer(unknown.join(", ")));
    }
    for (const [name, migration] of Object.entries(migrations)) {
      if (seen.has(name)) continue;
      await migration.up(tx as unknown as Kysely<never>, engine);
      await tx.insertInto("migrations").values({ name, applied_at: Date.now() }).execute();
    }
  });
}
