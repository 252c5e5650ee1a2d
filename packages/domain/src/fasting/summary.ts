import { addDays, type Day } from "../day.ts";
import { dayInZone, startOfDay } from "../zone.ts";
import { hour } from "./plan.ts";
import { type WeekSchedule, weekdayOf } from "./schedule.ts";
import { type FastingSession, fastedFor } from "./session.ts";

export const calendarDays = 90;

export interface FastingDay {
  date: Day;
  /** Hours of this day that were fasted, to one decimal. */
  hours: number;
  /** A fast reached its target on this day, or covered all of it. */
  reached: boolean;
}

export interface FastingSummary {
  currentStreak: number;
  longestStreak: number;
  /** ms */
  longestFast: number;
  fasts: number;
  completedFasts: number;
  /** The last 90 days, oldest first. */
  days: FastingDay[];
}

type Span = [from: number, to: number];

/** The parts of a session in which it was fasted. */
function fastedSpans({ startTime, endTime, pauses }: FastingSession): Span[] {
  if (endTime === null) return [];
  const spans: Span[] = [];
  let from = startTime;
  for (const pause of pauses) {
    spans.push([from, Math.min(pause.from, endTime)]);
    from = Math.min(pause.to ?? endTime, endTime);
  }
  spans.push([from, endTime]);
  return spans.filter(([start, end]) => end > start);
}

/** The same time covered without overlaps, in order. */
function united(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** The days that a completed fast counts for: the one it ended on, and each one it covers whole. */
function reachedDays(sessions: readonly FastingSession[], zone: string): Set<Day> {
  const days = new Set<Day>();
  for (const { status, startTime, endTime } of sessions) {
    if (status !== "completed" || endTime === null) continue;
    const last = dayInZone(endTime, zone);
    const first = dayInZone(startTime, zone);
    if (startTime <= startOfDay(first, zone)) days.add(first);
    for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.add(day);
    days.add(last);
  }
  return days;
}

function streaks(reached: ReadonlySet<Day>, today: Day, isRest: (day: Day) => boolean) {
  const sorted = [...reached].sort();
  let current = 0;
  let longest = 0;
  const first = sorted[0];
  if (first === undefined) return { current, longest };
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (reached.has(day)) current += 1;
    // Today isn't over, and a day without a planned fast breaks nothing.
    else if (day !== today && !isRest(day)) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/**
 * Streaks, records and the calendar as of `now` in a time zone. Days end where the zone's clock says
 * so, 23 or 25 hours long where it is changed. With a week plan, days without a fast are rest days.
 */
export function summarize(
  sessions: readonly FastingSession[],
  { zone, now, week }: { zone: string; now: number; week?: WeekSchedule },
): FastingSummary {
  const ended = sessions.filter(({ endTime }) => endTime !== null);
  const today = dayInZone(now, zone);
  const reached = reachedDays(ended, zone);
  const planned = week?.some((day) => day !== null) ? week : undefined;
  const { current, longest } = streaks(
    reached,
    today,
    (day) => planned !== undefined && !planned[weekdayOf(day)],
  );
  const firstDay = addDays(today, 1 - calendarDays);
  const begin = startOfDay(firstDay, zone);
  const spans = united(ended.flatMap(fastedSpans)).filter(([, to]) => to > begin);
  const days: FastingDay[] = [];
  for (let day = firstDay; day <= today; day = addDays(day, 1)) {
    const [from, to] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
    let fasted = 0;
    for (const span of spans)
      fasted += Math.max(0, Math.min(span[1], to) - Math.max(span[0], from));
    days.push({
      date: day,
      hours: Math.round((fasted / hour) * 10) / 10,
      reached: reached.has(day),
    });
  }
  return {
    currentStreak: current,
    longestStreak: longest,
    longestFast: Math.max(0, ...ended.map((session) => fastedFor(session, now))),
    fasts: ended.length,
    completedFasts: ended.filter(({ status }) => status === "completed").length,
    days,
  };
}
