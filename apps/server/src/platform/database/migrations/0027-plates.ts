import type { Kysely } from "kysely";

/** What a person has made of a photo's analysis, for their other devices. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("photos").addColumn("plate", "text").execute();
}
