import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  Kysely,
  type QueryCompiler,
  type SelectModifierNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
} from "kysely";
import Sqlite from "libsql";
import { unpackKey } from "./carried-key.ts";
import { noChannel } from "./channel.ts";
import { type SharedConnection, shareCommits } from "./commits.ts";
import { type Database, DatabaseError, type Db } from "./database.ts";
import { openShortcut } from "./line.ts";
import { messages } from "./messages.ts";
import { oneRow } from "./prepared.ts";
import type { SharedTables } from "./tables.ts";
import { isUnwritable } from "./trouble.ts";

/** The database file in the data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, "morsel.db");

/** Opens the embedded database. The process locks the data folder until it ends. */
export function openSqlite(dataDir: string): Database {
  const lock = takeLock(dataDir);
  try {
    const { db, derive, close } = connect(dataDir, unpackKey);
    return {
      db,
      derive,
      snapshot: (work) => snapshot(dataDir, work),
      engine: "sqlite",
      channel: noChannel,
      rowsAtOnce: 64,
      close: async () => {
        await close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw new DatabaseError(messages.cannotOpen(dataDir, reason(error)));
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
    for (const setting of [
      "busy_timeout = 10000",
      "journal_mode = wal",
      "synchronous = full",
      "foreign_keys = on",
      "cache_size = -65536",
      "temp_store = memory",
    ]) {
      connection.exec(`pragma ${setting}`);
    }
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

/** The file, and so SQLite's files beside it, is private to its owner from the start. */
function openPrivately(file: string): Sqlite.Database {
  closeSync(openSync(file, "a", 0o600));
  return new Sqlite(file);
}

/** Creates the folder, private to its owner, unless it exists. */
function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // A folder that also holds other things keeps its mode.
  const isOurs = readdirSync(dataDir).every((name) =>
    /^(morsel\.|encryption\.key|outbox$|backups$)/.test(name),
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
      /locked|busy/i.test(reason(error))
        ? messages.inUse(dataDir)
        : messages.cannotWrite(dataDir, reason(error)),
    );
  }
}

type Statement = ReturnType<SqliteDatabase["prepare"]>;

/** Repositories make a few hundred query texts; any beyond that are prepared each time. */
const maxStatements = 500;
const changesTables = /^\s*(create|alter|drop)\b/i;

/** The connection as Kysely uses it. Each text is prepared once; `begin` is how a transaction does. */
function withPrepared(connection: Sqlite.Database, begin: string): SharedConnection {
  const statements = new Map<string, Statement>();
  return {
    close: () => connection.close(),
    inTransaction: () => connection.inTransaction,
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement =
        sql === "rollback"
          ? rollback(connection)
          : prepare(connection, sql === "begin" ? begin : sql);
      // A prepared statement remembers the columns of the old table.
      if (changesTables.test(sql)) statements.clear();
      else if (statements.size < maxStatements) statements.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite rolls back by itself when the disk is full: then there is nothing left to roll back. */
function rollback(connection: Sqlite.Database): Statement {
  const statement = prepare(connection, "rollback");
  return {
    reader: false,
    all: (parameters) => statement.all(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    run: () => (connection.inTransaction ? statement.run([]) : { changes: 0, lastInsertRowid: 0 }),
  };
}

/** The engine returns rows as arrays; making objects of them here takes half the time. */
function prepare(connection: Sqlite.Database, sql: string): Statement {
  const statement = connection.prepare(sql);
  const { reader } = statement as unknown as { reader: boolean };
  if (!reader) return statement;
  const names = statement.columns().map((column) => column.name);
  statement.raw(true);
  const toRow = (values: unknown) => {
    const row: Record<string, unknown> = {};
    // eslint-disable-next-line morsel/text-lookup -- columns are named in our own queries
    for (let at = 0; at < names.length; at++) row[names[at] ?? ""] = (values as unknown[])[at];
    return row;
  };
  // One call into the engine instead of the three that it takes to walk through rows.
  const first = (parameters: readonly unknown[]) => {
    const values = statement.get(parameters);
    return values === undefined ? [] : [toRow(values)];
  };
  return {
    reader,
    all: sql.endsWith(oneRow) ? first : (parameters) => statement.all(...parameters).map(toRow),
    run: (parameters) => statement.run(...parameters),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters)) yield toRow(values);
    },
  };
}

class Dialect extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

/** SQLite has no row locks and needs none here, so `for update` and the like are left out. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier?.startsWith("For") || node.modifier === "SkipLocked") return;
    super.visitSelectModifier(node);
  }
}

const reason = (error: unknown): string =>
  error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error);
