import type Sqlite from "libsql";
import { readKeyFile, writeKeyFile } from "../config/encryption-key.ts";
import { hasTable } from "./has-table.ts";

/** Exists only in backups: wherever one is restored, its encrypted columns must be readable. */
const table = "carried_key";

/** Puts the data folder's key into a backup. */
export function packKey(backup: Sqlite.Database, dataDir: string): void {
  const key = readKeyFile(dataDir);
  if (key === null) return;
  backup.exec(`drop table if exists ${table}`);
  backup.exec(`create table ${table} (key text not null)`);
  backup.prepare(`insert into ${table} (key) values (?)`).run([key]);
}

/** Takes the key out of a backup that has been put in the database's place. */
export function unpackKey(database: Sqlite.Database, dataDir: string): void {
  if (!hasTable(database, table)) return;
  const [row] = database.prepare(`select key from ${table}`).all([]) as { key: string }[];
  if (row) writeKeyFile(dataDir, row.key);
  // Overwrites the bytes in the file; dropping the table alone would leave them there.
  database.exec("pragma secure_delete = on");
  database.exec(`drop table ${table}`);
  database.exec("pragma wal_checkpoint(truncate)");
  database.exec("pragma secure_delete = off");
}
