import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { statementNames } from "./statement-names.ts";
import { ConnectionLost, troubleOf } from "./trouble.ts";

/** The server cancels a statement after 15 s; with no answer after this, it is unreachable. */
const maxMs = 20_000;
const opens = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;
const read = /^select\b(?!.*\bfor (update|no key update|share|key share)\b)/s;

/**
 * The pool as Kysely uses it. Each query text is prepared once per connection. Any driver error
 * from a broken connection becomes a `ConnectionLost`; a read outside a transaction is then retried
 * once, on a connection made since.
 */
export function reliable(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();
  const openedAt = new WeakMap<pg.PoolClient, number>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  pool.on("connect", (client) => openedAt.set(client, performance.now()));

  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new ConnectionLost(error);
    });

  async function ask(client: pg.PoolClient, text: string, values: unknown[], isLimited = true) {
    try {
      const query = { text, values, name: nameOf(text) };
      return await client.query({ ...query, ...(isLimited && { query_timeout: maxMs }) });
    } catch (error) {
      // Anything but the server's own error is the driver reporting a broken connection.
      if (error instanceof pg.DatabaseError && troubleOf(error) !== "away") throw error;
      throw new ConnectionLost(error);
    }
  }

  /** Skips connections that were open when one broke: they may be broken too. */
  async function readAgain(text: string, values: unknown[]) {
    const since = performance.now();
    for (;;) {
      const client = await connect();
      let lost: ConnectionLost | undefined;
      try {
        return await ask(client, text, values);
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        if ((openedAt.get(client) ?? since) >= since) throw error;
        lost = error;
      } finally {
        client.release(lost);
      }
    }
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let lost: ConnectionLost | undefined;
    let isInTransaction = false;
    let isLimited = true;
    const query = async (text: string, values: unknown[]) => {
      if (opens.test(text)) isInTransaction = true;
      // A migration may take as long as it needs.
      if (text === "set local statement_timeout = 0") isLimited = false;
      try {
        return await ask(client, text, values, isLimited);
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        lost = error;
        // The server has already rolled back; the error that caused it is the one to report.
        if (text === "rollback") return { command: "ROLLBACK", rowCount: 0, rows: [] };
        const mayBeRead = !isInTransaction && read.test(text) && !isTimeout(error);
        if (!mayBeRead) throw error;
        return await readAgain(text, values);
      } finally {
        if (ends.test(text)) {
          isInTransaction = false;
          isLimited = true;
        }
      }
    };
    // Kysely's second overload takes a cursor, for streaming, which no repository uses.
    return {
      query: query as unknown as PostgresPoolClient["query"],
      release: () => client.release(lost),
    };
  }

  return {
    async connect() {
      const client = await connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

/** A retry would take just as long. */
const isTimeout = ({ message }: ConnectionLost): boolean => message === "Query read timeout";
