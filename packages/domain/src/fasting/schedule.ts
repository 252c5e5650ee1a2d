import { addDays, type Day } from "../day.ts";
import { day, hour, minute } from "../time.ts";
import { type ClockTime, dayInZone, instantAt } from "../zone.ts";
import { planTarget } from "./plan.ts";
import type { FastingSession } from "./session.ts";

/** The fast planned for a weekday: its plan and start time. */
export interface PlannedFast {
  planId: string;
  startAt: ClockTime;
}

/** Seven weekdays, Sunday first; null for a day without a fast. */
export type WeekSchedule = readonly (PlannedFast | null)[];

export const emptyWeek: WeekSchedule = [null, null, null, null, null, null, null];

/**
 * The defaults: no reminders, nothing planned, nothing hidden. The zone only matters to a planned
 * week and is set with it: asking a phone's browser for its own takes 150 ms.
 */
export const firstSettings = () => ({
  week: [...emptyWeek],
  timeZone: "UTC",
  reminders: { start: false, milestones: false, end: false },
  hideNumbers: false,
});

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * The weekdays on which the week's fasts reach their targets, 0 for Sunday: of one that begins in
 * the evening, the day after.
 */
export function weekdaysReached(week: WeekSchedule): ReadonlySet<number> {
  const reached = week.flatMap((planned, weekday) => {
    if (!planned) return [];
    const [hours = 0, minutes = 0] = planned.startAt.split(":").map(Number);
    const end = hours * hour + minutes * minute + planTarget(planned.planId);
    return [(weekday + Math.floor(end / day)) % 7];
  });
  return new Set(reached);
}

export interface Occurrence extends PlannedFast {
  day: Day;
  startsAt: number;
}

/** The planned fasts that begin after `from` and no later than `to` (ms), in order. */
export function plannedBetween(
  week: WeekSchedule,
  zone: string,
  from: number,
  to: number,
): Occurrence[] {
  const found: Occurrence[] = [];
  const last = addDays(dayInZone(to, zone), 1);
  for (let day = addDays(dayInZone(from, zone), -1); day <= last; day = addDays(day, 1)) {
    const planned = week[weekdayOf(day)];
    if (!planned) continue;
    const startsAt = instantAt(day, planned.startAt, zone);
    if (startsAt > from && startsAt <= to) found.push({ ...planned, day, startsAt });
  }
  return found.sort((a, b) => a.startsAt - b.startsAt);
}

/** The next planned fast after `now`, or null if the week has none. */
export function nextPlanned(week: WeekSchedule, zone: string, now: number): Occurrence | null {
  return plannedBetween(week, zone, now, now + 8 * day)[0] ?? null;
}

/** The latest planned fast that should be under way at `now`, or null. */
export function plannedNow(week: WeekSchedule, zone: string, now: number): Occurrence | null {
  const begun = plannedBetween(week, zone, now - 2 * day, now);
  const latest = begun.at(-1);
  return latest && now < latest.startsAt + planTarget(latest.planId) ? latest : null;
}

export interface EatingWindow {
  /** The end of the last fast. */
  opensAt: number;
  closesAt: number;
  isOpen: boolean;
}

/**
 * When to eat after a fast: until the next planned start, or else for the rest of the plan's day.
 * Null if the fast leaves no window (a day or longer) or ended more than a day ago.
 */
export function eatingWindow(
  last: FastingSession | undefined,
  next: Occurrence | null,
  now: number,
): EatingWindow | null {
  const opensAt = last?.endTime ?? null;
  if (!last || opensAt === null) return null;
  const left = day - last.targetDuration;
  const planned = next && next.startsAt > opensAt && next.startsAt - opensAt < day;
  if (now - opensAt >= day || (!planned && left <= 0)) return null;
  const closesAt = planned ? next.startsAt : opensAt + left;
  return { opensAt, closesAt, isOpen: now >= opensAt && now < closesAt };
}
