import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import type Sqlite from "libsql";
import { makeFolder } from "../make-folder.ts";
import { unpackKey } from "./carried-key.ts";
import { noChannel } from "./channel.ts";
import { shareCommits } from "./commits.ts";
import { type Database, DatabaseError, type Db } from "./database.ts";
import { setForeignLogAside } from "./foreign-log.ts";
import { openShortcut } from "./line.ts";
import { messages } from "./messages.ts";
import { openAside } from "./sqlite-aside.ts";
import { configure, Dialect, openPrivately, withPrepared } from "./sqlite-connection.ts";
import type { SharedTables } from "./tables.ts";
import { isUnwritable } from "./trouble.ts";
import { cannotOpen, reasonOf } from "./unusable.ts";

/** The database file in the data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, "morsel.db");

/** Opens the embedded database. The process locks the data folder until it ends. */
export function openSqlite(dataDir: string): Database {
  const lock = takeLock(dataDir);
  try {
    checkRights(sqliteFile(dataDir));
    setForeignLogAside(sqliteFile(dataDir));
    const { db, derive, close } = connect(dataDir, unpackKey);
    const aside = openAside(sqliteFile(dataDir));
    return {
      db,
      derive,
      // Others wait for the whole transaction, but for reads that are `prepared`.
      deriveMany: (work) => db.connection().execute(() => aside.derive(work)),
      snapshot: (work) => snapshot(dataDir, work),
      engine: "sqlite",
      channel: noChannel,
      close: async () => {
        await aside.close();
        await close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw cannotOpen(dataDir, error);
  }
}

/**
 * Opens the database file without locking out other processes. Acknowledged writes survive the
 * death of the process or the machine. `arrive` sees the file before anything else does.
 */
export function connect(
  dataDir: string,
  arrive: (connection: Sqlite.Database, dataDir: string) => void = () => {},
): Pick<Database, "db" | "derive" | "close"> {
  const connection = openPrivately(sqliteFile(dataDir));
  try {
    configure(connection, { synchronous: "full", cacheKb: 65_536 });
    arrive(connection, dataDir);
  } catch (error) {
    connection.close();
    throw error;
  }
  // None fails half-way because it read before it wrote.
  const database = withPrepared(connection, "begin immediate");
  const db = new Kysely<SharedTables>({ dialect: new Dialect({ database }) });
  shareCommits(db, database);
  openShortcut(db, database);
  // A pragma takes effect as it is compiled, so it can't be one of the prepared statements.
  const derive: Database["derive"] = (work) =>
    db.connection().execute(async (alone) => {
      connection.exec("pragma synchronous = normal");
      try {
        return await alone.transaction().execute(work);
      } finally {
        connection.exec("pragma synchronous = full");
      }
    });
  const close = async () => {
    // Moves everything into the main file now, since handles may linger until garbage collection.
    // If the disk has no room, it all stays in the log (`-wal`).
    try {
      connection.exec("pragma wal_checkpoint(truncate)");
    } catch (error) {
      if (!isUnwritable(error)) throw error;
    }
    await db.destroy();
    if (connection.open) connection.close();
  };
  return { db, derive, close };
}

/** In WAL mode, a reader keeps seeing what it began with. */
async function snapshot<T>(dataDir: string, work: (at: Db) => Promise<T>): Promise<T> {
  const connection = openPrivately(sqliteFile(dataDir));
  connection.exec("pragma busy_timeout = 10000");
  connection.exec("pragma query_only = on");
  const database = withPrepared(connection, "begin");
  const db = new Kysely<SharedTables>({ dialect: new Dialect({ database }) });
  try {
    return await db.transaction().execute(work);
  } finally {
    await db.destroy();
  }
}

/** A copy put back by another user is the usual reason, and SQLite calls it "14". */
function checkRights(file: string): void {
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
}

/** Creates the folder, private to its owner, unless it exists. */
function prepareFolder(dataDir: string): void {
  makeFolder(dataDir);
  // A folder that also holds other things keeps its mode.
  const isOurs = readdirSync(dataDir).every((name) =>
    /^(morsel\.|encryption\.key|foods\.json\.br|(outbox|backups|imports|objects)$)/.test(name),
  );
  if (isOurs && statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700);
}

/**
 * Holds an exclusive transaction open on a separate lock file. The kernel releases it however the
 * process ends.
 */
function takeLock(dataDir: string): Sqlite.Database {
  let lock: Sqlite.Database | undefined;
  try {
    prepareFolder(dataDir);
    lock = openPrivately(join(dataDir, "morsel.lock"));
    lock.exec("pragma busy_timeout = 0");
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    throw new DatabaseError(
      /locked|busy/i.test(reasonOf(error))
        ? messages.inUse(dataDir)
        : messages.cannotWrite(dataDir, reasonOf(error)),
    );
  }
}
