import type { Kysely } from "kysely";

/** A cache of FoodData Central's answers and foods. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("food_answers")
    .addColumn("query", "text", (column) => column.primaryKey())
    /** JSON list of FDC ids, best first. */
    .addColumn("food_ids", "text", (column) => column.notNull())
    .addColumn("fetched_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("central_foods")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("food", "text", (column) => column.notNull())
    .addColumn("fetched_at", "bigint", (column) => column.notNull())
    .execute();
}
