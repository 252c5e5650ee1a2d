import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";
import { track, undated } from "./0018-changes.ts";

/** What devices back up that has no table of its own, such as the theme: one row per key. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("kept_values")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    // JSON.
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("kept_values_pk", ["user_id", "key"])
    .execute();
  await track(db, engine, {
    ...{ table: "kept_values", kind: "kept", id: "new.key" },
    ...{ day: undated, deletedAt: "null" },
  });
}
