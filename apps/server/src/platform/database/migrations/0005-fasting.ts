import { type Kysely, sql } from "kysely";

/** Fasts and each person's fasting settings; instants in ms. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("fasting_sessions")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addColumn("start_time", "bigint", (column) => column.notNull())
    .addColumn("target_duration", "bigint", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("pauses", "text", (column) => column.notNull())
    .addColumn("end_time", "bigint")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    // Too short to be recorded. Kept, so that a late retry finds it.
    .addColumn("discarded", "integer", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .addPrimaryKeyConstraint("fasting_sessions_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("fasting_sessions_by_start")
    .on("fasting_sessions")
    .columns(["user_id", "start_time", "id"])
    .execute();
  // At most one running fast per person, enforced by the database.
  await db.schema
    .createIndex("fasting_sessions_one_running")
    .unique()
    .on("fasting_sessions")
    .column("user_id")
    .where(sql<boolean>`end_time is null and deleted_at is null`)
    .execute();

  await db.schema
    .createTable("fasting_settings")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    // JSON; null until the person sets something.
    .addColumn("settings", "text")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}
