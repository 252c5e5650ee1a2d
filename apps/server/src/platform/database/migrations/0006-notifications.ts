import { type Kysely, sql } from "kysely";

/** Browsers that receive notices, notices waiting to be sent, and the keys that sign them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("push_devices")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("push_devices_pk", ["user_id", "id"])
    .execute();
  await db.schema.createIndex("push_devices_by_id").on("push_devices").column("id").execute();

  await db.schema
    .createTable("reminders")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("room", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("notice", "text", (column) => column.notNull())
    .addColumn("claimed_at", "bigint")
    .addColumn("done_at", "bigint")
    .addPrimaryKeyConstraint("reminders_pk", ["user_id", "room", "key"])
    .execute();
  await db.schema
    .createIndex("reminders_by_time")
    .on("reminders")
    .column("due_at")
    .where(sql<boolean>`done_at is null`)
    .execute();

  await db.schema
    .createTable("push_keys")
    // The primary key stops two processes that start at once from both making generation n.
    .addColumn("generation", "integer", (column) => column.primaryKey())
    .addColumn("private_key", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
