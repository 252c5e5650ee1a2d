import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** One row, written to see whether writes work. On PostgreSQL each check creates its own table. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  await db.schema
    .createTable("write_checks")
    .addColumn("content", "blob", (column) => column.notNull())
    .execute();
  await sql`insert into write_checks (content) values (zeroblob(0))`.execute(db);
}
