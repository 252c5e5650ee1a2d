import type { Config } from "../config/config.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** Opens the configured engine and brings its tables up to date. Throws `DatabaseError`. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePool" | "dataDir">,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databasePool)
    : openSqlite(config.dataDir);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
