import { expect, test } from "vitest";
import type { Day } from "../day.ts";
import { onDay } from "../day-words.ts";
import { sevenDaysWith } from "./week.ts";

const today = "2026-11-22" as Day;
const ends = (day: string) => {
  const days = sevenDaysWith(day as Day, today);
  expect(days).toContain(day);
  return `${days[0]} to ${days.at(-1)}`;
};

test.each([
  ["2026-11-22", "2026-11-16 to 2026-11-22"],
  ["2026-11-16", "2026-11-16 to 2026-11-22"],
  ["2026-11-15", "2026-11-09 to 2026-11-15"],
  ["2026-11-23", "2026-11-23 to 2026-11-29"],
  ["2025-12-31", "2025-12-29 to 2026-01-04"],
])("the seven days with %s are %s", (day, span) => {
  expect(ends(day)).toBe(span);
});

test.each([
  ["2026-11-22", "today"],
  ["2026-11-21", "yesterday"],
  ["2026-11-23", "tomorrow"],
  ["2026-11-17", "on Tue, Nov 17"],
  ["2025-11-17", "on Mon, Nov 17, 2025"],
])("%s is said as %s", (day, words) => {
  expect(onDay(day, today)).toBe(words);
});
