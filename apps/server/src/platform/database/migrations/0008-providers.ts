import type { Kysely } from "kysely";

/** Sign-ins under way at another provider, and the codes they return with. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("provider_flows")
    .addColumn("state_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("redirect_to", "text", (column) => column.notNull())
    .addColumn("code_challenge", "text")
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("code_verifier", "text", (column) => column.notNull())
    .addColumn("linking_user_id", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("auth_codes")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("code_challenge", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("auth_codes_pk", ["user_id", "hash"])
    .execute();
}
