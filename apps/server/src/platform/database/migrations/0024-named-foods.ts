import type { Kysely } from "kysely";

/** What a provider named on a photo, so that the same picture is paid for once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ["named_foods", "named_by"])
    await db.schema.alterTable("photos").addColumn(column, "text").execute();
  await db.schema
    .createIndex("photos_by_digest")
    .on("photos")
    .columns(["user_id", "digest"])
    .execute();
}
