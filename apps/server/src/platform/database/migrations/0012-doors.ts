import type { Kysely } from "kysely";

/** Browsers people have signed in with before, and which one holds each session. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("known_browsers")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("used_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("known_browsers_pk", ["user_id", "hash"])
    .execute();
  await db.schema
    .createIndex("known_browsers_by_use")
    .on("known_browsers")
    .column("used_at")
    .execute();
  await db.schema.alterTable("sessions").addColumn("browser_hash", "text").execute();
}
