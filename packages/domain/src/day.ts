import { day as dayLength } from "./time.ts";

declare const dayBrand: unique symbol;

/** A calendar day `YYYY-MM-DD` in the person's own time zone; existing dates of 1900 to 2199 only. */
export type Day = string & { readonly [dayBrand]: true };

const pattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether the text is a date that exists. */
export function isDay(text: string): text is Day {
  if (!pattern.test(text)) return false;
  // Every month has 28 days. One past its end rolls over, so it doesn't come back as it was.
  return text.slice(8) <= "28" || new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** The day of an instant (ms since 1970) as seen at UTC. */
export function dayInUtc(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10) as Day;
}

/** The day that a local clock shows; the caller passes a Date, so that this stays pure. */
export function dayOnClock(local: Date): Day {
  const month = String(local.getMonth() + 1).padStart(2, "0");
  const date = String(local.getDate()).padStart(2, "0");
  return `${local.getFullYear()}-${month}-${date}` as Day;
}

/** The day `count` days later (earlier when negative). Calendar days, so no clock change matters. */
export function addDays(day: Day, count: number): Day {
  return dayInUtc(Date.parse(`${day}T00:00:00Z`) + count * dayLength);
}

/** The day one month earlier; the last day of that month where it is shorter. */
export function monthBefore(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return dayInUtc(Date.UTC(year, month - 2, Math.min(date, lastOfMonth)));
}
