import { type FastingReminder, plannedReminders } from "@morsel/domain/fasting/reminder";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { day } from "@morsel/domain/time";
import { createListeners } from "../../lib/listeners.ts";
import { nativePlugin } from "../../lib/native.ts";
import type { PushState } from "./push.ts";
import type { keptSettings } from "./settings.state.ts";

/*
 * Reminders in the native app: the phone is given what is to come whenever that changes, and shows
 * it by itself, with the app closed and without a network.
 */

interface Permission {
  display: "prompt" | "prompt-with-rationale" | "granted" | "denied";
}
interface Scheduled {
  id: number;
}
/** What is used of @capacitor/local-notifications, by its own names. */
interface LocalNotifications {
  checkPermissions(): Promise<Permission>;
  requestPermissions(): Promise<Permission>;
  getPending(): Promise<{ notifications: Scheduled[] }>;
  cancel(given: { notifications: Scheduled[] }): Promise<void>;
  schedule(given: {
    notifications: (Scheduled & {
      title: string;
      body: string;
      schedule: { at: Date; allowWhileIdle: true };
    })[];
  }): Promise<unknown>;
  addListener(
    event: "localNotificationActionPerformed",
    heard: () => void,
  ): Promise<{ remove: () => Promise<void> }>;
}

const phone = () => nativePlugin<LocalNotifications>("LocalNotifications");

/** How far ahead planned starts are given to the phone, which may not open the app for weeks. */
const horizon = 28 * day;
/** iOS keeps the soonest 64 and drops the rest. */
const most = 60;

const { subscribe, tell } = createListeners();
/** Runs when notices have been allowed. */
export const onLocalNoticesAllowed = subscribe;

const stateOf = ({ display }: Permission): PushState =>
  display === "granted" ? "on" : display === "denied" ? "denied" : "off";

export async function readLocalState(): Promise<PushState> {
  try {
    const { plugin } = await phone();
    return stateOf(await plugin.checkPermissions());
  } catch {
    // A shell that was built without the plugin.
    return "unsupported";
  }
}

/** Lets the phone ask for leave. */
export async function allowLocalNotices(): Promise<PushState> {
  const { plugin } = await phone();
  const state = stateOf(await plugin.requestPermissions());
  if (state === "on") tell();
  return state;
}

/** What the phone is to show from now on, the soonest first. */
export function comingNotices(
  settings: ReturnType<typeof keptSettings>,
  running: FastingSession | null,
  now: number,
): FastingReminder[] {
  if (!settings) return [];
  const planned = plannedReminders(settings, running, now, now + horizon);
  return planned.sort((a, b) => a.dueAt - b.dueAt).slice(0, most);
}

/** Each change waits for the one before: what was cancelled twice would be scheduled twice. */
let last: Promise<unknown> = Promise.resolve();

/** Lets the phone show these, and nothing that was scheduled before. */
export function scheduleNotices(coming: readonly FastingReminder[]): Promise<void> {
  const run = last.then(async () => {
    const { plugin } = await phone();
    if (stateOf(await plugin.checkPermissions()) !== "on") return;
    const { notifications } = await plugin.getPending();
    if (notifications.length > 0)
      await plugin.cancel({ notifications: notifications.map(({ id }) => ({ id })) });
    if (coming.length === 0) return;
    await plugin.schedule({
      notifications: coming.map(({ title, text, dueAt }, place) => ({
        ...{ id: place + 1, title, body: text },
        schedule: { at: new Date(dueAt), allowWhileIdle: true },
      })),
    });
  });
  last = run.catch(() => undefined);
  return run;
}

/** After a sign-out nothing of the person comes any more. */
export async function dropLocalNotices(): Promise<PushState> {
  await scheduleNotices([]);
  return readLocalState();
}

/** Runs when somebody presses a notice; returns the stop function. */
export function onNoticePressed(run: () => void): () => void {
  const listening = phone()
    .then(({ plugin }) => plugin.addListener("localNotificationActionPerformed", run))
    // A shell that was built without the plugin.
    .catch(() => null);
  return () => void listening.then((listener) => listener?.remove());
}
