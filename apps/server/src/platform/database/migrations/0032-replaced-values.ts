import type { Kysely } from "kysely";

/** What imports put in the place of something that there is one of, to be put back by an undo. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("replaced_values")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("import_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    // Which one of its kind: a column of the profile, a key of the settings, a day with new goals.
    .addColumn("id", "text", (column) => column.notNull())
    // JSON.
    .addColumn("value_before", "text", (column) => column.notNull())
    .addColumn("value_after", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("replaced_values_pk", ["user_id", "import_id", "kind", "id"])
    .execute();
}
