import { once } from "node:events";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from "kysely";
import { startThread } from "../thread.ts";
import type { Database } from "./database.ts";
import { Compiler } from "./sqlite-connection.ts";
import type { Answer, Request } from "./sqlite-thread.ts";
import type { SharedTables } from "./tables.ts";

/** A thread that nobody needs ends after this (ms): it costs some 10 MB. */
const idleFor = 10_000;

/**
 * A second connection to SQLite's file, whose statements run on a thread (`sqlite-thread.ts`).
 *
 * On the server's own thread, each statement of an import holds up everybody for milliseconds, and
 * so does writing the log (`-wal`) back into the file, which falls to the commit that finds a
 * thousand pages in it. And while a transaction is open on the server's only connection, reads wait
 * for its end, since they would see half of it. A connection of its own holds up no read: reads see
 * what was committed last.
 *
 * There is one writer at a time all the same: callers hold the server's connection meanwhile.
 */
export function openAside(file: string): Pick<Database, "close"> & { derive: Database["derive"] } {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.end();
  }

  const db = new Kysely<SharedTables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (on) => new SqliteIntrospector(on),
      createQueryCompiler: () => new Compiler(),
      createDriver: () => ({
        init: () => Promise.resolve(),
        acquireConnection() {
          clearTimeout(idle);
          const current = thread?.isOver() === false ? thread : startSqlite(file);
          thread = current;
          current.hold(true);
          return Promise.resolve(current);
        },
        beginTransaction: (on) => run(on, "begin"),
        commitTransaction: (on) => run(on, "commit"),
        rollbackTransaction: (on) => run(on, "rollback"),
        releaseConnection() {
          thread?.hold(false);
          idle = setTimeout(() => void end(), idleFor).unref();
          return Promise.resolve();
        },
        destroy: end,
      }),
    },
  });
  return { derive: (work) => db.transaction().execute(work), close: () => db.destroy() };
}

const run = async (on: DatabaseConnection, text: string): Promise<void> => {
  await on.executeQuery(CompiledQuery.raw(text));
};

interface Thread extends DatabaseConnection {
  isOver(): boolean;
  /** Whether the process stays alive for it. */
  hold(isHeld: boolean): void;
  end(): Promise<void>;
}

function startSqlite(file: string): Thread {
  const worker = startThread("platform/database/sqlite-thread.ts", file);
  const say = (request: Request) => worker.postMessage(request);
  // Answers come in the order of what was asked.
  const waiting: { resolve(rows: QueryResult<object>): void; reject(error: Error): void }[] = [];
  let over: Error | undefined;

  worker.on("message", (answer: Answer) => {
    const { resolve, reject } = waiting.shift() ?? {};
    if ("rows" in answer) resolve?.(answer);
    else reject?.(Object.assign(new Error(answer.message), { code: answer.code }));
  });
  const lose = (error: Error) => {
    over ??= error;
    for (const { reject } of waiting.splice(0)) reject(over);
  };
  worker.on("error", lose);
  worker.on("exit", () => lose(new Error("The thread with SQLite's second connection has ended.")));

  return {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
      new Promise<QueryResult<Row>>((resolve, reject) => {
        if (over) {
          reject(over);
          return;
        }
        waiting.push({ resolve: (result) => resolve(result as QueryResult<Row>), reject });
        say({ sql, parameters });
      }),
    streamQuery() {
      throw new Error("A transaction on the second connection reads all rows at once.");
    },
    isOver: () => over !== undefined,
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    async end() {
      if (over) return;
      // Idle, it keeps no process alive; whoever waits for its end needs it to be reached.
      worker.ref();
      say("end");
      await once(worker, "exit");
    },
  };
}
