import { type Kysely, sql } from "kysely";

/**
 * When a session last re-authenticated, since when a factor counts, who is linking an identity, and
 * what a mailed link undoes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Existing sessions start unproved: their next account change asks for proof.
  await db.schema.alterTable("sessions").addColumn("proved_at", "bigint").execute();
  await db.schema.alterTable("factors").addColumn("counts_since", "bigint").execute();
  await sql`update factors set counts_since = created_at where status = 'verified'`.execute(db);
  await db.schema.alterTable("provider_flows").addColumn("linking_session_id", "text").execute();
  await db.schema.alterTable("link_tokens").addColumn("undoes_from", "bigint").execute();

  await db.schema
    .createTable("factor_removals")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("factor_removals_by_due")
    .on("factor_removals")
    .column("due_at")
    .execute();
}
