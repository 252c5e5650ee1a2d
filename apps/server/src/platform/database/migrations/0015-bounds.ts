import { type Kysely, sql } from "kysely";

interface Fast {
  user_id: string;
  id: string;
  start_time: number;
  end_time: number;
  pauses: string;
  fasted: number | null;
}
type Tables = { fasting_sessions: Fast };

/**
 * Bounds the cost of a call however much data a person has: each fast's length, so that records are
 * sums over an index, and indexes that count a day's entries.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("fasting_sessions").addColumn("fasted", "bigint").execute();
  await fillFasted(db.withTables<Tables>());
  await db.schema
    .createIndex("fasting_sessions_ended")
    .on("fasting_sessions")
    .columns(["user_id", "end_time", "start_time", "status", "fasted"])
    .where(sql<boolean>`end_time is not null and deleted_at is null and discarded = 0`)
    .execute();

  await db.schema
    .createIndex("meals_removed_by_day")
    .on("meals")
    .columns(["user_id", "date"])
    .where("deleted_at" as never, "is not", null)
    .execute();

  await db.schema
    .createIndex("food_answers_by_time")
    .on("food_answers")
    .column("fetched_at")
    .execute();
}

/** For finished fasts: from start to end, minus pauses. */
async function fillFasted(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("fasting_sessions")
    .set({ fasted: sql`end_time - start_time` })
    .where("end_time", "is not", null)
    .execute();
  const paused = await db
    .selectFrom("fasting_sessions")
    .select(["user_id", "id", "start_time", "end_time", "pauses"])
    .where("end_time", "is not", null)
    .where("pauses", "!=", "[]")
    .execute();
  for (const { user_id, id, start_time, end_time, pauses } of paused) {
    let fasted = Math.max(0, end_time - start_time);
    for (const { from, to } of JSON.parse(pauses) as { from: number; to: number | null }[])
      fasted -= Math.max(0, Math.min(to ?? end_time, end_time) - from);
    await db
      .updateTable("fasting_sessions")
      .set({ fasted: Math.max(0, fasted) })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  }
}
