import type { Kysely } from "kysely";

/** Finds the account that is changing to an address, so that the code mailed there can be typed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex("users_new_email")
    .on("users")
    .column("new_email")
    .where("new_email" as never, "is not", null)
    .execute();
}
