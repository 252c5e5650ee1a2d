import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";

/**
 * A revision holds an instant now, which an `integer` of PostgreSQL is too small for. SQLite's
 * integers are wide enough, and it can't change a column's type.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await db.schema
    .alterTable("meals")
    .alterColumn("revision", (column) => column.setDataType("bigint"))
    .execute();
}
