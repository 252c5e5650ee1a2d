import { type Kysely, sql } from "kysely";

/** Which photo an entry came from, and how sure its analysis was. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("meals").addColumn("photo_id", "text").execute();
  await db.schema.alterTable("meals").addColumn("confidence", "double precision").execute();
  // Few entries have a photo: the others cost this index nothing.
  await db.schema
    .createIndex("meals_by_photo")
    .on("meals")
    .columns(["user_id", "photo_id"])
    .where(sql.ref("photo_id"), "is not", null)
    .execute();
}
