import type { Db } from "../../../platform/database/database.ts";

/** One way in: the address itself (`email`) or an account at another provider. `data` is JSON. */
export interface IdentityRow {
  user_id: string;
  id: string;
  provider: string;
  /** The provider's own id for the person; for `email` the account's id. */
  provider_id: string;
  email: string | null;
  data: string;
  created_at: number;
  updated_at: number;
  last_sign_in_at: number | null;
}

const tables = (db: Db) => db.withTables<{ identities: IdentityRow }>();

export async function insertIdentity(db: Db, row: IdentityRow): Promise<void> {
  await tables(db).insertInto("identities").values(row).execute();
}

/** Adds a way in unless somebody has it; says whether it was added. */
export async function addIdentity(db: Db, row: IdentityRow): Promise<boolean> {
  const result = await tables(db)
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
  return tables(db)
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
  await tables(db)
    .updateTable("identities")
    .set(change)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

export async function deleteIdentity(db: Db, { user_id, id }: IdentityRow): Promise<void> {
  await tables(db)
    .deleteFrom("identities")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** A person's ways in, the first one first. */
export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return tables(db)
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
  await tables(db)
    .updateTable("identities")
    .set({ last_sign_in_at: now, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}
