import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { asSystem } from "./database/as-system.ts";
import { type Database, type Db, inTransaction } from "./database/database.ts";
import { notSignedIn } from "./http/failure.ts";
import type { UserId } from "./person.ts";

/**
 * Whose data is written. Each write of a person's data goes through one of these two, so that none
 * comes in the middle of the deletion of their data, and none after that of their account: who was
 * believed a moment ago may be gone.
 */
export interface People {
  /**
   * Runs a change of several statements: whole, and with no other change of the person's beside it.
   * Throws a 401 `Failure` where the account is gone.
   */
  change<T>(userId: UserId, work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Condition of a change that is a single statement: the account is there, and stays until the
   * statement is through.
   */
  areThere(userId: UserId): Expression<SqlBool>;
}

/** People whose accounts are kept here: their row is what a deletion locks, and takes along. */
export function peopleOfOurs(db: Db): People {
  const row = (on: Db, userId: UserId) =>
    asSystem(on).selectFrom("users").select("id").where("id", "=", userId);
  return {
    change: (userId, work) =>
      inTransaction(db, async (tx) => {
        const held = await row(tx, userId).forNoKeyUpdate().executeTakeFirst();
        if (!held) throw notSignedIn();
        return work(tx);
      }),
    areThere: (userId) => expressionBuilder().exists(row(db, userId).forKeyShare()),
  };
}

/** People whose accounts a hosted service keeps. Nothing here says who they are, so nobody is gone. */
export function peopleOfAnother({ db, engine }: Pick<Database, "db" | "engine">): People {
  return {
    change: (userId, work) =>
      inTransaction(db, async (tx) => {
        // SQLite's transaction is alone in any case.
        if (engine === "postgres")
          await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(tx);
        return work(tx);
      }),
    areThere: () => sql<SqlBool>`1 = 1`,
  };
}
