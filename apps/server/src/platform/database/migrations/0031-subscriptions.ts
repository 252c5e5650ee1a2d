import { type Kysely, sql } from "kysely";

/** What people have bought, and what RevenueCat has told of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("subscriptions")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("purchases", "text", (column) => column.notNull())
    .addColumn("ask_at", "bigint")
    .execute();
  await db.schema
    .createIndex("subscriptions_by_time")
    .on("subscriptions")
    .column("ask_at")
    .where(sql<boolean>`ask_at is not null`)
    .execute();

  await db.schema
    .createTable("subscription_events")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("happened_at", "bigint", (column) => column.notNull())
    .addColumn("heard_at", "bigint", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("subscription_events_pk", ["user_id", "id"])
    .execute();
  // A transfer has a row of the same id with each of its people.
  await db.schema
    .createIndex("subscription_events_by_id")
    .on("subscription_events")
    .column("id")
    .execute();
}
