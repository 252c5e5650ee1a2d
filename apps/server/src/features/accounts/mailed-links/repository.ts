import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type MailedLinkRow = Row<"link_tokens">;

export async function insertLink(db: Db, row: MailedLinkRow): Promise<void> {
  await asSystem(db).insertInto("link_tokens").values(row).execute();
}

export function findLink(db: Db, hash: string): Promise<MailedLinkRow | undefined> {
  return asSystem(db)
    .selectFrom("link_tokens")
    .selectAll()
    .where("hash", "=", hash)
    .executeTakeFirst();
}

/** A person's newest unused link for any of the purposes. */
export function newestLink(
  db: Db,
  userId: string,
  purposes: readonly string[],
): Promise<MailedLinkRow | undefined> {
  return asSystem(db)
    .selectFrom("link_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function countTry(
  db: Db,
  { user_id, id, code_tries }: Pick<MailedLinkRow, "user_id" | "id" | "code_tries">,
): Promise<void> {
  await asSystem(db)
    .updateTable("link_tokens")
    .set({ code_tries: code_tries + 1 })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** Marks one link as used and deletes the person's others for these purposes. */
export async function useUpLink(
  db: Db,
  link: MailedLinkRow,
  purposes: readonly string[],
  now: number,
): Promise<void> {
  await asSystem(db)
    .updateTable("link_tokens")
    .set({ used_at: now })
    .where("user_id", "=", link.user_id)
    .where("id", "=", link.id)
    .execute();
  await asSystem(db)
    .deleteFrom("link_tokens")
    .where("user_id", "=", link.user_id)
    .where("purpose", "in", purposes)
    .where("id", "!=", link.id)
    .execute();
}

/** Keeps a person's `max` newest links for a purpose, plus those that undo something. */
export async function deleteLinksBeyond(
  db: Db,
  userId: string,
  purpose: string,
  max: number,
): Promise<void> {
  await asSystem(db)
    .deleteFrom("link_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("undoes_from", "is", null)
    .where("id", "not in", (query) =>
      query
        .selectFrom("link_tokens")
        .select("id")
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .where("undoes_from", "is", null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(max),
    )
    .execute();
}

/** Deletes a person's links for these purposes, used or not. */
export async function deleteLinks(
  db: Db,
  userId: string,
  purposes: readonly string[],
): Promise<void> {
  await asSystem(db)
    .deleteFrom("link_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .execute();
}

/** Deletes a link that undoes a change, along with the same address's links for later changes. */
export async function deleteUndoLinks(db: Db, link: MailedLinkRow): Promise<void> {
  await asSystem(db)
    .deleteFrom("link_tokens")
    .where("user_id", "=", link.user_id)
    .where("purpose", "=", link.purpose)
    .where((where) =>
      where.or([where("created_at", ">=", link.created_at), where("email", "=", link.email)]),
    )
    .execute();
}
