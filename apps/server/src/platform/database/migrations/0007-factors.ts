import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("factors")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("friendly_name", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("secret", "text")
    .addColumn("last_step", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("factors_pk", ["user_id", "id"])
    .execute();

  await db.schema
    .createTable("factor_challenges")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("factor_id", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("factor_challenges_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("factor_challenges_by_expiry")
    .on("factor_challenges")
    .column("expires_at")
    .execute();

  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .addPrimaryKeyConstraint("recovery_codes_pk", ["user_id", "hash"])
    .execute();

  await db.schema
    .alterTable("sessions")
    .addColumn("needs_factor", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
