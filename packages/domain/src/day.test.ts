import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayInUtc, dayOnClock, isDay, monthBefore } from "./day.ts";

const day = (text: string) => {
  if (!isDay(text)) throw new Error(`${text} is no day`);
  return text;
};

test("only dates that exist are days", () => {
  expect(isDay("2026-11-21")).toBe(true);
  expect(isDay("2024-02-29")).toBe(true);
  for (const wrong of ["2026-02-29", "2026-11-31", "2026-13-01", "26-11-21", "1789-07-14", "", "x"])
    expect(isDay(wrong)).toBe(false);
});

test("a month before is the same date, or the shorter month's last", () => {
  expect(monthBefore(day("2026-11-21"))).toBe("2026-10-21");
  expect(monthBefore(day("2026-01-31"))).toBe("2025-12-31");
  expect(monthBefore(day("2026-03-31"))).toBe("2026-02-28");
});

test("adding days and taking them off again comes back to the same day", () => {
  const instants = fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(instants, fc.integer({ min: -10_000, max: 10_000 }), (instant, count) => {
      const start = dayInUtc(instant);
      expect(addDays(addDays(start, count), -count)).toBe(start);
    }),
  );
});

test("a local clock shows its own day", () => {
  expect(dayOnClock(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
