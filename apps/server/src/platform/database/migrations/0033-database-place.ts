import type { Kysely } from "kysely";

/** Where this database is: one row. See `restored.ts`. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("database_place")
    // Always 1.
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("place", "text", (column) => column.notNull())
    .execute();
}
