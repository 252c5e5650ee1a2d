import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** One row that is written to see whether anything can be; on PostgreSQL a check makes its own. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  await db.schema
    .createTable("write_checks")
    .addColumn("content", "blob", (column) => column.notNull())
    .execute();
  await sql`insert into write_checks (content) values (zeroblob(0))`.execute(db);
}
