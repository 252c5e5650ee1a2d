import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type IdentityRow = Row<"identities">;

export async function insertIdentity(db: Db, row: IdentityRow): Promise<void> {
  await asSystem(db).insertInto("identities").values(row).execute();
}

/** Adds a way in unless somebody has it; says whether it was added. */
export async function addIdentity(db: Db, row: IdentityRow): Promise<boolean> {
  const result = await asSystem(db)
    .insertInto("identities")
    .values(row)
    .onConflict((conflict) => conflict.columns(["provider", "provider_id"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whose the provider's account is. */
export function findIdentity(
  db: Db,
  provider: string,
  providerId: string,
): Promise<IdentityRow | undefined> {
  return asSystem(db)
    .selectFrom("identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
}

/** Keeps what the provider tells of the person now. */
export async function updateIdentity(
  db: Db,
  { user_id, id }: IdentityRow,
  change: Pick<IdentityRow, "email" | "data" | "updated_at">,
): Promise<void> {
  await asSystem(db)
    .updateTable("identities")
    .set(change)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

export async function deleteIdentity(db: Db, { user_id, id }: IdentityRow): Promise<void> {
  await asSystem(db)
    .deleteFrom("identities")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** A person's ways in, the first one first. */
export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return asSystem(db)
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Notes that this way was used. */
export async function touchIdentity(
  db: Db,
  userId: string,
  provider: string,
  now: number,
): Promise<void> {
  await asSystem(db)
    .updateTable("identities")
    .set({ last_sign_in_at: now, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}
