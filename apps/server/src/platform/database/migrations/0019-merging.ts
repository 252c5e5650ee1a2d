import type { Kysely } from "kysely";

/**
 * When each field of an entry and of a profile was last changed, so that the later change stays;
 * and the steps of water that were counted, so that none counts twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // JSON; null until something is changed.
  for (const table of ["meals", "profiles"])
    await db.schema.alterTable(table).addColumn("field_times", "text").execute();

  await db.schema
    .createTable("water_steps")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("counted_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("water_steps_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("water_steps_by_day")
    .on("water_steps")
    .columns(["user_id", "date"])
    .execute();
  await db.schema
    .createIndex("water_steps_by_time")
    .on("water_steps")
    .column("counted_at")
    .execute();
}
