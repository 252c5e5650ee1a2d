import type { FastingSettings } from "@morsel/contract/fasting";
import { planName } from "@morsel/domain/fasting/plan";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { type Db, forUpdate } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { prepared } from "../../platform/database/prepared.ts";

interface FastingRow {
  user_id: string;
  id: string;
  plan_id: string;
  start_time: number;
  target_duration: number;
  status: FastingSession["status"];
  pauses: string;
  end_time: number | null;
  source: FastingSession["source"];
  created_at: number;
  updated_at: number;
  fingerprint: string;
  discarded: number;
  deleted_at: number | null;
}

interface SettingsRow {
  user_id: string;
  settings: string | null;
  updated_at: number;
}

/** A session as it is stored, with what its client sent and whether it's out of sight. */
export interface StoredFast {
  session: FastingSession;
  fingerprint: string;
  deleted: boolean;
}

/** A place in the history: what comes after it is older. */
export interface Place {
  startTime: number;
  id: string;
}

const tables = (db: Db) =>
  db.withTables<{ fasting_sessions: FastingRow; fasting_settings: SettingsRow }>();

function sessionOf(row: FastingRow): FastingSession {
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
  discarded: discarded ? 1 : 0,
  updated_at: now,
});

/** Makes the person's changes wait for each other until the transaction ends. */
export async function holdPerson(tx: Db, userId: string, now: number): Promise<void> {
  await tables(tx)
    .insertInto("fasting_settings")
    .values({ user_id: userId, settings: null, updated_at: now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  const row = tables(tx)
    .selectFrom("fasting_settings")
    .select("user_id")
    .where("user_id", "=", userId);
  await forUpdate(row).execute();
}

export async function insertFast(
  db: Db,
  userId: string,
  session: FastingSession,
  fingerprint: string,
): Promise<void> {
  await tables(db)
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
  userId: string,
  session: FastingSession,
  discarded: boolean,
  now: number,
): Promise<void> {
  await tables(db)
    .updateTable("fasting_sessions")
    .set(changing(session, discarded, now))
    .where("user_id", "=", userId)
    .where("id", "=", session.id)
    .execute();
}

/** The session, deleted or not. */
export async function findFast(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredFast | undefined> {
  const row = await tables(db)
    .selectFrom("fasting_sessions")
    .selectAll()
    .where("user_id", "=", userId)
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

const running = prepared((db, { userId }: { userId: string }) =>
  tables(db)
    .selectFrom("fasting_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("end_time", "is", null)
    .where("deleted_at", "is", null),
);

/** The session without an end; its target may have passed. */
export async function findRunning(db: Db, userId: string): Promise<FastingSession | undefined> {
  const [row] = await running(db, { userId });
  return row && sessionOf(row);
}

/** Recorded and running sessions, newest first, from a place on. */
export async function listFasts(
  db: Db,
  userId: string,
  { limit, after }: { limit?: number; after?: Place | undefined },
): Promise<FastingSession[]> {
  const rows = await tables(db)
    .selectFrom("fasting_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("discarded", "=", 0)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        after
          ? eb(refTuple("start_time", "id"), "<", tuple(after.startTime, after.id))
          : eb.and([]),
      ),
    )
    .orderBy("start_time", "desc")
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(sessionOf);
}

/** Marks it deleted; its row stays, so that a late retry can't bring it back. */
export async function markFastDeleted(
  db: Db,
  userId: string,
  id: string,
  now: number,
): Promise<void> {
  await tables(db)
    .updateTable("fasting_sessions")
    .set({ deleted_at: now, updated_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}

/** What the person has set; undefined where nothing was. */
export async function findSettings(db: Db, userId: string): Promise<FastingSettings | undefined> {
  const row = await tables(db)
    .selectFrom("fasting_settings")
    .select("settings")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.settings ? fromJson<FastingSettings>(row.settings) : undefined;
}

export async function saveSettings(
  db: Db,
  userId: string,
  settings: FastingSettings,
  now: number,
): Promise<void> {
  const values = { settings: toJson(settings), updated_at: now };
  await tables(db)
    .insertInto("fasting_settings")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
