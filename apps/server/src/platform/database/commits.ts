import type { QueryResult, SqliteDatabase } from "kysely";
import type { Db } from "./database.ts";

/** Runs a one-statement write; resolves once it is on disk. */
type Write = (text: string, values: readonly unknown[]) => Promise<QueryResult<object>>;

/** SQLite's only connection, which knows whether a transaction is open. */
export interface SharedConnection extends SqliteDatabase {
  inTransaction(): boolean;
}

interface Waiting {
  text: string;
  values: readonly unknown[];
  resolve: (result: QueryResult<object>) => void;
  reject: (error: unknown) => void;
}

const writers = new WeakMap<Db, Write>();

/** How this database shares commits, if it does. A transaction commits by itself. */
export const sharedCommitsOf = (db: Db): Write | undefined => writers.get(db);

/**
 * SQLite commits on the main thread and waits for the disk, which takes many times longer than the
 * statement itself. So writes that arrive in the same turn of the event loop (requests read from
 * their sockets together) share one commit:
 *
 * - A write waits for the end of its turn and for any open transaction; then all waiting writes run
 *   in one transaction, synchronously, so that no read sees half of it.
 * - Nobody is answered before the commit is on disk: what was acknowledged survives a crash.
 * - A failing statement is rolled back alone, and only its caller hears of it.
 * - If the engine aborts the whole transaction, or the commit fails (a full disk), nothing was
 *   written and every caller is told.
 *
 * Changes of several statements use `inTransaction`. PostgreSQL groups commits by itself.
 */
export function shareCommits(db: Db, connection: SharedConnection): void {
  let waiting: Waiting[] = [];

  function run({ text, values }: Waiting): QueryResult<object> {
    const statement = connection.prepare(text);
    if (statement.reader) return { rows: statement.all(values) as object[] };
    const { changes } = statement.run(values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  function commitTogether(writes: readonly Waiting[]): void {
    const settle: (() => void)[] = [];
    try {
      connection.prepare("begin").run([]);
      for (const write of writes) {
        try {
          const result = run(write);
          settle.push(() => write.resolve(result));
        } catch (error) {
          if (!connection.inTransaction()) throw error;
          settle.push(() => write.reject(error));
        }
      }
      connection.prepare("commit").run([]);
    } catch (error) {
      try {
        if (connection.inTransaction()) connection.prepare("rollback").run([]);
      } finally {
        for (const { reject } of writes) reject(error);
      }
      return;
    }
    for (const answer of settle) answer();
  }

  function takeWaiting(): Waiting[] {
    const writes = waiting;
    waiting = [];
    return writes;
  }

  async function endTurn(): Promise<void> {
    try {
      // Waits for the open transaction, then takes along whatever has arrived meanwhile.
      await db.connection().execute(async () => commitTogether(takeWaiting()));
    } catch (error) {
      for (const { reject } of takeWaiting()) reject(error);
    }
  }

  writers.set(
    db,
    (text, values) =>
      new Promise((resolve, reject) => {
        waiting.push({ text, values, resolve, reject });
        if (waiting.length === 1) setImmediate(() => void endTurn());
      }),
  );
}
