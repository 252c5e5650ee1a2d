import type { Db } from "../../../platform/database/database.ts";

/** A second factor. `secret` is encrypted; recovery codes, as a factor, have none. */
export interface FactorRow {
  user_id: string;
  id: string;
  type: "totp" | "recovery_code";
  friendly_name: string | null;
  status: "verified" | "unverified";
  secret: string | null;
  /** The 30 seconds of the last code that was accepted: none works twice. */
  last_step: number;
  /** When it was set up: an authenticator's first code, or the making of these recovery codes. */
  counts_since: number | null;
  created_at: number;
  updated_at: number;
}

/** A question for a code, open for a few minutes and a few tries. */
export interface ChallengeRow {
  user_id: string;
  id: string;
  factor_id: string;
  tries: number;
  expires_at: number;
}

const tables = (db: Db) => db.withTables<{ factors: FactorRow; factor_challenges: ChallengeRow }>();

/** A person's factors, the first one first. */
export function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return tables(db)
    .selectFrom("factors")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Authenticators of anybody, as far as one look goes. */
export function listAuthenticators(db: Db, most: number): Promise<FactorRow[]> {
  return tables(db)
    .selectFrom("factors")
    .selectAll()
    .where("type", "=", "totp")
    .where("status", "=", "verified")
    .limit(most)
    .execute();
}

export async function insertFactor(db: Db, row: FactorRow): Promise<void> {
  await tables(db).insertInto("factors").values(row).execute();
}

export async function updateFactor(
  db: Db,
  { user_id, id }: FactorRow,
  change: Partial<Pick<FactorRow, "status" | "last_step" | "counts_since" | "updated_at">>,
): Promise<void> {
  await tables(db)
    .updateTable("factors")
    .set(change)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** Removes a factor with its challenges. */
export async function deleteFactor(db: Db, { user_id, id }: FactorRow): Promise<void> {
  await tables(db)
    .deleteFrom("factor_challenges")
    .where("user_id", "=", user_id)
    .where("factor_id", "=", id)
    .execute();
  await tables(db)
    .deleteFrom("factors")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** Removes all of a person's factors with their challenges. */
export async function deleteFactors(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom("factor_challenges").where("user_id", "=", userId).execute();
  await tables(db).deleteFrom("factors").where("user_id", "=", userId).execute();
}

export async function insertChallenge(db: Db, row: ChallengeRow): Promise<void> {
  await tables(db).insertInto("factor_challenges").values(row).execute();
}

export function findChallenge(
  db: Db,
  userId: string,
  id: string,
): Promise<ChallengeRow | undefined> {
  return tables(db)
    .selectFrom("factor_challenges")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Counts one try to answer. */
export async function countAnswer(db: Db, { user_id, id, tries }: ChallengeRow): Promise<void> {
  await tables(db)
    .updateTable("factor_challenges")
    .set({ tries: tries + 1 })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

export async function deleteChallenge(db: Db, { user_id, id }: ChallengeRow): Promise<void> {
  await tables(db)
    .deleteFrom("factor_challenges")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}
