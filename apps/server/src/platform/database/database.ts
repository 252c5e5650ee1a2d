import type { Kysely, SelectQueryBuilder } from "kysely";
import type { SharedTables } from "./tables.ts";

/**
 * A database, as everybody is handed it: a query on a person's rows doesn't compile, but with
 * `asPerson`, or `asSystem` where it is on nobody's behalf.
 */
export type Db = Omit<Kysely<SharedTables>, "withTables">;
export type Engine = "sqlite" | "postgres";

export interface Database {
  db: Db;
  engine: Engine;
  close(): Promise<void>;
}

/** The database cannot be used. Its message is one line for the person who starts the server. */
export class DatabaseError extends Error {}

/**
 * Runs all of it or none of it. Called within a transaction it joins that one. On SQLite the
 * transaction owns the writer from its start; on PostgreSQL rows are locked with `forUpdate`.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/**
 * Locks the rows that a query reads until the transaction ends. On SQLite there is nothing to lock:
 * its only writer is the transaction itself.
 */
export function forUpdate<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
): SelectQueryBuilder<Tables, From, Row> {
  return query.forUpdate();
}
