/**
 * Migrates a database at the instant (ms) given as its argument, so that several processes do it at
 * once; on SQLite without the lock that would admit only one of them.
 */
import { readConfig } from "../platform/config/config.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openPostgres } from "../platform/database/postgres.ts";
import { connect } from "../platform/database/sqlite.ts";

const config = readConfig(process.env);
await new Promise((resolve) => setTimeout(resolve, Number(process.argv[2]) - Date.now()));
if (config.databaseUrl) {
  const database = await openPostgres(config.databaseUrl, 2);
  await migrate(database);
  await database.close();
} else {
  const { db, close } = connect(config.dataDir);
  await migrate({ db, engine: "sqlite" });
  await close();
}
