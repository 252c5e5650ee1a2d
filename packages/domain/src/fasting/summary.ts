import { type Day, dayInUtc } from "../day.ts";
import { day as dayLength, hour } from "../time.ts";
import { type NumberedDays, numberedDays } from "../zone.ts";
import { type WeekSchedule, weekdaysReached } from "./schedule.ts";
import { type FastingSession, type FastingSpan, fastedFor } from "./session.ts";

export const calendarDays = 90;

export interface FastingDay {
  date: Day;
  /** Hours fasted on this day, to one decimal. */
  hours: number;
  /** Whether a fast reached its target on this day, or covered all of it. */
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

/** The fields of a fast that a summary reads. */
export type SummedFast = FastingSpan & Pick<FastingSession, "status">;

/** Fasts that ended before the calendar begins, reduced to what a summary needs. */
export interface EarlierFasts {
  fasts: number;
  /** ms */
  longestFast: number;
  /** The completed ones, from start to end. */
  completed: readonly Readonly<Span>[];
}

const noneEarlier: EarlierFasts = { fasts: 0, longestFast: 0, completed: [] };

const dateOf = (number: number): Day => dayInUtc(number * dayLength);
/** 0 for Sunday. Day 0 (1970-01-01) was a Thursday. */
const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** The instant (ms) at which the calendar begins. */
export function calendarStart(zone: string, now: number): number {
  const days = numberedDays(zone);
  return days.startOf(days.at(now) + 1 - calendarDays);
}

/** The parts of a session without its pauses. */
function fastedSpans({ startTime, endTime, pauses }: FastingSpan): Span[] {
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

/** The same time without overlaps, in order. */
function united(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** How much of the time from `from` to `to` the spans cover (ms). */
function coveredWithin(spans: readonly Span[], from: number, to: number): number {
  // Binary search for the first span that ends after `from`.
  let at = 0;
  for (let end = spans.length; at < end; ) {
    const middle = (at + end) >> 1;
    if ((spans[middle]?.[1] ?? 0) > from) end = middle;
    else at = middle + 1;
  }
  let covered = 0;
  for (let span = spans[at]; span && span[0] < to; span = spans[++at])
    covered += Math.max(0, Math.min(span[1], to) - Math.max(span[0], from));
  return covered;
}

/** The first day that a fast from `start` (ms) on covers from its beginning. */
function firstDayOf(start: number, days: NumberedDays): number {
  const day = days.at(start);
  return start <= days.startOf(day) ? day : day + 1;
}

/** The days a completed fast counts for: the one it ended on, and each one it covers entirely. */
function reachedDays(completed: readonly Readonly<Span>[], days: NumberedDays): Set<number> {
  const reached = new Set<number>();
  for (const [from, to] of completed) {
    const last = days.at(to);
    for (let day = firstDayOf(from, days); day <= last; day++) reached.add(day);
    reached.add(last);
  }
  return reached;
}

/** `open` is the first day that may still be reached. */
function streaks(
  reached: ReadonlySet<number>,
  { open, today }: { open: number; today: number },
  isRest: (day: number) => boolean,
): { current: number; longest: number } {
  let first = Infinity;
  for (const day of reached) first = Math.min(first, day);
  let current = 0;
  let longest = 0;
  for (let day = first; day <= today; day++) {
    if (reached.has(day)) current += 1;
    // An open day isn't over yet, and a rest day doesn't break a streak.
    else if (day < open && !isRest(day)) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

interface AsOf {
  zone: string;
  now: number;
  week?: WeekSchedule;
  /** Older fasts that `sessions` leaves out. */
  earlier?: EarlierFasts;
}

/**
 * Streaks, records and the calendar as of `now` in a time zone. A day lasts 23 or 25 hours when its
 * clocks change. With a week plan, days on which none of its fasts would end are rest days.
 */
export function summarize(
  sessions: readonly SummedFast[],
  { zone, now, week, earlier = noneEarlier }: AsOf,
): FastingSummary {
  const days = numberedDays(zone);
  const today = days.at(now);
  let { fasts, longestFast } = earlier;
  const completed = [...earlier.completed];
  const spans: Span[] = [];
  const firstDay = today + 1 - calendarDays;
  const begin = days.startOf(firstDay);
  let open = today;
  for (const session of sessions) {
    if (session.endTime === null) {
      // A fast of three days reaches these days when it ends.
      open = Math.min(open, firstDayOf(session.startTime, days));
      continue;
    }
    fasts += 1;
    longestFast = Math.max(longestFast, fastedFor(session, now));
    if (session.status === "completed") completed.push([session.startTime, session.endTime]);
    for (const span of fastedSpans(session)) if (span[1] > begin) spans.push(span);
  }
  const reached = reachedDays(completed, days);
  const planned = weekdaysReached(week ?? []);
  const isRest = (day: number) => planned.size > 0 && !planned.has(weekdayOf(day));
  const { current, longest } = streaks(reached, { open, today }, isRest);
  const inOrder = united(spans);
  return {
    currentStreak: current,
    longestStreak: longest,
    longestFast,
    fasts,
    completedFasts: completed.length,
    days: Array.from({ length: calendarDays }, (_, index) => {
      const day = firstDay + index;
      const fasted = coveredWithin(inOrder, days.startOf(day), days.startOf(day + 1));
      return {
        date: dateOf(day),
        hours: Math.round((fasted / hour) * 10) / 10,
        reached: reached.has(day),
      };
    }),
  };
}
