import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Channel } from "./channel.ts";
import type { SharedTables } from "./tables.ts";

/**
 * The database as it is passed around. Queries on people's rows only compile through `asPerson`, or
 * through `asSystem` for work on nobody's behalf.
 */
export type Db = Omit<Kysely<SharedTables>, "withTables">;
export type Engine = "sqlite" | "postgres";

export interface Database {
  db: Db;
  engine: Engine;
  channel: Channel;
  /**
   * A transaction whose end doesn't wait for the disk: a power cut may undo it, as a whole. For what
   * is derived, or written, again where it is missing.
   */
  derive<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * The same for many rows. On SQLite a thread runs its statements, so that the server goes on with
   * reads that are `prepared`; all else waits for its end.
   */
  deriveMany<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Reads everything as it was at the first read, while others go on writing. It takes a connection
   * of its own: mind how many run at once, and for how long.
   */
  snapshot<T>(work: (at: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database can't be used. The message is one line for whoever starts the server. */
export class DatabaseError extends Error {}

/**
 * Runs all of `work` or none of it; within a transaction it joins that one. On SQLite the
 * transaction holds the write lock from its start; on PostgreSQL lock rows with `forUpdate`.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/**
 * Locks the rows that a query reads until the transaction ends. Does nothing on SQLite, where the
 * transaction is the only writer anyway.
 */
export function forUpdate<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
): SelectQueryBuilder<Tables, From, Row> {
  return query.forUpdate();
}
