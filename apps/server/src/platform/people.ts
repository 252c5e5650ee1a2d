import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { asSystem } from "./database/as-system.ts";
import { type Database, type Db, inTransaction } from "./database/database.ts";
import { prepared } from "./database/prepared.ts";
import { notSignedIn } from "./http/failure.ts";
import type { UserId } from "./person.ts";

/**
 * Guards writes of a person's data. Each goes through one of these two, so that none happens during
 * the deletion of their data, or after that of their account: someone whose token was accepted a
 * moment ago may be gone.
 */
export interface People {
  /**
   * Runs a change of several statements atomically, with no other change to the same person's data
   * at the same time. Throws a 401 `Failure` if the account is gone.
   */
  change<T>(userId: UserId, work: (tx: Db) => Promise<T>): Promise<T>;
  /** The same for what is derived, or written, again where it is missing: a power cut may undo it. */
  derive<T>(userId: UserId, work: (tx: Db) => Promise<T>): Promise<T>;
  /** The same for many rows, while others are served. */
  deriveMany<T>(userId: UserId, work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * A condition for a one-statement change: the account exists, and stays until the statement is
   * done.
   */
  areThere(userId: UserId): Expression<SqlBool>;
  /** Those of some ids, given by another system, that are people here. */
  among(ids: readonly string[]): Promise<UserId[]>;
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** For accounts kept here: their row is what a deletion locks and removes. */
export function peopleOfOurs({
  db,
  derive,
  deriveMany,
}: Pick<Database, "db" | "derive" | "deriveMany">): People {
  const row = (on: Db, userId: UserId) =>
    asSystem(on).selectFrom("users").select("id").where("id", "=", userId);
  const held = prepared((tx, { userId }: { userId: UserId }) => row(tx, userId).forNoKeyUpdate());
  const alone = async <T>(tx: Db, userId: UserId, work: (tx: Db) => Promise<T>): Promise<T> => {
    if ((await held(tx, { userId })).length === 0) throw notSignedIn();
    return work(tx);
  };
  return {
    change: (userId, work) => inTransaction(db, (tx) => alone(tx, userId, work)),
    derive: (userId, work) => derive((tx) => alone(tx, userId, work)),
    deriveMany: (userId, work) => deriveMany((tx) => alone(tx, userId, work)),
    areThere: (userId) => expressionBuilder().exists(row(db, userId).forKeyShare()),
    async among(ids) {
      const possible = ids.filter(isUuid);
      if (possible.length === 0) return [];
      const users = asSystem(db).selectFrom("users").select("id");
      const found = await users.where("id", "in", possible).execute();
      return found.map(({ id }) => id as UserId);
    },
  };
}

/** For accounts kept by a hosted service: we can't tell who exists, so nobody is gone. */
export function peopleOfAnother({
  db,
  engine,
  derive,
  deriveMany,
}: Pick<Database, "db" | "engine" | "derive" | "deriveMany">): People {
  const alone = async <T>(tx: Db, userId: UserId, work: (tx: Db) => Promise<T>): Promise<T> => {
    // On SQLite the transaction is alone anyway.
    if (engine === "postgres")
      await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(tx);
    return work(tx);
  };
  return {
    change: (userId, work) => inTransaction(db, (tx) => alone(tx, userId, work)),
    derive: (userId, work) => derive((tx) => alone(tx, userId, work)),
    deriveMany: (userId, work) => deriveMany((tx) => alone(tx, userId, work)),
    // Nor does it run beside the deletion of the person's data, which is a change.
    areThere: (userId) =>
      engine === "postgres"
        ? sql<SqlBool>`(select true from pg_advisory_xact_lock_shared(hashtextextended(${userId}, 0)))`
        : sql<SqlBool>`1 = 1`,
    among: (ids) => Promise.resolve([...new Set(ids.filter(isUuid))].map((id) => id as UserId)),
  };
}
