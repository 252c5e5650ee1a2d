import type { Kysely } from "kysely";

/** When each person last deleted all their data. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("erasures")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("erased_at", "bigint", (column) => column.notNull())
    .execute();
}
