import { addDays, type Day } from "./day.ts";
import { shortDate, weekdayShort } from "./english.ts";

/** `today`, `yesterday`, `tomorrow` or `on Sat, Nov 21`, for within a sentence. */
export function onDay(day: string, today: Day): string {
  if (day === today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  if (day === addDays(today, 1)) return "tomorrow";
  return `on ${weekdayShort(day)}, ${shortDate(day)}`;
}
