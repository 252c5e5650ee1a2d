import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** Files to import, and which entries an import wrote. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("file_size", "integer", (column) => column.notNull())
    .addColumn("parts", "integer", (column) => column.notNull())
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("task", "text")
    .addColumn("worked_at", "bigint")
    .addColumn("mapping", "text")
    .addColumn("needs_mapping", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("added", "integer", (column) => column.notNull())
    .addColumn("skipped", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("imports_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("imports_to_work_on")
    .on("imports")
    .column("worked_at")
    .where(sql.ref("task"), "is not", null)
    .execute();
  await db.schema.alterTable("meals").addColumn("import_id", "text").execute();
  // Entries that weren't imported cost this index nothing.
  await db.schema
    .createIndex("meals_by_import")
    .on("meals")
    .columns(["user_id", "import_id"])
    .where(sql.ref("import_id"), "is not", null)
    .execute();
  await removeFilesOfDeleted(db, engine);
}

/** Files are noted for removal when they arrive, for a day later: without their row it is now. */
async function removeFilesOfDeleted(db: Kysely<never>, engine: Engine): Promise<void> {
  const parts = "'imports/' || old.user_id || '/' || old.id || '/%'";
  const hurry = `update object_removals set due_at = 0 where key like ${parts};`;
  if (engine === "sqlite") {
    await sql
      .raw(`create trigger imports_deleted after delete on imports begin ${hurry} end`)
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create function imports_deleted() returns trigger language plpgsql as $$ begin ${hurry} return null; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      "create trigger imports_deleted after delete on imports for each row execute function imports_deleted()",
    )
    .execute(db);
}
