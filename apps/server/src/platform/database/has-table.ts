import type Sqlite from "libsql";

/** Whether an SQLite file has the table; asked before it has been migrated. */
export const hasTable = (database: Sqlite.Database, name: string): boolean =>
  database.prepare("select name from sqlite_master where name = ?").all([name]).length > 0;
