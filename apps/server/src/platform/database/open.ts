import type { Config } from "../config/config.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { noticeRestore } from "./restored.ts";
import { isOperators, unusable } from "./unusable.ts";

type Settings = Pick<Config, "databaseUrl" | "databasePool" | "dataDir">;

/** Opens the configured engine and migrates its tables. Throws `DatabaseError`. */
export async function openDatabase(config: Settings): Promise<Database> {
  const database = await open(config);
  try {
    await migrate(database);
    await noticeRestore(database, config.dataDir);
  } catch (error) {
    await database.close();
    throw isOperators(error) ? unusable(config, error) : error;
  }
  return database;
}

/** Imports only the driver in use: the other would cost megabytes of memory. */
async function open({ databaseUrl, databasePool, dataDir }: Settings): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl, databasePool);
  }
  const { openSqlite } = await import("./sqlite.ts");
  return openSqlite(dataDir);
}
