import { maxDevices, notificationCodes } from "@morsel/contract/notifications";
import { day, minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import { digestOf } from "../../platform/digest.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import { invalidRequest } from "../../platform/http/validation.ts";
import type { People } from "../../platform/people.ts";
import type { Person, UserId } from "../../platform/person.ts";
import { areUsable, type SubscriptionKeys } from "./encryption.gateway.ts";
import { createPushGateway } from "./gateway.ts";
import { messages } from "./messages.ts";
import { createPushKeyService } from "./push-key.service.ts";
import {
  type ClaimedReminder,
  claimReminders,
  deleteDevice,
  deleteDoneReminders,
  isForeignDevice,
  listDevices,
  markDone,
  putOff,
  type Reminder,
  replaceReminders,
  saveDevice,
} from "./repository.ts";

export type { Reminder } from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  config: Pick<Config, "publicUrl" | "mailFrom" | "pushServices" | "supabase">;
  /** Receives failures that no caller sees. */
  report: (error: unknown) => void;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

/** Reminders claimed at once. */
export const batch = 50;
/** A claim left behind by a process that ended is free again after this long (ms). */
const claimLasts = 120_000;
/** When a push service is down, retry after this long (ms). */
const retryAfter = minute;
/** Sent reminders are remembered for longer than the longest fast (ms). */
const remembered = 40 * day;

/** Receives the reminder's owner and when it was due: reminders due since may still be unsent. */
type Follower = (tx: Db, userId: UserId, dueAt: number) => Promise<void>;

/** Notices to people's browsers, on time and once each. */
export function createNotificationService({ db, clock, people, config, report }: Needs) {
  const key = createPushKeyService({ db, clock });
  const gateway = createPushGateway({ clock, key, config });
  const followers = new Map<string, Follower>();

  /** Sends to each of the person's browsers. False if none accepted it and a retry makes sense. */
  async function deliver(reminder: ClaimedReminder): Promise<boolean> {
    const seconds = Math.max(60, Math.round((reminder.expiresAt - clock()) / 1000));
    const devices = await listDevices(db, reminder.userId);
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const outcome = await gateway.send(device, reminder.notice, seconds);
        if (outcome === "gone") await deleteDevice(db, reminder.userId, device.id);
        return outcome;
      }),
    );
    return outcomes.includes("taken") || !outcomes.includes("later");
  }

  async function handle(reminder: ClaimedReminder): Promise<void> {
    const now = clock();
    const isOver = now > reminder.expiresAt;
    if (!isOver && !(await deliver(reminder))) return putOff(db, reminder, now + retryAfter);
    // Together, or a weekly one that is done might never be followed by the next.
    await people.change(reminder.userId, async (tx) => {
      await markDone(tx, reminder, now);
      await followers.get(reminder.room)?.(tx, reminder.userId, reminder.dueAt);
    });
  }

  return {
    publicKey: async (): Promise<string> => (await key()).publicKey,

    /**
     * Sends the person's notices to this browser, too, until their session here ends. Repeating it
     * changes nothing but the session.
     */
    async subscribe(
      { userId, sessionId }: Pick<Person, "userId" | "sessionId">,
      sent: { endpoint: string; keys: SubscriptionKeys },
    ) {
      if (!gateway.accepts(sent.endpoint))
        throw new Failure(400, notificationCodes.service, messages.service, {
          issues: [{ path: "endpoint", message: messages.service }],
        });
      if (!areUsable(sent.keys))
        throw invalidRequest([{ path: "keys.p256dh", message: messages.keys }]);
      const id = digestOf(sent.endpoint);
      await people.change(userId, async (tx) => {
        const others = (await listDevices(tx, userId)).filter((device) => device.id !== id);
        if (others.length >= maxDevices)
          throw new Failure(409, notificationCodes.tooMany, messages.tooMany);
        // A hosted service keeps its sessions to itself.
        const session = { session_id: config.supabase ? null : sessionId };
        const row = { user_id: userId, id, endpoint: sent.endpoint, ...sent.keys, ...session };
        await saveDevice(tx, { ...row, created_at: clock() });
      });
      return { id };
    },

    /** Repeating it is fine; someone else's browser counts as unknown. */
    async unsubscribe(userId: UserId, id: string): Promise<void> {
      if (await isForeignDevice(db, userId, id)) throw notFound();
      await deleteDevice(db, userId, id);
    },

    /** Replaces a person's reminders of one room, within the transaction that led to them. */
    plan: (tx: Db, userId: UserId, room: string, reminders: readonly Reminder[]): Promise<void> =>
      replaceReminders(tx, userId, room, reminders),

    /** Runs in the transaction in which one of the room's reminders is done, to plan the next. */
    afterEach(room: string, follow: Follower): void {
      followers.set(room, follow);
    },

    /** Sends what is due and unclaimed; returns how many there were. */
    async deliverDue(): Promise<number> {
      const now = clock();
      const due = await claimReminders(db, {
        ...{ now, staleBefore: now - claimLasts, limit: batch },
      });
      const outcomes = await Promise.allSettled(due.map(handle));
      for (const one of outcomes) if (one.status === "rejected") report(one.reason);
      return due.length;
    },

    sweep: (): Promise<void> => deleteDoneReminders(db, clock() - remembered),
  };
}
