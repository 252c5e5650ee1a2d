import type { QueryResult, SqliteDatabase } from "kysely";
import type { Db } from "./database.ts";

/** Does a write of one statement; resolves once it is on the disk. */
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

/** How a database shares commits, where it does. A transaction has a commit of its own. */
export const sharedCommitsOf = (db: Db): Write | undefined => writers.get(db);

/**
 * SQLite commits on the thread that everything runs on, and a commit waits for the disk: many times
 * what its statement takes. So the writes that arrive in one turn of the event loop (the requests
 * that were read from their sockets together) share one:
 *
 * - A write waits for the end of its turn and of any transaction that is open, then all that wait
 *   run in one transaction, without a pause in which a read could see half of it.
 * - Nobody is answered before the commit is on the disk: what was acknowledged survives a crash.
 * - A statement that fails is undone by the engine, alone; its caller hears of it, the others don't.
 * - Where the engine gave up the whole transaction, or the commit fails (a full disk), nothing was
 *   written and all are told so.
 *
 * What needs several statements has `inTransaction`, as on PostgreSQL, which shares commits itself.
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
      if (connection.inTransaction()) connection.prepare("rollback").run([]);
      for (const { reject } of writes) reject(error);
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
      // Waits for the transaction that is open; what has come meanwhile is taken along.
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
