import { closeSync, openSync } from "node:fs";
import {
  type QueryCompiler,
  type SelectModifierNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
} from "kysely";
import Sqlite from "libsql";
import type { SharedConnection } from "./commits.ts";
import { oneRow } from "./prepared.ts";

/**
 * The file, and so SQLite's files beside it, is private to its owner from the start.
 *
 * A file that is there is left to SQLite alone. Its locks are the process's: whoever in it closes
 * the file once, by whatever handle, gives up those of every open connection. A backup beside the
 * server then believes that it is the last one, and removes the log with all that was written since.
 */
export function openPrivately(file: string): Sqlite.Database {
  try {
    closeSync(openSync(file, "ax", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return new Sqlite(file);
}

/** Settings that hold for one connection; the log (`-wal`) is the file's. */
export function configure(
  connection: Sqlite.Database,
  { synchronous, cacheKb }: { synchronous: "full" | "normal"; cacheKb: number },
): void {
  for (const setting of [
    "busy_timeout = 10000",
    "journal_mode = wal",
    `synchronous = ${synchronous}`,
    "foreign_keys = on",
    `cache_size = -${cacheKb}`,
    "temp_store = memory",
  ]) {
    connection.exec(`pragma ${setting}`);
  }
}

type Statement = ReturnType<SqliteDatabase["prepare"]>;

/** Repositories make a few hundred query texts; any beyond that are prepared each time. */
const maxStatements = 500;
const changesTables = /^\s*(create|alter|drop)\b/i;

/** The connection as Kysely uses it. Each text is prepared once; `begin` is how a transaction does. */
export function withPrepared(connection: Sqlite.Database, begin: string): SharedConnection {
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

export class Dialect extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

/** SQLite has no row locks and needs none here, so `for update` and the like are left out. */
export class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier?.startsWith("For") || node.modifier === "SkipLocked") return;
    super.visitSelectModifier(node);
  }
}
