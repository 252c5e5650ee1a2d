import type { Kysely } from "kysely";

/**
 * A number that tells an entry as it is from what it was. It stands in the index, so that the names
 * of a page of the diary are read without its rows.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("meals")
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.dropIndex("meals_by_day").execute();
  await db.schema
    .createIndex("meals_by_day")
    .on("meals")
    .columns(["user_id", "date", "logged_at", "id", "revision"])
    .where("deleted_at" as never, "is", null)
    .execute();
}
