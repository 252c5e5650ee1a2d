import type { FastingSettings } from "@morsel/contract/fasting";
import type { Notice } from "@morsel/contract/notifications";
import { milestoneHours } from "@morsel/domain/fasting/milestone";
import { planName } from "@morsel/domain/fasting/plan";
import { plannedBetween } from "@morsel/domain/fasting/schedule";
import { dueAt, type FastingSession, momentOf } from "@morsel/domain/fasting/session";
import { day, hour } from "@morsel/domain/time";
import type { Reminder } from "../notifications/service.ts";
import { messages } from "./messages.ts";

/** How far ahead starts are planned; each one sent plans the next. */
const horizon = 8 * day;
/** How late a reminder is still useful (ms). */
const useful = { start: hour, milestone: hour, end: 6 * hour };

/** The reminders due after `after`, given the person's settings and running fast. */
export function plannedReminders(
  settings: FastingSettings,
  running: FastingSession | undefined,
  after: number,
): Reminder[] {
  const { week, timeZone, reminders: wanted, hideNumbers } = settings;
  const planned: Reminder[] = [];
  const add = (
    key: string,
    at: number | null,
    late: number,
    text: Pick<Notice, "title" | "body">,
  ) => {
    if (at === null || at <= after) return;
    const notice = { ...text, tag: `fasting-${key.split(":")[0]}`, url: "/fasting" };
    planned.push({ key, dueAt: at, expiresAt: at + late, notice });
  };

  const due = running && dueAt(running);
  if (wanted.start) {
    for (const { day, startsAt, planId } of plannedBetween(
      week,
      timeZone,
      after,
      after + horizon,
    )) {
      // No reminder to start if the running fast lasts past it.
      if (running && (due === null || due === undefined || startsAt < due)) continue;
      add(`start:${day}`, startsAt, useful.start, messages.reminders.start(planName(planId)));
    }
  }
  if (!running) return planned;
  if (wanted.milestones && !hideNumbers) {
    for (const hours of milestoneHours.filter((one) => one * hour < running.targetDuration))
      add(
        `milestone:${running.id}:${hours}`,
        momentOf(running, hours * hour),
        useful.milestone,
        messages.reminders.milestone(hours),
      );
  }
  if (wanted.end)
    add(
      `end:${running.id}`,
      dueAt(running),
      useful.end,
      hideNumbers ? messages.reminders.endWithoutNumbers : messages.reminders.end(running.planName),
    );
  return planned;
}
