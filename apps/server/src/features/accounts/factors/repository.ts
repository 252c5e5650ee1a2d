import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type FactorRow = Row<"factors">;

export type ChallengeRow = Row<"factor_challenges">;

/** A person's factors, oldest first. */
export function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return asSystem(db)
    .selectFrom("factors")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Up to `max` authenticators of any person. */
export function listAuthenticators(db: Db, max: number): Promise<FactorRow[]> {
  return asSystem(db)
    .selectFrom("factors")
    .selectAll()
    .where("type", "=", "totp")
    .where("status", "=", "verified")
    .limit(max)
    .execute();
}

export async function insertFactor(db: Db, row: FactorRow): Promise<void> {
  await asSystem(db).insertInto("factors").values(row).execute();
}

export async function updateFactor(
  db: Db,
  { user_id, id }: FactorRow,
  change: Partial<Pick<FactorRow, "status" | "last_step" | "counts_since" | "updated_at">>,
): Promise<void> {
  await asSystem(db)
    .updateTable("factors")
    .set(change)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** Deletes a factor and its challenges. */
export async function deleteFactor(db: Db, { user_id, id }: FactorRow): Promise<void> {
  await asSystem(db)
    .deleteFrom("factor_challenges")
    .where("user_id", "=", user_id)
    .where("factor_id", "=", id)
    .execute();
  await asSystem(db)
    .deleteFrom("factors")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** Deletes all of a person's factors and their challenges. */
export async function deleteFactors(db: Db, userId: string): Promise<void> {
  await asSystem(db).deleteFrom("factor_challenges").where("user_id", "=", userId).execute();
  await asSystem(db).deleteFrom("factors").where("user_id", "=", userId).execute();
}

export async function insertChallenge(db: Db, row: ChallengeRow): Promise<void> {
  await asSystem(db).insertInto("factor_challenges").values(row).execute();
}

export function findChallenge(
  db: Db,
  userId: string,
  id: string,
): Promise<ChallengeRow | undefined> {
  return asSystem(db)
    .selectFrom("factor_challenges")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function countAnswer(db: Db, { user_id, id, tries }: ChallengeRow): Promise<void> {
  await asSystem(db)
    .updateTable("factor_challenges")
    .set({ tries: tries + 1 })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

export async function deleteChallenge(db: Db, { user_id, id }: ChallengeRow): Promise<void> {
  await asSystem(db)
    .deleteFrom("factor_challenges")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}
