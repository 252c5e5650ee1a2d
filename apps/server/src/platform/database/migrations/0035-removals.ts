import type { Kysely } from "kysely";

/** Until when somebody is removing an object; null if nobody is. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("object_removals").addColumn("claimed_until", "bigint").execute();
}
