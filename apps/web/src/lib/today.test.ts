import { addDays, dayOnClock } from "@morsel/domain/day";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onNewDay, today } from "./today.ts";

// Daylight saving and flights need another time zone: see e2e/day.spec.ts.
const evening = new Date(2026, 10, 21, 23, 58, 30);

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
  vi.stubGlobal("document", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a day ends at midnight on the person's clock, told as it begins and once", () => {
  const told: string[] = [];
  const stop = onNewDay((day) => told.push(day));
  vi.advanceTimersByTime(89_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["2026-11-22"]);
  vi.advanceTimersByTime(12 * 3_600_000);
  expect(told).toHaveLength(1);
  stop();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(told).toHaveLength(1);
});

test("a device that slept over midnight learns of it when it is looked at", () => {
  const told: string[] = [];
  const stop = onNewDay((day) => told.push(day));
  vi.setSystemTime(new Date(2026, 10, 23, 8, 0));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told).toEqual(["2026-11-23"]);
  stop();
});

test("each day of a year is the one after the day before", () => {
  for (let date = 1; date < 366; date++) {
    vi.setSystemTime(new Date(2026, 0, date, 12));
    const day = today();
    vi.setSystemTime(new Date(2026, 0, date + 1, 0, 0, 1));
    expect(today()).toBe(addDays(day, 1));
    expect(dayOnClock(new Date(2026, 0, date, 23, 59, 59))).toBe(day);
  }
});
