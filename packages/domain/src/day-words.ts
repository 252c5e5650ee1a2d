import { addDays, type Day } from "./day.ts";
import { shortDate, weekdayShort } from "./english.ts";

/** `, 2024` after a date of another year than today's, otherwise nothing. */
export function otherYear(day: string, today: Day): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? "" : `, ${year}`;
}

/** `today`, `yesterday`, `tomorrow` or `on Sat, Nov 21`, for within a sentence. */
export function onDay(day: string, today: Day): string {
  if (day === today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  if (day === addDays(today, 1)) return "tomorrow";
  return `on ${weekdayShort(day)}, ${shortDate(day)}${otherYear(day, today)}`;
}
