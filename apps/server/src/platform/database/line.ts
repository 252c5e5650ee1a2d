import type { Writable } from "node:stream";
import pg from "pg";
import type { Db } from "./database.ts";
import { statementNames } from "./statement-names.ts";
import { troubleOf } from "./trouble.ts";

/** A connection for small reads, with many of them under way at once. */
export interface Line {
  /** The rows; undefined where there is no connection just now. */
  read(text: string, values: readonly unknown[]): Promise<object[] | undefined>;
  close(): Promise<void>;
}

/** A small read that takes longer than this has lost its connection. */
const maxMs = 5_000;

const lines = new WeakMap<Db, Line>();

/** The line beside a database, where it has one. A transaction has none: it reads for itself. */
export const lineOf = (db: Db): Line | undefined => lines.get(db);

/**
 * Opens a line beside a PostgreSQL database and opens it again whenever it breaks. A read takes half
 * of what it takes with a connection to itself, but one behind the other: nothing that may wait for
 * a lock or takes long belongs here.
 */
export function openLine(db: Db, settings: pg.ClientConfig): Line {
  const nameOf = statementNames();
  let current: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let closed = false;

  async function open(): Promise<void> {
    const client = new pg.Client({
      ...settings,
      pipeline: true,
      query_timeout: maxMs,
      keepAlive: true,
    });
    const lose = () => {
      if (current === client) current = undefined;
    };
    client.on("error", lose);
    client.on("end", lose);
    try {
      await client.connect();
      current = client;
    } catch {
      // Whoever reads meanwhile is served by the pool, or told by it.
    }
  }
  const reopen = () => {
    opening ??= open().finally(() => {
      opening = undefined;
    });
  };

  const line: Line = {
    async read(text, values) {
      const client = current;
      if (!client) {
        if (!closed) reopen();
        return undefined;
      }
      corkForThisTurn(client.connection.stream);
      const name = nameOf(text);
      try {
        const { rows } = await client.query<object>({ name, text, values: [...values] });
        return rows;
      } catch (error) {
        if (error instanceof pg.DatabaseError && troubleOf(error) !== "away") throw error;
        // Lost on the way, or not answered in time: a read may be asked again elsewhere.
        return undefined;
      }
    },
    async close() {
      closed = true;
      await opening;
      await current?.end();
    },
  };
  reopen();
  lines.set(db, line);
  return line;
}

/**
 * Lets what is asked in one turn of the event loop leave in one packet: writing to the socket is
 * the dearest part of a small read.
 */
function corkForThisTurn(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
