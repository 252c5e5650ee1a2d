import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayInUtc } from "./day.ts";
import {
  dateText,
  fullDate,
  numberText,
  shortDate,
  waitText,
  weekdayName,
  weekdayShort,
} from "./english.ts";

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });

test("days are written as the browser's own formats write them", () => {
  const full = inUtc({ weekday: "long", month: "long", day: "numeric" });
  const date = inUtc({ month: "long", day: "numeric" });
  const short = inUtc({ month: "short", day: "numeric" });
  const long = inUtc({ weekday: "long" });
  const letters = inUtc({ weekday: "short" });
  const years = { min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (at) => {
      const day = dayInUtc(at.getTime());
      expect(fullDate(day)).toBe(full.format(at));
      expect(dateText(day)).toBe(date.format(at));
      expect(shortDate(day)).toBe(short.format(at));
      expect(weekdayName(day)).toBe(long.format(at));
      expect(weekdayShort(day)).toBe(letters.format(at));
    }),
  );
});

test("numbers, too", () => {
  const fixed = [0, 7, 999, 1000, 12_345.6, 999_999.25, 1_234_567, -1, -1500, -123_456.5, 0.125];
  for (const value of fixed) expect(numberText(value)).toBe(value.toLocaleString("en"));
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(numberText(value)).toBe((value === 0 ? 0 : value).toLocaleString("en"));
    }),
  );
});

test.each([
  [59, "a moment"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("%i s are %s to wait", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
