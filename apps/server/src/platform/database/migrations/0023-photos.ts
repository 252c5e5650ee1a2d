import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** People's photos, and the objects of the store that nothing refers to any more. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("photos")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("content_type", "text", (column) => column.notNull())
    .addColumn("upload_until", "bigint", (column) => column.notNull())
    .addColumn("digest", "text")
    .addColumn("file_size", "integer")
    .addColumn("tracked_at", "bigint")
    .addColumn("file_name", "text")
    .addColumn("analysis_id", "text")
    .addPrimaryKeyConstraint("photos_pk", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("photos_by_time")
    .on("photos")
    .columns(["tracked_at", "created_at"])
    .execute();
  // Nobody's row: it outlives the person.
  await db.schema
    .createTable("object_removals")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("object_removals_by_time")
    .on("object_removals")
    .column("due_at")
    .execute();
  await removeObjectsOfDeleted(db, engine);
}

/**
 * Whichever way a row goes, alone or with all that the person has, its objects are noted in the
 * same transaction. What was sent but not tracked is removed when its address takes no more.
 */
async function removeObjectsOfDeleted(db: Kysely<never>, engine: Engine): Promise<void> {
  const note = (key: string, dueAt: string) =>
    `insert into object_removals (key, due_at) values (${key}, ${dueAt}) on conflict (key) do nothing;`;
  const notes = [
    note("'users/' || old.user_id || '/' || old.id || '.jpg'", "0"),
    note("'incoming/' || old.user_id || '/' || old.id", "old.upload_until"),
  ].join("\n");
  if (engine === "sqlite") {
    await sql
      .raw(`create trigger photos_deleted after delete on photos begin ${notes} end`)
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create function photos_deleted() returns trigger language plpgsql as $$ begin ${notes} return null; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      "create trigger photos_deleted after delete on photos for each row execute function photos_deleted()",
    )
    .execute(db);
}
