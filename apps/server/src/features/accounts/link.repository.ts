import type { Db } from "../../platform/database/database.ts";

/** A mailed secret that works once. Only its hash is here. */
export interface LinkRow {
  user_id: string;
  id: string;
  purpose: string;
  hash: string;
  /** The address it was mailed to. */
  email: string;
  /** The password of the sign-up that asked for it; it becomes the account's when it is used. */
  password_hash: string | null;
  code_hash: string | null;
  code_tries: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

const tables = (db: Db) => db.withTables<{ link_tokens: LinkRow }>();

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await tables(db).insertInto("link_tokens").values(row).execute();
}

export function findLink(db: Db, hash: string): Promise<LinkRow | undefined> {
  return tables(db)
    .selectFrom("link_tokens")
    .selectAll()
    .where("hash", "=", hash)
    .executeTakeFirst();
}

/** Marks one link as used and removes the person's others of the same purpose. */
export async function useUpLink(db: Db, link: LinkRow, now: number): Promise<void> {
  await tables(db)
    .updateTable("link_tokens")
    .set({ used_at: now })
    .where("user_id", "=", link.user_id)
    .where("id", "=", link.id)
    .execute();
  await tables(db)
    .deleteFrom("link_tokens")
    .where("user_id", "=", link.user_id)
    .where("purpose", "=", link.purpose)
    .where("id", "!=", link.id)
    .execute();
}
