import { asSystem } from "../../platform/database/as-system.ts";
import { type Db, forUpdate } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";

export type UserRow = Row<"users">;

/** Adds an account unless the address has one; returns whether it was added. */
async function insertUser(db: Db, row: UserRow): Promise<boolean> {
  const result = await asSystem(db)
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return asSystem(db).selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const query = asSystem(db).selectFrom("users").selectAll().where("id", "=", id);
  return forUpdate(query).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return asSystem(db).selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The account that last asked for this address and has yet to confirm it. */
export function findUserByNewEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return asSystem(db)
    .selectFrom("users")
    .selectAll()
    .where("new_email", "=", email)
    .orderBy("email_change_sent_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** An address's account, locked until the transaction ends. */
export function lockUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const query = asSystem(db).selectFrom("users").selectAll().where("email", "=", email);
  return forUpdate(query).executeTakeFirst();
}

/** The account with `fresh`'s address, locked; `fresh` itself if there was none. */
export async function findOrInsertUser(
  db: Db,
  fresh: UserRow,
): Promise<{ user: UserRow; isNew: boolean }> {
  for (;;) {
    if (await insertUser(db, fresh)) return { user: fresh, isNew: true };
    const found = await lockUserByEmail(db, fresh.email);
    if (found) return { user: found, isNew: false };
    // Deleted between the two queries, so the address is free now.
  }
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<Omit<UserRow, "id" | "created_at">>,
): Promise<void> {
  await asSystem(db).updateTable("users").set(change).where("id", "=", id).execute();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await asSystem(db).deleteFrom("users").where("id", "=", id).execute();
}
