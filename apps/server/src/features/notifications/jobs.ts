import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import { batch, type NotificationService } from "./service.ts";

/** How often due reminders are looked for (ms): one index look-up each. */
const lookEvery = 2_000;

/** Sends due reminders until stopped. Any number of processes may run it. */
export function sendReminders(
  notifications: Pick<NotificationService, "deliverDue" | "sweep">,
  log: Log,
  every = lookEvery,
): () => Promise<void> {
  const sendDue = async () => {
    // A full batch means there may be more.
    while ((await notifications.deliverDue()) >= batch);
  };
  const stops = [
    repeat(sendDue, { name: "sending reminders", every, log }),
    repeat(notifications.sweep, { name: "sweeping reminders", every: hour, log }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
