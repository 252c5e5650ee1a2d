import { type Kysely, sql } from "kysely";

/**
 * A browser gets notices for as long as the session it asked for them in lasts: however a session
 * ends, its browser's row goes with it. Browsers known before say theirs when the app is opened
 * next; those of accounts kept elsewhere have no session here. SQLite adds such a reference only to
 * a new table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("push_devices").renameTo("push_devices_before").execute();
  await db.schema.dropIndex("push_devices_by_id").execute();
  await db.schema
    .createTable("push_devices")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("session_id", "text")
    // Another name than before: PostgreSQL's old one belongs to the old table until it is gone.
    .addPrimaryKeyConstraint("push_devices_key", ["user_id", "id"])
    .addForeignKeyConstraint(
      "push_devices_session",
      ["user_id", "session_id"],
      "sessions",
      ["user_id", "id"],
      (reference) => reference.onDelete("cascade"),
    )
    .execute();
  await sql`insert into push_devices (user_id, id, endpoint, p256dh, auth, created_at)
    select user_id, id, endpoint, p256dh, auth, created_at from push_devices_before`.execute(db);
  await db.schema.dropTable("push_devices_before").execute();
  await db.schema.createIndex("push_devices_by_id").on("push_devices").column("id").execute();
}
