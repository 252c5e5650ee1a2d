import type { Kysely } from "kysely";

/**
 * Personal access tokens, as hashes only: revoked ones stay for a while, so that revoking repeats.
 * And what scripts were answered, so that logging the same again repeats, too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("personal_tokens")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("time_zone", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint")
    .addColumn("revoked_at", "bigint")
    .addPrimaryKeyConstraint("personal_tokens_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createTable("shortcut_answers")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    // JSON.
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("shortcut_answers_pk", ["user_id", "id"])
    .execute();
}
