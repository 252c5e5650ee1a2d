import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("taken", "integer", (c) => c.notNull())
    .addColumn("ends_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("limits_by_end").on("limits").column("ends_at").execute();
}
