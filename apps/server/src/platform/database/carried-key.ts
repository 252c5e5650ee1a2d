import type Sqlite from "libsql";
import { readKeyFile, writeKeyFile } from "../config/encryption-key.ts";

/** A table of backups alone: what is encrypted in a backup must be readable where it is restored. */
const table = "carried_key";

/** Puts the data folder's key into a backup of its database. */
export function packKey(backup: Sqlite.Database, dataDir: string): void {
  const key = readKeyFile(dataDir);
  if (key === null) return;
  backup.exec(`drop table if exists ${table}`);
  backup.exec(`create table ${table} (key text not null)`);
  backup.prepare(`insert into ${table} (key) values (?)`).run([key]);
}

/** Takes the key out of a backup that stands in the database's place now. */
export function unpackKey(database: Sqlite.Database, dataDir: string): void {
  const found = database.prepare("select name from sqlite_master where name = ?").all([table]);
  if (found.length === 0) return;
  const [row] = database.prepare(`select key from ${table}`).all([]) as { key: string }[];
  if (row) writeKeyFile(dataDir, row.key);
  // Out of the file too, not only out of its list of tables.
  database.exec("pragma secure_delete = on");
  database.exec(`drop table ${table}`);
  database.exec("pragma wal_checkpoint(truncate)");
  database.exec("pragma secure_delete = off");
}
