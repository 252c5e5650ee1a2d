import type { Kysely } from "kysely";

/**
 * A number that changes with each edit of an entry. It is in the index, so that a page's ids and
 * revisions are read without touching the rows.
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
