import type { FastingSettings } from "@morsel/contract/fasting";
import { planName } from "@morsel/domain/fasting/plan";
import { type FastingSession, fastedFor } from "@morsel/domain/fasting/session";
import type { EarlierFasts, SummedFast } from "@morsel/domain/fasting/summary";
import { sql } from "kysely";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { evenList } from "../../platform/database/even-list.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { preparedOne } from "../../platform/database/prepared.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

/** A stored session, with its original request and whether it is hidden. */
export interface StoredFast {
  session: FastingSession;
  fingerprint: string;
  deleted: boolean;
}

/** A place in the history; what follows is older. */
export interface Place {
  startTime: number;
  id: string;
}

function sessionOf(row: Row<"fasting_sessions">): FastingSession {
  return {
    id: row.id,
    planId: row.plan_id,
    planName: planName(row.plan_id),
    startTime: row.start_time,
    targetDuration: row.target_duration,
    status: row.status,
    pauses: fromJson<FastingSession["pauses"]>(row.pauses),
    endTime: row.end_time,
    source: row.source,
    createdAt: row.created_at,
  };
}

const changing = (session: FastingSession, discarded: boolean, now: number) => ({
  plan_id: session.planId,
  start_time: session.startTime,
  target_duration: session.targetDuration,
  status: session.status,
  pauses: toJson(session.pauses),
  end_time: session.endTime,
  fasted: session.endTime === null ? null : fastedFor(session, session.endTime),
  discarded: discarded ? 1 : 0,
  updated_at: now,
});

/**
 * Sessions that count: neither deleted nor too short. Written out, so that the query planner
 * recognizes its partial index.
 */
const recorded = (db: Db, userId: UserId) =>
  asPerson(db, userId)
    .selectFrom("fasting_sessions")
    .where("deleted_at", "is", null)
    .where("discarded", "=", sql.lit(0));

export async function insertFast(
  db: Db,
  userId: UserId,
  session: FastingSession,
  fingerprint: string,
): Promise<void> {
  await asPerson(db, userId)
    .insertInto("fasting_sessions")
    .values({
      ...changing(session, false, session.createdAt),
      user_id: userId,
      id: session.id,
      source: session.source,
      created_at: session.createdAt,
      fingerprint,
      deleted_at: null,
    })
    .execute();
}

export async function updateFast(
  db: Db,
  userId: UserId,
  session: FastingSession,
  discarded: boolean,
  now: number,
): Promise<void> {
  await asPerson(db, userId)
    .updateTable("fasting_sessions")
    .set(changing(session, discarded, now))
    .where("id", "=", session.id)
    .execute();
}

/** The session, deleted or not. */
export async function findFast(
  db: Db,
  userId: UserId,
  id: string,
): Promise<StoredFast | undefined> {
  const row = await asPerson(db, userId)
    .selectFrom("fasting_sessions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      session: sessionOf(row),
      fingerprint: row.fingerprint,
      deleted: row.deleted_at !== null,
    }
  );
}

/** Those of the sessions that run or count, in no order. */
export async function findFasts(
  db: Db,
  userId: UserId,
  ids: readonly string[],
): Promise<FastingSession[]> {
  const rows = await recorded(db, userId).selectAll().where("id", "in", evenList(ids)).execute();
  return rows.map(sessionOf);
}

const running = preparedOne((db, { userId }: { userId: UserId }) =>
  asPerson(db, userId)
    .selectFrom("fasting_sessions")
    .selectAll()
    .where("end_time", "is", null)
    .where("deleted_at", "is", null),
);

/** The session without an end; its target may have passed. */
export async function findRunning(db: Db, userId: UserId): Promise<FastingSession | undefined> {
  const row = await running(db, { userId });
  return row && sessionOf(row);
}

/** Recorded and running sessions, newest first, after a place. */
export async function listFasts(
  db: Db,
  userId: UserId,
  { limit, after }: { limit: number; after?: Place | undefined },
): Promise<FastingSession[]> {
  const rows = await recorded(db, userId)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        after
          ? eb(refTuple("start_time", "id"), "<", tuple(after.startTime, after.id))
          : eb.and([]),
      ),
    )
    .orderBy("start_time", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(sessionOf);
}

/** Another session, running or over, that has at least `shared` ms in common with `from` to `to`. */
export async function findFastWithin(
  db: Db,
  userId: UserId,
  { id, from, to, shared }: { id: string; from: number; to: number; shared: number },
): Promise<FastingSession | undefined> {
  const row = await recorded(db, userId)
    .selectAll()
    .where("id", "!=", id)
    .where("end_time", ">=", from + shared)
    .where("start_time", "<=", to - shared)
    .where(({ eb }) => eb(eb("end_time", "-", eb.ref("start_time")), ">=", shared))
    .orderBy("end_time")
    .limit(1)
    .executeTakeFirst();
  if (row) return sessionOf(row);
  const live = await findRunning(db, userId);
  return live && live.id !== id && live.startTime <= to - shared ? live : undefined;
}

export async function countFasts(db: Db, userId: UserId): Promise<number> {
  const { count } = await recorded(db, userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("end_time", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts other sessions started within a time span, even deleted ones, and their pauses. */
export async function countFastsBegun(
  db: Db,
  userId: UserId,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<{ fasts: number; pauses: number }> {
  const rows = await asPerson(db, userId)
    .selectFrom("fasting_sessions")
    .select("pauses")
    .where("id", "!=", id)
    .where("start_time", ">=", from)
    .where("start_time", "<", to)
    .execute();
  const pauses = rows.map((row) => fromJson<unknown[]>(row.pauses).length);
  return { fasts: rows.length, pauses: pauses.reduce((sum, count) => sum + count, 0) };
}

export async function listFastsEndedAfter(
  db: Db,
  userId: UserId,
  instant: number,
): Promise<SummedFast[]> {
  const rows = await recorded(db, userId)
    .select(["start_time", "end_time", "status", "pauses"])
    .where("end_time", ">", instant)
    .execute();
  return rows.map(({ start_time, end_time, status, pauses }) => ({
    startTime: start_time,
    endTime: end_time,
    status,
    pauses: fromJson<FastingSession["pauses"]>(pauses),
  }));
}

/** What a summary needs of the sessions that ended by an instant; read from an index alone. */
export async function sumFastsEndedUntil(
  db: Db,
  userId: UserId,
  instant: number,
): Promise<EarlierFasts> {
  const ended = recorded(db, userId).where("end_time", "<=", instant);
  const { fasts, longest } = await ended
    .select(({ fn }) => [fn.countAll<number>().as("fasts"), fn.max("fasted").as("longest")])
    .executeTakeFirstOrThrow();
  const completed = await ended
    .select(["start_time", "end_time"])
    .where("status", "=", "completed")
    // The index's order.
    .orderBy("end_time")
    .execute();
  return {
    fasts,
    longestFast: longest ?? 0,
    completed: completed.map(({ start_time, end_time }) => [start_time, end_time ?? 0]),
  };
}

/** Marks it deleted; the row stays, so that a late retry can't recreate it. */
export async function markFastDeleted(
  db: Db,
  userId: UserId,
  id: string,
  now: number,
): Promise<void> {
  await asPerson(db, userId)
    .updateTable("fasting_sessions")
    .set({ deleted_at: now, updated_at: now })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}

/** The person's settings; undefined if they never set any. */
export async function findSettings(db: Db, userId: UserId): Promise<FastingSettings | undefined> {
  const row = await asPerson(db, userId)
    .selectFrom("fasting_settings")
    .select("settings")
    .executeTakeFirst();
  return row?.settings ? fromJson<FastingSettings>(row.settings) : undefined;
}

export async function saveSettings(
  db: Db,
  userId: UserId,
  settings: FastingSettings | null,
  now: number,
): Promise<void> {
  const values = { settings: settings && toJson(settings), updated_at: now };
  await asPerson(db, userId)
    .insertInto("fasting_settings")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
