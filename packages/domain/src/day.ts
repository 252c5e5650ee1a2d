import { day as dayLength } from "./time.ts";

declare const dayBrand: unique symbol;

/** A calendar day `YYYY-MM-DD` in the person's own time zone: a real date from 1900 to 2199. */
export type Day = string & { readonly [dayBrand]: true };

const pattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function isDay(text: string): text is Day {
  if (!pattern.test(text)) return false;
  // Every month has 28 days. A later day that doesn't exist rolls over into the next month.
  return text.slice(8) <= "28" || new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** The UTC day of an instant (ms since 1970). */
export function dayInUtc(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10) as Day;
}

/** The day on a local clock. Takes a Date instead of reading the clock, so that it stays pure. */
export function dayOnClock(local: Date): Day {
  const month = String(local.getMonth() + 1).padStart(2, "0");
  const date = String(local.getDate()).padStart(2, "0");
  return `${local.getFullYear()}-${month}-${date}` as Day;
}

/**
 * The day `count` days later (earlier if negative). These are calendar days: DST doesn't matter.
 */
export function addDays(day: Day, count: number): Day {
  return dayInUtc(Date.parse(`${day}T00:00:00Z`) + count * dayLength);
}

/** The same day a month earlier, or the last day of that month if it is shorter. */
export function monthBefore(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return dayInUtc(Date.UTC(year, month - 2, Math.min(date, lastOfMonth)));
}
