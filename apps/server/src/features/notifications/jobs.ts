import type { Log } from "../../platform/logging/log.ts";
import type { NotificationService } from "./service.ts";

/** How often the due reminders are looked for (ms): one look-up in an index. */
const every = 2_000;
const sweepEvery = 3_600_000;

/** Sends reminders at their time until it's told to stop. Any number of processes may run it. */
export function sendReminders(
  notifications: Pick<NotificationService, "deliverDue" | "sweep">,
  log: Log,
): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    running = (async () => {
      // A full batch means that there is more.
      while ((await notifications.deliverDue()) >= 50);
    })()
      .catch((err: unknown) => log.error({ err }, "sending reminders failed"))
      .finally(() => {
        isRunning = false;
      });
  };
  const looking = setInterval(look, every).unref();
  const sweeping = setInterval(() => {
    notifications.sweep().catch((err: unknown) => log.error({ err }, "sweeping reminders failed"));
  }, sweepEvery).unref();
  return async () => {
    clearInterval(looking);
    clearInterval(sweeping);
    await running;
  };
}
