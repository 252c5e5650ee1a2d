import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import { preparedOne, preparedWrite } from "../../../platform/database/prepared.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type TokenRow = Row<"personal_tokens">;

interface Key {
  userId: string;
  id: string;
}

const token = preparedOne((db, { userId, id }: Key) =>
  asSystem(db)
    .selectFrom("personal_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id),
);

export const findToken = (db: Db, key: Key): Promise<TokenRow | undefined> => token(db, key);

/** A person's tokens that weren't revoked, newest first. */
export function listTokens(db: Db, userId: string): Promise<TokenRow[]> {
  return asSystem(db)
    .selectFrom("personal_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function insertToken(db: Db, row: TokenRow): Promise<void> {
  await asSystem(db).insertInto("personal_tokens").values(row).execute();
}

/** Whether the token worked until now. */
export async function markRevoked(db: Db, { userId, id }: Key, now: number): Promise<boolean> {
  const { numUpdatedRows } = await asSystem(db)
    .updateTable("personal_tokens")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Revokes all of a person's tokens. */
export async function revokeTokens(db: Db, userId: string, now: number): Promise<void> {
  await asSystem(db)
    .updateTable("personal_tokens")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

const used = preparedWrite((db, { userId, id, now }: Key & { now: number }) =>
  asSystem(db)
    .updateTable("personal_tokens")
    .set({ last_used_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id),
);

export async function markUsed(db: Db, key: Key, now: number): Promise<void> {
  await used(db, { ...key, now });
}

/** Forgets tokens that were revoked, or expired, before an instant. */
export async function deleteDeadTokens(db: Db, before: number): Promise<void> {
  await asSystem(db)
    .deleteFrom("personal_tokens")
    .where(({ eb, or }) => or([eb("revoked_at", "<", before), eb("expires_at", "<", before)]))
    .execute();
}
