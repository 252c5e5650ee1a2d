import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Day } from "../day.ts";
import { day, hour } from "../time.ts";
import { instantAt } from "../zone.ts";
import { eatingWindow, emptyWeek, nextPlanned, type PlannedFast, plannedNow } from "./schedule.ts";
import type { FastingSession } from "./session.ts";
import { suggestFasts } from "./suggestion.ts";
import { summarize } from "./summary.ts";

const zone = "Europe/Berlin";
const at = (day: string, time: string) => instantAt(day as Day, time, zone);

function fast(from: number, to: number, over: Partial<FastingSession> = {}): FastingSession {
  return {
    id: `${from}`,
    planId: "16-8",
    planName: "16:8 Method",
    startTime: from,
    targetDuration: 16 * hour,
    status: to - from >= 16 * hour ? "completed" : "stopped",
    pauses: [],
    endTime: to,
    source: "timer",
    createdAt: from,
    ...over,
  };
}

const night = (day: string, next: string) => fast(at(day, "20:00"), at(next, "12:00"));

test("a streak counts days on which a fast was reached, and today may still come", () => {
  const sessions = [night("2026-11-17", "2026-11-18"), night("2026-11-18", "2026-11-19")];
  const on = (day: string) => summarize(sessions, { zone, now: at(day, "15:00") });
  expect(on("2026-11-19").currentStreak).toBe(2);
  expect(on("2026-11-20").currentStreak).toBe(2);
  expect(on("2026-11-21").currentStreak).toBe(0);
  expect(on("2026-11-21").longestStreak).toBe(2);
});

test("a fast that still runs doesn't break the streak it will go on with", () => {
  const before = [night("2026-11-16", "2026-11-17"), night("2026-11-17", "2026-11-18")];
  const running = fast(at("2026-11-18", "20:00"), 0, { endTime: null, status: "active" });
  const on = (day: string, time: string, sessions = [...before, running]) =>
    summarize(sessions, { zone, now: at(day, time) }).currentStreak;
  expect(on("2026-11-20", "21:00")).toBe(2);
  expect(on("2026-11-20", "21:00", before)).toBe(0);
  const ended = fast(at("2026-11-18", "20:00"), at("2026-11-21", "08:00"));
  expect(on("2026-11-21", "09:00", [...before, ended])).toBe(5);
  // One begun after a day was missed doesn't mend it.
  const late = fast(at("2026-11-20", "09:00"), 0, { endTime: null, status: "active" });
  expect(on("2026-11-20", "21:00", [...before, late])).toBe(0);
});

test("days on which no planned fast ends don't break a streak", () => {
  const planned: PlannedFast = { planId: "16-8", startAt: "20:00" };
  // They begin on Tuesday and Thursday and end on the next day.
  const week = [null, null, planned, null, planned, null, null];
  const sessions = [night("2026-11-17", "2026-11-18"), night("2026-11-19", "2026-11-20")];
  const now = at("2026-11-22", "09:00");
  expect(summarize(sessions, { zone, now, week }).currentStreak).toBe(2);
  expect(summarize(sessions, { zone, now }).currentStreak).toBe(0);
  // The one that would have ended on the next Wednesday wasn't fasted.
  const missed = { zone, now: at("2026-11-26", "09:00"), week };
  expect(summarize(sessions, missed)).toMatchObject({ currentStreak: 0, longestStreak: 2 });
});

test("of a fast that is planned to begin in the morning, it is the day itself that counts", () => {
  const week = Array.from({ length: 7 }, (_, weekday) =>
    weekday === 2 || weekday === 4 ? { planId: "14-10", startAt: "07:00" } : null,
  );
  const morning = (day: string) => fast(at(day, "07:00"), at(day, "23:00"));
  const sessions = [morning("2026-11-17"), morning("2026-11-19")];
  const streakOn = (day: string) =>
    summarize(sessions, { zone, now: at(day, "09:00"), week }).currentStreak;
  expect(["2026-11-22", "2026-11-24", "2026-11-25"].map(streakOn)).toEqual([2, 2, 0]);
});

test("three years of fasts ask the platform's clock about each year, and the next time not at all", () => {
  const now = Date.parse("2026-11-20T14:00:00Z");
  const fasts = Array.from({ length: 1_096 }, (_, ago) =>
    fast(now - ago * day - 17 * hour, now - ago * day - hour),
  );
  const clocks: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(clocks, "format", "get");
  try {
    const summary = () => summarize(fasts, { zone: "America/Santiago", now });
    expect(summary().currentStreak).toBe(1_096);
    expect(format.mock.calls.length).toBeLessThan(1_000);
    format.mockClear();
    summary();
    expect(format).not.toHaveBeenCalled();
  } finally {
    format.mockRestore();
  }
});

test("a long fast counts for the days that it covers", () => {
  const long = fast(at("2026-11-16", "20:00"), at("2026-11-19", "20:00"));
  expect(summarize([long], { zone, now: at("2026-11-19", "21:00") })).toMatchObject({
    currentStreak: 3,
    longestFast: 72 * hour,
    fasts: 1,
    completedFasts: 1,
  });
});

test("the calendar has 90 days, with the hours of each day's own length", () => {
  const over = fast(at("2026-10-24", "20:00"), at("2026-10-26", "08:00"));
  const { days } = summarize([over], { zone, now: at("2026-11-20", "10:00") });
  expect(days).toHaveLength(90);
  expect(days.at(-1)?.date).toBe("2026-11-20");
  const hours = Object.fromEntries(days.map((day) => [day.date, day.hours]));
  // The clocks went back on the 25th, which had 25 hours.
  expect([hours["2026-10-24"], hours["2026-10-25"], hours["2026-10-26"]]).toEqual([4, 25, 8]);
});

test("pauses and overlaps aren't counted twice", () => {
  const paused = fast(at("2026-11-18", "08:00"), at("2026-11-18", "20:00"), {
    pauses: [{ from: at("2026-11-18", "12:00"), to: at("2026-11-18", "14:00") }],
  });
  const same = fast(at("2026-11-18", "10:00"), at("2026-11-18", "13:00"));
  const { days } = summarize([paused, same], { zone, now: at("2026-11-18", "22:00") });
  expect(days.at(-1)?.hours).toBe(11);
});

test("whatever was recorded, no day holds more than its hours, and the sum is what was fasted", () => {
  const now = at("2026-11-20", "12:00");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 80 * 24 }), fc.integer({ min: 1, max: 60 }))),
      (spans) => {
        const sessions = spans.map(([ago, length]) =>
          fast(now - ago * hour, Math.min(now, now - (ago - length) * hour)),
        );
        const { days } = summarize(sessions, { zone, now });
        const covered = new Set<number>();
        for (const { startTime, endTime } of sessions)
          for (let one = startTime; one < (endTime ?? 0); one += hour) covered.add(one);
        for (const day of days) expect(day.hours).toBeLessThanOrEqual(25);
        expect(days.reduce((sum, day) => sum + day.hours, 0)).toBeCloseTo(covered.size, 5);
      },
    ),
    { numRuns: 40 },
  );
});

test("the week's plan tells the next start by the wall clock, across a clock change", () => {
  const planned: PlannedFast = { planId: "18-6", startAt: "19:00" };
  const week = [planned, ...emptyWeek.slice(1)];
  // The clocks go back on Sunday the 25th of October.
  const next = nextPlanned(week, zone, at("2026-10-20", "12:00"));
  expect(next).toMatchObject({ day: "2026-10-25", startsAt: Date.parse("2026-10-25T18:00:00Z") });
  expect(nextPlanned(emptyWeek, zone, 0)).toBeNull();
  expect(plannedNow(week, zone, at("2026-10-26", "12:59"))?.day).toBe("2026-10-25");
  expect(plannedNow(week, zone, at("2026-10-26", "13:00"))).toBeNull();
});

test("the eating window lasts to the next planned start, or for what the plan leaves", () => {
  const last = night("2026-11-18", "2026-11-19");
  const now = at("2026-11-19", "15:00");
  expect(eatingWindow(last, null, now)).toEqual({
    opensAt: at("2026-11-19", "12:00"),
    closesAt: at("2026-11-19", "20:00"),
    isOpen: true,
  });
  const planned = { planId: "18-6", startAt: "19:00", day: "2026-11-19" as Day };
  const next = { ...planned, startsAt: at("2026-11-19", "19:00") };
  expect(eatingWindow(last, next, now)?.closesAt).toBe(at("2026-11-19", "19:00"));
  expect(eatingWindow(last, null, at("2026-11-19", "20:00"))?.isOpen).toBe(false);
  expect(eatingWindow(last, null, at("2026-11-20", "12:00"))).toBeNull();
  expect(eatingWindow({ ...last, targetDuration: 24 * hour }, null, now)).toBeNull();
  expect(eatingWindow(undefined, next, now)).toBeNull();
});

test("the diary shows a fast from the last meal of a day to the first of the next", () => {
  const meal = (date: string, time: string | null, calories = 400) => ({
    date,
    time,
    timestamp: `${date}T12:00:00Z`,
    calories,
  });
  const meals = [
    meal("2026-11-19", "7:30 PM"),
    meal("2026-11-18", "1:00 PM"),
    meal("2026-11-18", "7:45 PM"),
    meal("2026-11-19", "12:15 PM"),
    meal("2026-11-18", "11:00 PM", 0),
    meal("2026-11-20", "6:00 AM"),
  ];
  const now = at("2026-11-20", "10:00");
  const found = suggestFasts(meals, [], { zone, now });
  expect(found).toEqual([
    {
      startTime: at("2026-11-18", "19:45"),
      endTime: at("2026-11-19", "12:15"),
      planId: "16-8",
      planName: "16:8 Method",
      targetDuration: 16 * hour,
    },
  ]);
  const known = fast(at("2026-11-18", "22:00"), at("2026-11-19", "06:00"));
  expect(suggestFasts(meals, [known], { zone, now })).toEqual([]);
  expect(suggestFasts(meals, [], { zone, now: at("2026-11-30", "10:00") })).toEqual([]);
});
