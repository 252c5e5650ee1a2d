import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** Later than any day: what has no day of its own counts as of today, always. */
export const undated = "'9999-12-31'";

interface Tracked {
  table: string;
  kind: string;
  /** Columns are `new.…`. */
  id: string;
  day: string;
  /** An instant; null while the thing exists. */
  deletedAt: string;
  /** Further conditions under which an update counts; then an insert doesn't. */
  onlyIf?: string;
  /** The column that names its person. */
  owner?: string;
}

/** What has changed since when, of each person: a number per change, and each thing's latest. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("sync_heads")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    // Random: a cursor of what was erased since fits no later number.
    .addColumn("epoch", "text", (column) => column.notNull())
    // The person's latest change.
    .addColumn("seq", "bigint", (column) => column.notNull())
    // Deletions up to this number may have been forgotten.
    .addColumn("floor", "bigint", (column) => column.notNull())
    // Updated with each change: room for the new version beside the old one.
    .$call((table) =>
      engine === "postgres" ? table.modifyEnd(sql`with (fillfactor = 50)`) : table,
    )
    .execute();
  await db.schema
    .createTable("sync_changes")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    // The id before the kind: it is by ids that a person's rows are erased.
    .addPrimaryKeyConstraint("sync_changes_pk", ["user_id", "id", "kind"])
    .$call((table) => (engine === "sqlite" ? table.modifyEnd(sql`without rowid`) : table))
    .execute();

  const tracked = firstKinds(engine);
  await backfill(db, engine, tracked);

  await db.schema
    .createIndex("sync_changes_by_seq")
    .on("sync_changes")
    .columns(["user_id", "seq"])
    .execute();
  await db.schema
    .createIndex("sync_changes_by_day")
    .on("sync_changes")
    .columns(["user_id", "day"])
    .where("deleted_at" as never, "is", null)
    .execute();
  await db.schema
    .createIndex("sync_changes_deleted")
    .on("sync_changes")
    .column("deleted_at")
    .where("deleted_at" as never, "is not", null)
    .execute();

  if (engine === "postgres") await createNoteFunction(db);
  for (const one of tracked) await track(db, engine, one);
  // What people see of their account.
  await track(db, engine, {
    ...{ table: "users", owner: "id", kind: "user", id: "new.id", day: undated, deletedAt: "null" },
    onlyIf: `new.email <> old.email or (new.email_confirmed_at is null) <> (old.email_confirmed_at is null)`,
  });
}

function firstKinds(engine: Engine): Tracked[] {
  // The latest day that it was anywhere on earth when it ended.
  const lastDay =
    engine === "sqlite"
      ? "date(new.end_time / 1000 + 50400, 'unixepoch')"
      : "to_char(to_timestamp(new.end_time / 1000 + 50400) at time zone 'UTC', 'YYYY-MM-DD')";
  return [
    {
      ...{ table: "meals", kind: "meal", id: "new.id", day: "new.date" },
      deletedAt: "new.deleted_at",
    },
    { table: "water_days", kind: "water", id: "new.date", day: "new.date", deletedAt: "null" },
    {
      ...{ table: "fasting_sessions", kind: "fast", id: "new.id" },
      day: `coalesce(${lastDay}, ${undated})`,
      // One too short to be recorded is nobody's history.
      deletedAt:
        "coalesce(new.deleted_at, case when new.discarded = 1 then new.updated_at else null end)",
    },
    {
      ...{ table: "fasting_settings", kind: "fastingSettings", id: "new.user_id" },
      ...{ day: undated, deletedAt: "null" },
    },
    { table: "profiles", kind: "user", id: "new.user_id", day: undated, deletedAt: "null" },
  ];
}

const randomText: Record<Engine, string> = {
  sqlite: "lower(hex(randomblob(16)))",
  postgres: "replace(gen_random_uuid()::text, '-', '')",
};

/** Numbers what exists by day. No device has a cursor yet, so deletions are left out. */
async function backfill(db: Kysely<never>, engine: Engine, tracked: Tracked[]): Promise<void> {
  const existing = tracked.map(
    ({ table, kind, id, day, deletedAt }) =>
      `select new.user_id, '${kind}' as kind, ${id} as id, ${day} as day from ${table} as new where ${deletedAt} is null`,
  );
  const numbered = "row_number() over (partition by user_id order by day, kind, id)";
  await sql
    .raw(
      `insert into sync_changes (user_id, kind, id, seq, day) select user_id, kind, id, ${numbered}, day from (${existing.join(" union all ")}) as existing`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into sync_heads (user_id, epoch, seq, floor) select user_id, ${randomText[engine]}, max(seq), 0 from sync_changes group by user_id`,
    )
    .execute(db);
}

/**
 * Notes each insert and update of a table's rows, in the same transaction. Rows are never deleted
 * but with all that the person has: see `erasePerson`.
 */
export async function track(db: Kysely<never>, engine: Engine, tracked: Tracked): Promise<void> {
  const { table, kind, id, day, deletedAt, onlyIf, owner = "user_id" } = tracked;
  const when = onlyIf === undefined ? "" : `when (${onlyIf})`;
  const events = onlyIf === undefined ? ["insert", "update"] : ["update"];
  if (engine === "postgres") {
    const name = `note_${table}`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin perform note_change(new.${owner}, '${kind}', ${id}, ${day}, ${deletedAt}); return null; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${events.join(" or ")} on ${table} for each row ${when} execute function ${name}()`,
      )
      .execute(db);
    return;
  }
  for (const event of events)
    await sql
      .raw(
        `create trigger note_${table}_${event} after ${event} on ${table} ${when} begin
          insert into sync_heads (user_id, epoch, seq, floor)
            values (new.${owner}, ${randomText.sqlite}, 1, 0)
            on conflict (user_id) do update set seq = seq + 1;
          insert into sync_changes (user_id, kind, id, seq, day, deleted_at)
            select new.${owner}, '${kind}', ${id}, seq, ${day}, ${deletedAt}
            from sync_heads where user_id = new.${owner}
            on conflict (user_id, kind, id) do update
            set seq = excluded.seq, day = excluded.day, deleted_at = excluded.deleted_at;
        end`,
      )
      .execute(db);
}

/**
 * The head's row stays locked until the transaction ends, so a person's numbers become visible in
 * their order. A sequence would give a later number to whoever commits first.
 */
async function createNoteFunction(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create function note_change(owner text, what text, thing text, dated text, gone bigint)
      returns void language plpgsql as $$
      declare next bigint;
      begin
        update sync_heads set seq = seq + 1 where user_id = owner returning seq into next;
        if next is null then
          insert into sync_heads (user_id, epoch, seq, floor)
            values (owner, ${randomText.postgres}, 1, 0)
            on conflict (user_id) do update set seq = sync_heads.seq + 1
            returning seq into next;
        end if;
        insert into sync_changes (user_id, kind, id, seq, day, deleted_at)
          values (owner, what, thing, next, dated, gone)
          on conflict (user_id, kind, id) do update
          set seq = excluded.seq, day = excluded.day, deleted_at = excluded.deleted_at;
      end $$`,
    )
    .execute(db);
}
