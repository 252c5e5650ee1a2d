import { type Db, forUpdate } from "../../platform/database/database.ts";

/** An account. Instants in ms; `user_metadata` is JSON text; addresses are in their normal form. */
export interface UserRow {
  id: string;
  email: string;
  new_email: string | null;
  password_hash: string | null;
  user_metadata: string;
  created_at: number;
  updated_at: number;
  email_confirmed_at: number | null;
  confirmation_sent_at: number | null;
  recovery_sent_at: number | null;
  email_change_sent_at: number | null;
  last_sign_in_at: number | null;
}

const tables = (db: Db) => db.withTables<{ users: UserRow }>();

/** Adds an account unless the address has one; says whether it was added. */
async function insertUser(db: Db, row: UserRow): Promise<boolean> {
  const result = await tables(db)
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return tables(db).selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const query = tables(db).selectFrom("users").selectAll().where("id", "=", id);
  return forUpdate(query).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return tables(db).selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The account of an address, locked until the transaction ends. */
export function lockUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const query = tables(db).selectFrom("users").selectAll().where("email", "=", email);
  return forUpdate(query).executeTakeFirst();
}

/** The account of `fresh`'s address, locked; it is `fresh` itself where the address has none. */
export async function findOrInsertUser(
  db: Db,
  fresh: UserRow,
): Promise<{ user: UserRow; isNew: boolean }> {
  for (;;) {
    if (await insertUser(db, fresh)) return { user: fresh, isNew: true };
    const found = await lockUserByEmail(db, fresh.email);
    if (found) return { user: found, isNew: false };
    // It was deleted between the two questions: the address is free now.
  }
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<Omit<UserRow, "id" | "created_at">>,
): Promise<void> {
  await tables(db).updateTable("users").set(change).where("id", "=", id).execute();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom("users").where("id", "=", id).execute();
}
