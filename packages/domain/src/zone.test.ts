import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, dayInUtc } from "./day.ts";
import {
  dayInZone,
  instantAt,
  isClockTime,
  isTimeZone,
  minutesInZone,
  startOfDay,
} from "./zone.ts";

const iso = (instant: number) => new Date(instant).toISOString();
const at = (day: string, time: string, zone: string) => iso(instantAt(day as Day, time, zone));

test("a wall clock's time is found on both sides of a clock change", () => {
  expect(at("2026-03-28", "20:00", "Europe/Berlin")).toBe("2026-03-28T19:00:00.000Z");
  expect(at("2026-03-29", "20:00", "Europe/Berlin")).toBe("2026-03-29T18:00:00.000Z");
  expect(at("2026-11-01", "12:00", "America/New_York")).toBe("2026-11-01T17:00:00.000Z");
});

test("a time that comes twice is the first, a skipped one moves on", () => {
  expect(at("2026-10-25", "02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  expect(at("2026-03-29", "02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(at("2026-03-08", "02:30", "America/New_York")).toBe("2026-03-08T07:30:00.000Z");
  // In Beirut the clocks skip midnight itself.
  expect(at("2026-03-29", "00:00", "Asia/Beirut")).toBe("2026-03-28T22:00:00.000Z");
});

test("zones at the edge of the calendar", () => {
  expect(at("2026-06-01", "00:00", "Pacific/Kiritimati")).toBe("2026-05-31T10:00:00.000Z");
  expect(at("2026-06-01", "23:59", "Pacific/Pago_Pago")).toBe("2026-06-02T10:59:00.000Z");
  expect(at("2026-06-01", "06:45", "Asia/Kathmandu")).toBe("2026-06-01T01:00:00.000Z");
});

test("what is a zone and what is a time", () => {
  expect(["Europe/Berlin", "UTC", "Asia/Kolkata"].every(isTimeZone)).toBe(true);
  expect(["", "Mars/Olympus", "'; --"].some(isTimeZone)).toBe(false);
  expect(["00:00", "23:59"].every(isClockTime)).toBe(true);
  expect(["24:00", "7:30", "12:60", "noon"].some(isClockTime)).toBe(false);
});

test("a found instant shows its day and, unless it was skipped, its time", () => {
  const zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];
  fc.assert(
    fc.property(
      fc.integer({ min: 18_000, max: 22_000 }),
      fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }),
      fc.constantFrom(...zones),
      (dayNumber, minutes, zone) => {
        const day = dayInUtc(dayNumber * 86_400_000);
        const two = (count: number) => String(count).padStart(2, "0");
        const instant = instantAt(
          day,
          `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
          zone,
        );
        expect(dayInZone(instant, zone)).toBe(day);
        expect(minutesInZone(instant, zone)).toBe(minutes);
      },
    ),
  );
});

test("days in a zone are 23, 24 or 25 hours and leave no gap", () => {
  let hours = 0;
  for (let day = "2026-01-01" as Day; day < "2027-01-01"; day = addDays(day, 1)) {
    const length =
      (startOfDay(addDays(day, 1), "Europe/Berlin") - startOfDay(day, "Europe/Berlin")) / 3.6e6;
    expect([23, 24, 25]).toContain(length);
    hours += length;
  }
  expect(hours).toBe(365 * 24);
});

/** Asks the platform each time: slow, but beyond doubt. */
function platformClock(zone: string): (instant: number) => string {
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant) => clock.format(instant).replace(", ", " ");
}

test("every zone's clock shows what the platform says, at all times and where it is changed", () => {
  const zones = [...Intl.supportedValuesOf("timeZone"), "UTC", "US/Pacific", "asia/KOLKATA"];
  const halfHour = 1_800_000;
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 1940, max: 2199 }),
      // Mostly the months in which clocks change.
      fc.constantFrom(0, 2, 3, 4, 8, 9, 10),
      (zone, year, month) => {
        const shownAt = platformClock(zone);
        for (let at = Date.UTC(year, month); at < Date.UTC(year, month + 1); at += halfHour) {
          for (const instant of [at - 1, at]) {
            const minutes = minutesInZone(instant, zone);
            const clock = new Date(minutes * 60_000).toISOString().slice(11, 16);
            const shown = `${dayInZone(instant, zone)} ${clock}`;
            if (shown !== shownAt(instant)) expect(shown, zone).toBe(shownAt(instant));
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
