import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type IdentityRow = Row<"identities">;

export async function insertIdentity(db: Db, row: IdentityRow): Promise<void> {
  await asSystem(db).insertInto("identities").values(row).execute();
}

/** Adds an identity unless someone has it; returns whether it was added. */
export async function addIdentity(db: Db, row: IdentityRow): Promise<boolean> {
  const result = await asSystem(db)
    .insertInto("identities")
    .values(row)
    .onConflict((conflict) => conflict.columns(["provider", "provider_id"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The identity of a provider's account, which names its owner. */
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

/** Stores what the provider now says about the person. */
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

/** A person's identities, oldest first. */
export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return asSystem(db)
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Records that the identity was used. */
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
