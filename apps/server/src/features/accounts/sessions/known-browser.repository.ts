import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

type KnownBrowserRow = Row<"known_browsers">;

/** Whether this address's account was signed in to from the browser. */
export async function isKnownBrowser(db: Db, email: string, hash: string): Promise<boolean> {
  const row = await asSystem(db)
    .selectFrom("known_browsers")
    .innerJoin("users", "users.id", "known_browsers.user_id")
    .select("known_browsers.hash")
    .where("users.email", "=", email)
    .where("known_browsers.hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveBrowser(db: Db, row: KnownBrowserRow): Promise<void> {
  await asSystem(db)
    .insertInto("known_browsers")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "hash"]).doUpdateSet({ used_at: row.used_at }),
    )
    .execute();
}

/** Keeps a person's `max` most recently used browsers. */
export async function deleteBrowsersBeyond(db: Db, userId: string, max: number): Promise<void> {
  await asSystem(db)
    .deleteFrom("known_browsers")
    .where("user_id", "=", userId)
    .where("hash", "not in", (query) =>
      query
        .selectFrom("known_browsers")
        .select("hash")
        .where("user_id", "=", userId)
        .orderBy("used_at", "desc")
        .orderBy("hash")
        .limit(max),
    )
    .execute();
}
