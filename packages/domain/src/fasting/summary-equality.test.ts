import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day } from "../day.ts";
import { hour } from "../time.ts";
import { instantAt } from "../zone.ts";
import { type WeekSchedule, weekdayOf, weekdaysReached } from "./schedule.ts";
import { type FastingSession, fastedFor } from "./session.ts";
import {
  calendarDays,
  calendarStart,
  type FastingDay,
  type FastingSummary,
  summarize,
} from "./summary.ts";

/*
 * The first, obviously correct version of the summary. It asks the platform's clock for every fast
 * and day, which took 47 ms after three years; the quick one must give the same answers.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallAt(instant: number, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      ...{ year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
    });
  clocks.set(zone, clock);
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hours, minute, second);
}

const dayInZone = (instant: number, zone: string) =>
  new Date(wallAt(instant, zone)).toISOString().slice(0, 10) as Day;

function startOfDay(day: Day, zone: string): number {
  const offsetAt = (instant: number) => wallAt(instant, zone) - Math.floor(instant / 1000) * 1000;
  const wall = Date.parse(`${day}T00:00:00Z`);
  const before = wall - offsetAt(wall - 12 * hour);
  const after = wall - offsetAt(wall + 12 * hour);
  const [early, late] = before < after ? [before, after] : [after, before];
  if (wallAt(early, zone) === wall) return early;
  return wallAt(late, zone) === wall ? late : before;
}

type Span = [from: number, to: number];

/** The parts of a session without its pauses. */
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

/** The days a completed fast counts for: the one it ended on, and each one it covers entirely. */
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
    // Today isn't over yet, and a rest day doesn't break a streak.
    else if (day !== today && !isRest(day)) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/**
 * Streaks, records and the calendar as of `now` in a time zone. A day lasts 23 or 25 hours when its
 * clocks change. With a week plan, days on which none of its fasts would end are rest days.
 */
function slowSummary(
  sessions: readonly FastingSession[],
  { zone, now, week }: { zone: string; now: number; week?: WeekSchedule },
): FastingSummary {
  const ended = sessions.filter(({ endTime }) => endTime !== null);
  const today = dayInZone(now, zone);
  const reached = reachedDays(ended, zone);
  const planned = weekdaysReached(week ?? []);
  const { current, longest } = streaks(
    reached,
    today,
    (day) => planned.size > 0 && !planned.has(weekdayOf(day)),
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

const zones = fc.constantFrom(
  ...["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"],
  // Zones that change at midnight, for a month, or by a day, with days of 23:30 hours or none at
  // all.
  ...["America/St_Johns", "Asia/Beirut", "Africa/Casablanca", "America/Havana", "America/Asuncion"],
  ...["Pacific/Apia", "Pacific/Kiritimati", "Asia/Gaza", "Asia/Pyongyang", "Antarctica/Troll"],
);
/** Half of all times are on the hour, where days begin. */
const times = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }),
    fc
      .integer({ min: Math.ceil(min / hour), max: Math.floor(max / hour) })
      .map((hours) => hours * hour),
  );

interface Made {
  ago: number;
  lasted: number;
  target: number;
  pauses: number[];
}

const made: fc.Arbitrary<Made> = fc.record({
  // Most are recent, some are years back.
  ago: fc.oneof(times(0, 100 * 24 * hour), times(0, 12 * 365 * 24 * hour)),
  lasted: times(6_000, 80 * hour),
  target: fc.integer({ min: 1, max: 72 }).map((hours) => hours * hour),
  pauses: fc.array(fc.integer({ min: 0, max: 30 * hour }), { maxLength: 8 }),
});

function sessionOf({ ago, lasted, target, pauses }: Made, index: number, now: number) {
  const startTime = now - ago - lasted;
  const endTime = now - ago;
  const ends = pauses.map((from) => startTime + from).sort((a, b) => a - b);
  const session: FastingSession = {
    id: String(index),
    planId: "custom",
    planName: "Custom",
    startTime,
    targetDuration: target,
    status: "stopped",
    pauses: ends
      .flatMap((from, at) => (at % 2 === 0 ? [{ from, to: ends[at + 1] ?? endTime }] : []))
      .filter(({ from }) => from < endTime)
      .map(({ from, to }) => ({ from, to: Math.min(to, endTime) })),
    endTime,
    source: "timer",
    createdAt: endTime,
  };
  const reached = fastedFor(session, endTime) >= target;
  return reached ? { ...session, status: "completed" as const } : session;
}

const planned = { planId: "16-8", startAt: "20:00" };
const weeks = fc.option(fc.array(fc.constantFrom(null, planned), { minLength: 7, maxLength: 7 }), {
  nil: undefined,
});

test("in any zone, over any history, the summary is what the slow one says", () => {
  fc.assert(
    fc.property(
      zones,
      times(Date.UTC(2001, 0, 1), Date.UTC(2040, 0, 1)),
      fc.array(made, { maxLength: 40 }),
      weeks,
      (zone, now, history, week) => {
        const sessions = history.map((one, index) => sessionOf(one, index, now));
        const asOf = { zone, now, ...(week && { week }) };
        const expected = slowSummary(sessions, asOf);
        expect(summarize(sessions, asOf)).toEqual(expected);

        // Fasts that ended before the calendar may be passed as sums.
        const begin = calendarStart(zone, now);
        const before = sessions.filter(({ endTime }) => (endTime ?? 0) <= begin);
        const since = sessions.filter(({ endTime }) => (endTime ?? 0) > begin);
        const earlier = {
          fasts: before.length,
          longestFast: Math.max(0, ...before.map((session) => fastedFor(session, now))),
          completed: before
            .filter(({ status }) => status === "completed")
            .map(({ startTime, endTime }) => [startTime, endTime ?? 0] as const),
        };
        expect(summarize(since, { ...asOf, earlier })).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

/** Counts how often `work` asks the platform's clocks. */
function looks(work: () => void): number {
  const clock = Intl.DateTimeFormat.prototype;
  const own = Object.getOwnPropertyDescriptors(clock);
  let looked = 0;
  Object.defineProperties(clock, {
    format: {
      get(this: Intl.DateTimeFormat) {
        looked += 1;
        return own.format.get?.call(this) as unknown;
      },
    },
    formatToParts: {
      value(this: Intl.DateTimeFormat, at?: Date | number) {
        looked += 1;
        return own.formatToParts.value?.call(this, at);
      },
    },
  });
  try {
    work();
    return looked;
  } finally {
    Object.defineProperties(clock, own);
  }
}

test("a summary looks at the platform's clock for the changes of each year, once", () => {
  const zone = "Europe/Vienna";
  const now = instantAt("2026-11-20" as Day, "15:00", zone);
  const night = { lasted: 17 * hour, target: 16 * hour, pauses: [] };
  const sessions = Array.from({ length: 2000 }, (_, index) =>
    sessionOf({ ago: index * 24 * hour, ...night }, index, now),
  );
  const first = looks(() => {
    expect(summarize(sessions, { zone, now })).toMatchObject({ fasts: 2000, currentStreak: 2000 });
  });
  // Six years: some 60 lookups each, and the search for two changes.
  expect(first).toBeLessThan(1_000);
  expect(looks(() => summarize(sessions, { zone, now }))).toBe(0);
});
