/**
 * The program of a thread that runs statements on a connection of its own (`sqlite-aside.ts`), one
 * after the other.
 */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { configure, openPrivately, withPrepared } from "./sqlite-connection.ts";

export type Request = { sql: string; parameters: readonly unknown[] } | "end";
export type Answer =
  | { rows: object[]; numAffectedRows?: bigint }
  | { message: string; code: unknown };

function serve(port: MessagePort, file: string): void {
  const connection = openPrivately(file);
  configure(connection, { synchronous: "normal", cacheKb: 8_192 });
  const { prepare, close } = withPrepared(connection, "begin immediate");

  function answer({ sql, parameters }: Exclude<Request, "end">): Answer {
    try {
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as object[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
    } catch (error) {
      const { message, code } = error as { message: string; code?: unknown };
      return { message, code };
    }
  }

  port.on("message", (request: Request) => {
    if (request === "end") {
      close();
      port.close();
    } else port.postMessage(answer(request));
  });
}

if (parentPort) serve(parentPort, workerData as string);
