import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { openLine } from "./line.ts";
import { openNotifications } from "./notifications.ts";
import { reliable } from "./pool.ts";
import type { SharedTables } from "./tables.ts";
import { cannotReach } from "./unusable.ts";

const INT8 = 20;
const NUMERIC = 1700;

/** Opens a connection pool and checks that the server answers. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: "morsel",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") => {
        const parse = pg.types.getTypeParser(oid, format) as (value: string) => unknown;
        return oid === INT8 || oid === NUMERIC ? Number : parse;
      },
    },
  };
  // One connection is set aside as the line for small reads, if there is one to spare.
  const max = Math.max(poolSize - 1, 1);
  const pool = new pg.Pool({ ...settings, max, idleTimeoutMillis: 30_000 });
  // The next query replaces an idle connection that the server closed; nothing is lost.
  pool.on("error", () => {});
  // A connection closed while in use fails its query, then emits once more: unhandled, that would
  // end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw cannotReach(url, error);
  }
  const db = new Kysely<SharedTables>({
    dialect: new PostgresDialect({ pool: reliable(pool) }),
  });
  const line = poolSize > 1 ? openLine(db, settings) : undefined;
  const channel = openNotifications(pool, settings);
  const derive: Database["derive"] = (work) =>
    db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx);
      return work(tx);
    });
  const snapshot: Database["snapshot"] = (work) =>
    db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
  const close = async () => {
    await channel.close();
    await line?.close();
    await db.destroy();
  };
  return {
    ...{ db, engine: "postgres", channel },
    ...{ derive, deriveMany: derive, snapshot, close },
  };
}
