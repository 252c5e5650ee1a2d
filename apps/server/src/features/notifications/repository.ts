import type { Notice } from "@morsel/contract/notifications";
import { asPerson } from "../../platform/database/as-person.ts";
import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

type DeviceRow = Row<"push_devices">;
type KeyRow = Row<"push_keys">;

/** A notice for a given moment; its key is unique within its room. */
export interface Reminder {
  key: string;
  dueAt: number;
  /** After this it is useless. */
  expiresAt: number;
  notice: Notice;
}

export interface ClaimedReminder extends Reminder {
  userId: UserId;
  room: string;
}

export function findPushKey(db: Db): Promise<KeyRow | undefined> {
  return db.selectFrom("push_keys").selectAll().orderBy("generation", "desc").executeTakeFirst();
}

/** Adds the key unless another process already has. */
export async function insertPushKey(db: Db, row: KeyRow): Promise<void> {
  await db
    .insertInto("push_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("generation").doNothing())
    .execute();
}

/** From now on the browser receives this person's notices, and nobody else's. */
export async function saveDevice(tx: Db, row: DeviceRow): Promise<void> {
  await asSystem(tx)
    .deleteFrom("push_devices")
    .where("id", "=", row.id)
    .where("user_id", "!=", row.user_id)
    .execute();
  await asPerson(tx, row.user_id)
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "id"])
        .doUpdateSet({ p256dh: row.p256dh, auth: row.auth, session_id: row.session_id }),
    )
    .execute();
}

export function listDevices(db: Db, userId: UserId): Promise<DeviceRow[]> {
  return asPerson(db, userId)
    .selectFrom("push_devices")
    .selectAll()
    .orderBy("created_at")
    .execute();
}

export async function deleteDevice(db: Db, userId: UserId, id: string): Promise<void> {
  await asPerson(db, userId).deleteFrom("push_devices").where("id", "=", id).execute();
}

/** Whether a browser receives someone else's notices. */
export async function isForeignDevice(db: Db, userId: UserId, id: string): Promise<boolean> {
  const owner = await asSystem(db)
    .selectFrom("push_devices")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return owner !== undefined && owner.user_id !== userId;
}

/** Replaces a person's reminders of one room. Sent ones stay sent. */
export async function replaceReminders(
  tx: Db,
  userId: UserId,
  room: string,
  reminders: readonly Reminder[],
): Promise<void> {
  await asPerson(tx, userId)
    .deleteFrom("reminders")
    .where("room", "=", room)
    .where("claimed_at", "is", null)
    .execute();
  if (reminders.length === 0) return;
  await asPerson(tx, userId)
    .insertInto("reminders")
    .values(
      reminders.map(({ key, dueAt, expiresAt, notice }) => ({
        ...{ user_id: userId, room, key, due_at: dueAt, expires_at: expiresAt },
        ...{ notice: toJson(notice), claimed_at: null, done_at: null },
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "room", "key"]).doNothing())
    .execute();
}

/**
 * Claims due reminders for this process: each goes to one process only. Takes over claims from
 * before `staleBefore` that were never completed.
 */
export async function claimReminders(
  db: Db,
  { now, staleBefore, limit }: { now: number; staleBefore: number; limit: number },
): Promise<ClaimedReminder[]> {
  const free = asSystem(db)
    .selectFrom("reminders as due")
    .select(["due.user_id", "due.room", "due.key"])
    .where("due.done_at", "is", null)
    .where("due.due_at", "<=", now)
    .where(({ or, eb }) =>
      or([eb("due.claimed_at", "is", null), eb("due.claimed_at", "<", staleBefore)]),
    )
    .orderBy("due.due_at")
    .limit(limit);
  const rows = await asSystem(db)
    .updateTable("reminders")
    .set({ claimed_at: now })
    .where(({ refTuple, eb }) =>
      eb(refTuple("user_id", "room", "key"), "in", free.$asTuple("user_id", "room", "key")),
    )
    // Repeated because PostgreSQL rechecks it once another process has released the row.
    .where("done_at", "is", null)
    .where(({ or, eb }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", staleBefore)]))
    .returningAll()
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    room: row.room,
    key: row.key,
    dueAt: row.due_at,
    expiresAt: row.expires_at,
    notice: fromJson<Notice>(row.notice),
  }));
}

const one = (db: Db, { userId, room, key }: ClaimedReminder) =>
  asPerson(db, userId).updateTable("reminders").where("room", "=", room).where("key", "=", key);

export async function markDone(db: Db, reminder: ClaimedReminder, now: number): Promise<void> {
  await one(db, reminder).set({ done_at: now }).execute();
}

/** Releases the claim, to be made again at another time. */
export async function putOff(db: Db, reminder: ClaimedReminder, dueAt: number): Promise<void> {
  await one(db, reminder).set({ claimed_at: null, due_at: dueAt }).execute();
}

export async function deleteDoneReminders(db: Db, before: number): Promise<void> {
  await asSystem(db).deleteFrom("reminders").where("done_at", "<", before).execute();
}
