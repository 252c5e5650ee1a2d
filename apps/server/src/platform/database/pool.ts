import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { statementNames } from "./statement-names.ts";
import { ConnectionLost, troubleOf } from "./trouble.ts";

/** The server gives a statement up after 15 s: without an answer by then, it's out of reach. */
const maxMs = 20_000;
const opens = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;
const read = /^select\b(?!.*\bfor (update|no key update|share|key share)\b)/s;

/**
 * The pool as Kysely uses it. Each text is planned once by a connection. Whatever the driver says
 * when a connection breaks becomes a `ConnectionLost`; a read that is no part of a transaction is
 * then tried once more, on a connection that was made since.
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
      // What isn't the server's own answer is the driver's word for a broken connection.
      if (error instanceof pg.DatabaseError && troubleOf(error) !== "away") throw error;
      throw new ConnectionLost(error);
    }
  }

  /** Connections that were open when one broke may be broken as well: they are left out. */
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
        // The server has rolled back what it lost; what went wrong before is what matters.
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
    // Kysely's second form takes a cursor, for streams, which no repository opens.
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

/** Asking again would take as long again. */
const isTimeout = ({ message }: ConnectionLost): boolean => message === "Query read timeout";
