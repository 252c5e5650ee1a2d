import { expect, test } from "vitest";
import { day, hour } from "../time.ts";
import { plannedReminders, type ReminderSettings } from "./reminder.ts";
import { emptyWeek } from "./schedule.ts";
import { pauseSession, resumeSession, startSession } from "./session.ts";

const start = Date.parse("2026-11-24T20:00:00Z");
const fast = startSession(
  {
    ...{ id: "a", planId: "16-8", planName: "16:8 Method", startTime: start },
    ...{ targetDuration: 16 * hour, source: "timer" },
  },
  start,
);
/** A fast is planned for each Wednesday at eight in the evening. */
const week = emptyWeek.map((_, weekday) =>
  weekday === 3 ? ({ planId: "16-8", startAt: "20:00" } as const) : null,
);
const settings = (given: Partial<ReminderSettings> = {}): ReminderSettings => ({
  ...{ week, timeZone: "UTC", hideNumbers: false },
  reminders: { start: true, milestones: true, end: true },
  ...given,
});

/** The kinds of what is planned, and how many hours after the fast's start it is due. */
const told = (given: Partial<ReminderSettings>, running = fast, after = start) =>
  plannedReminders(settings(given), running, after, start + 8 * day).map(
    ({ kind, dueAt }) => `${kind} ${(dueAt - start) / hour}`,
  );

test("milestones before the target, its end, and planned starts after it are reminded of", () => {
  expect(told({})).toEqual(["start 24", "start 192", "milestone 8", "milestone 12", "end 16"]);
  expect(told({}, fast, start + 10 * hour)).toEqual([
    ...["start 24", "start 192", "milestone 12", "end 16"],
  ]);
  const reminders = { start: false, milestones: false, end: false };
  expect(told({ reminders })).toEqual([]);
});

test("a pause moves what is to come, and while it lasts nothing is due", () => {
  const paused = pauseSession(fast, start + 10 * hour);
  // Nobody knows whether the paused fast lasts past the planned start: no reminder to start it.
  expect(told({}, paused, start + 10 * hour)).toEqual([]);
  const on = resumeSession(paused, start + 13 * hour);
  expect(told({}, on, start + 13 * hour)).toEqual([
    ...["start 24", "start 192", "milestone 15", "end 19"],
  ]);
});

test("hidden numbers keep milestones to themselves, and the end says none", () => {
  const [, , end] = plannedReminders(settings({ hideNumbers: true }), fast, start, start + 8 * day);
  expect([end?.kind, end?.title]).toEqual(["end", "Your fast is over"]);
});
