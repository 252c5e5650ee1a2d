import type { Kysely } from "kysely";

/** How many entries of an import found no room on their day. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("imports")
    .addColumn("no_room", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
