/**
 * Brings a database up to date, at the instant (ms) that its argument names: several processes of
 * this meet there. On SQLite without the lock that would let only one of them in.
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
