import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";

/**
 * A revision now holds an instant, too large for PostgreSQL's `integer`. SQLite's integers are wide
 * enough (and it can't change a column's type).
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await db.schema
    .alterTable("meals")
    .alterColumn("revision", (column) => column.setDataType("bigint"))
    .execute();
}
