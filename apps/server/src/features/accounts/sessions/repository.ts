import { asSystem } from "../../../platform/database/as-system.ts";
import { type Db, forUpdate } from "../../../platform/database/database.ts";
import { preparedOne } from "../../../platform/database/prepared.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type SessionRow = Row<"sessions">;

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await asSystem(db).insertInto("sessions").values(row).execute();
}

const session = preparedOne((db, { userId, id }: { userId: string; id: string }) =>
  asSystem(db)
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id),
);

export const findSession = (db: Db, userId: string, id: string): Promise<SessionRow | undefined> =>
  session(db, { userId, id });

/** The session, locked until the transaction ends. */
export function lockSession(db: Db, userId: string, id: string): Promise<SessionRow | undefined> {
  const query = asSystem(db)
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id);
  return forUpdate(query).executeTakeFirst();
}

export async function updateSession(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Omit<SessionRow, "user_id" | "id" | "created_at">>,
): Promise<void> {
  await asSystem(db)
    .updateTable("sessions")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

/** A person's sessions used since an instant, most recently used first. */
export function listSessions(db: Db, userId: string, since: number): Promise<SessionRow[]> {
  return asSystem(db)
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("refreshed_at", ">=", since)
    .orderBy("refreshed_at", "desc")
    .orderBy("id")
    .execute();
}

/** Keeps a person's `max` most recently used sessions; returns the ids of those that ended. */
export async function deleteSessionsBeyond(db: Db, userId: string, max: number): Promise<string[]> {
  const rows = await asSystem(db)
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "not in", (query) =>
      query
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("refreshed_at", "desc")
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(max),
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Ends one session (`only`), all but one (`except`), those at a level (`aal`), or all; returns the
 * ids that ended.
 */
export async function deleteSessions(
  db: Db,
  userId: string,
  which: { only?: string; except?: string; aal?: string } = {},
): Promise<string[]> {
  let query = asSystem(db).deleteFrom("sessions").where("user_id", "=", userId);
  if (which.only !== undefined) query = query.where("id", "=", which.only);
  if (which.except !== undefined) query = query.where("id", "!=", which.except);
  if (which.aal !== undefined) query = query.where("aal", "=", which.aal);
  const rows = await query.returning("id").execute();
  return rows.map((row) => row.id);
}

/** Lowers all of a person's sessions to `aal1`: there is no second factor any more. */
export async function lowerSessions(db: Db, userId: string): Promise<string[]> {
  const rows = await asSystem(db)
    .updateTable("sessions")
    .set({ aal: "aal1", needs_factor: 0 })
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}
