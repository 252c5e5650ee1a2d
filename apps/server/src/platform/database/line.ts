import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import pg from "pg";
import type { SharedConnection } from "./commits.ts";
import type { Db } from "./database.ts";
import { statementNames } from "./statement-names.ts";
import { troubleOf } from "./trouble.ts";

/** A shorter way for small reads than Kysely's. */
export interface Line {
  /** The rows; undefined while the way is closed. */
  read(text: string, values: readonly unknown[]): Promise<object[] | undefined>;
  close(): Promise<void>;
}

/** A small read that takes longer has lost its connection. */
const maxMs = 5_000;

const lines = new WeakMap<Db, Line>();

/** The line beside a database, if it has one. A transaction has none: it reads for itself. */
export const lineOf = (db: Db): Line | undefined => lines.get(db);

/**
 * Lets small reads go straight to SQLite's only connection while no transaction is open there:
 * queueing for it costs as much as the read. Those of one turn of the event loop (requests read
 * from their sockets together) run in a row at its end: a read takes 5 µs right after another, but
 * 17 when a whole request's work lies between, since the processor has forgotten the engine by then.
 */
export function openShortcut(db: Db, connection: SharedConnection): void {
  let turnsEnd: Promise<void> | undefined;

  lines.set(db, {
    async read(text, values) {
      turnsEnd ??= setImmediate().then(() => {
        turnsEnd = undefined;
      });
      await turnsEnd;
      if (connection.inTransaction()) return undefined;
      return connection.prepare(text).all(values) as object[];
    },
    close: () => Promise.resolve(),
  });
}

/**
 * Opens a line beside a PostgreSQL database (one connection with many reads in flight at once,
 * pipelined) and reopens it whenever it breaks. A read costs half of
 * what it does on a connection of its own, but reads queue behind each other: nothing slow, and
 * nothing that may wait for a lock, belongs here.
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
      // Reads meanwhile go to the pool, which reports any error.
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
        // Lost, or no answer in time: a read can safely be repeated elsewhere.
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
 * Sends all queries of one turn of the event loop in one packet: writing to the socket is the most
 * expensive part of a small read.
 */
function corkForThisTurn(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  void setImmediate().then(() => stream.uncork());
}
