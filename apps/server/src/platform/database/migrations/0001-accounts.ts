import type { Kysely } from "kysely";

/** Accounts: sessions, mailed links, signing keys, audit trail, profiles. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("new_email", "text")
    .addColumn("password_hash", "text")
    .addColumn("user_metadata", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("email_confirmed_at", "bigint")
    .addColumn("confirmation_sent_at", "bigint")
    .addColumn("recovery_sent_at", "bigint")
    .addColumn("email_change_sent_at", "bigint")
    .addColumn("last_sign_in_at", "bigint")
    .execute();

  await db.schema
    .createTable("identities")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("provider_id", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("last_sign_in_at", "bigint")
    .addPrimaryKeyConstraint("identities_pk", ["user_id", "id"])
    .addUniqueConstraint("identities_of_provider", ["provider", "provider_id"])
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("refreshed_at", "bigint", (column) => column.notNull())
    .addColumn("aal", "text", (column) => column.notNull())
    .addColumn("amr", "text", (column) => column.notNull())
    .addColumn("ip", "text")
    .addColumn("user_agent", "text")
    // A session's refresh tokens: see refresh-token.ts.
    .addColumn("token_count", "integer", (column) => column.notNull())
    .addColumn("token_mark_key", "text", (column) => column.notNull())
    .addColumn("active_token_hash", "text", (column) => column.notNull())
    .addColumn("parent_token_hash", "text")
    .addColumn("active_token_salt", "text")
    .addPrimaryKeyConstraint("sessions_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("sessions_by_refresh")
    .on("sessions")
    .column("refreshed_at")
    .execute();

  await db.schema
    .createTable("link_tokens")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("code_hash", "text")
    .addColumn("code_tries", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .addPrimaryKeyConstraint("link_tokens_pk", ["user_id", "id"])
    .execute();
  await db.schema.createIndex("link_tokens_by_hash").on("link_tokens").column("hash").execute();
  await db.schema
    .createIndex("link_tokens_by_expiry")
    .on("link_tokens")
    .column("expires_at")
    .execute();

  await db.schema
    .createTable("signing_keys")
    // The primary key stops two processes that start at once from both making generation n.
    .addColumn("generation", "integer", (column) => column.primaryKey())
    .addColumn("kid", "text", (column) => column.notNull())
    .addColumn("private_key", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("signs_from", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("audit_events")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("session_id", "text")
    .addColumn("ip", "text")
    .addColumn("user_agent", "text")
    .addColumn("detail", "text")
    .addPrimaryKeyConstraint("audit_events_pk", ["user_id", "id"])
    .execute();
  await db.schema.createIndex("audit_events_by_time").on("audit_events").column("at").execute();

  await db.schema
    .createTable("profiles")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("first_name", "text")
    .addColumn("last_name", "text")
    .addColumn("profile_icon", "integer", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("phone", "text")
    .addColumn("location", "text")
    .addColumn("birth_date", "text")
    .addColumn("height", "text")
    .addColumn("weight", "double precision")
    .addColumn("activity_level", "text")
    .addColumn("dietary_preferences", "text")
    .addColumn("calorie_goal", "double precision", (column) => column.notNull())
    .addColumn("protein_goal", "double precision", (column) => column.notNull())
    .addColumn("carb_goal", "double precision", (column) => column.notNull())
    .addColumn("fat_goal", "double precision", (column) => column.notNull())
    .addColumn("water_goal", "integer", (column) => column.notNull())
    .execute();
}
