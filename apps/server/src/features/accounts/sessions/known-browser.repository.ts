import type { Db } from "../../../platform/database/database.ts";

/** A browser in which a person signed in. Of its secret only the hash is here. */
interface KnownBrowserRow {
  user_id: string;
  hash: string;
  used_at: number;
}

const tables = (db: Db) =>
  db.withTables<{ known_browsers: KnownBrowserRow; users: { id: string; email: string } }>();

/** Whether the account of this address was signed in to with the browser. */
export async function isKnownBrowser(db: Db, email: string, hash: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("known_browsers")
    .innerJoin("users", "users.id", "known_browsers.user_id")
    .select("known_browsers.hash")
    .where("users.email", "=", email)
    .where("known_browsers.hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveBrowser(db: Db, row: KnownBrowserRow): Promise<void> {
  await tables(db)
    .insertInto("known_browsers")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "hash"]).doUpdateSet({ used_at: row.used_at }),
    )
    .execute();
}

/** Leaves a person's `most` browsers that were used last. */
export async function deleteBrowsersBeyond(db: Db, userId: string, most: number): Promise<void> {
  await tables(db)
    .deleteFrom("known_browsers")
    .where("user_id", "=", userId)
    .where("hash", "not in", (query) =>
      query
        .selectFrom("known_browsers")
        .select("hash")
        .where("user_id", "=", userId)
        .orderBy("used_at", "desc")
        .orderBy("hash")
        .limit(most),
    )
    .execute();
}
