import { type Kysely, sql } from "kysely";

/** For what is forgotten once it is old: each sweep read all rows to find them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex("reminders_by_end")
    .on("reminders")
    .column("done_at")
    .where(sql<boolean>`done_at is not null`)
    .execute();
  await db.schema
    .createIndex("central_foods_by_time")
    .on("central_foods")
    .column("fetched_at")
    .execute();
}
