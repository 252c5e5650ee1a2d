import { readConfig } from "../platform/config/config.ts";
import { asSystem } from "../platform/database/as-system.ts";
import type { Db } from "../platform/database/database.ts";
import { openPostgres } from "../platform/database/postgres.ts";
import { connect } from "../platform/database/sqlite.ts";
import type { TestServer } from "./server.ts";

/** Opens a running server's database alongside it. */
export async function withTables<T>(
  server: Pick<TestServer, "env">,
  look: (db: Db) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = readConfig(server.env);
  const { db, close } = databaseUrl ? await openPostgres(databaseUrl, 1) : connect(dataDir);
  try {
    return await look(db);
  } finally {
    await close();
  }
}

/** The number of rows a person has in each table, leaving out empty ones. */
export function rowsOf(
  server: Pick<TestServer, "env">,
  userId: string,
): Promise<Record<string, number>> {
  return withTables(server, async (db) => {
    const found: Record<string, number> = {};
    for (const { name, columns } of await db.introspection.getTables()) {
      if (!columns.some((column) => column.name === "user_id")) continue;
      const { count } = await asSystem(db)
        .withTables<Record<string, { user_id: string }>>()
        .selectFrom(name)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      if (count > 0) found[name] = count;
    }
    return found;
  });
}

/** As if nobody had ever deleted all their data. */
export const forgetErasures = (server: Pick<TestServer, "env">): Promise<unknown> =>
  withTables(server, (db) => asSystem(db).deleteFrom("erasures").execute());
