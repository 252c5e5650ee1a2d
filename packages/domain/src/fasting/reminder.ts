import type { Day } from "../day.ts";
import { hour } from "../time.ts";
import { milestoneHours } from "./milestone.ts";
import {
  endNotice,
  type FastingNotice,
  milestoneNotice,
  plannedStartNotice,
  quietEndNotice,
} from "./notice.ts";
import { planName } from "./plan.ts";
import { plannedBetween, type WeekSchedule } from "./schedule.ts";
import { dueAt, type FastingSession, momentOf } from "./session.ts";

/** What somebody wants to be reminded of. */
export interface ReminderSettings {
  week: WeekSchedule;
  timeZone: string;
  reminders: { start: boolean; milestones: boolean; end: boolean };
  hideNumbers: boolean;
}

type ReminderKind = "start" | "milestone" | "end";

/** One reminder; times in ms since 1970. */
export interface FastingReminder extends FastingNotice {
  /** The same for the same thing, however often it is planned: `start:2026-11-24`. */
  key: `start:${Day}` | `milestone:${string}` | `end:${string}`;
  kind: ReminderKind;
  dueAt: number;
  /** Of no use any more from then on. */
  expiresAt: number;
}

/** How late a reminder is still useful (ms). */
const useful: Record<ReminderKind, number> = { start: hour, milestone: hour, end: 6 * hour };

/**
 * The reminders due after `after`, given the person's settings and running fast; planned starts no
 * later than `until` (both ms). Milestones come before the end, starts first.
 */
export function plannedReminders(
  settings: ReminderSettings,
  running: FastingSession | null,
  after: number,
  until: number,
): FastingReminder[] {
  const { week, timeZone, reminders: wanted, hideNumbers } = settings;
  const planned: FastingReminder[] = [];
  const add = (
    kind: ReminderKind,
    key: FastingReminder["key"],
    at: number | null,
    notice: FastingNotice,
  ) => {
    if (at === null || at <= after) return;
    planned.push({ ...notice, key, kind, dueAt: at, expiresAt: at + useful[kind] });
  };

  const due = running && dueAt(running);
  if (wanted.start) {
    for (const { day, startsAt, planId } of plannedBetween(week, timeZone, after, until)) {
      // No reminder to start if the running fast lasts past it.
      if (running && (due === null || startsAt < due)) continue;
      add("start", `start:${day}`, startsAt, plannedStartNotice(planName(planId)));
    }
  }
  if (!running) return planned;
  if (wanted.milestones && !hideNumbers) {
    for (const hours of milestoneHours.filter((one) => one * hour < running.targetDuration))
      add(
        "milestone",
        `milestone:${running.id}:${hours}`,
        momentOf(running, hours * hour),
        milestoneNotice(hours),
      );
  }
  if (wanted.end)
    add(
      "end",
      `end:${running.id}`,
      dueAt(running),
      hideNumbers ? quietEndNotice : endNotice(running.planName),
    );
  return planned;
}
