import { addDays, type Day } from "@morsel/domain/day";

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });

const weekdays = format({ weekday: "long" });
const letters = format({ weekday: "short" });
const short = format({ month: "short", day: "numeric" });
const withWeekday = format({ weekday: "short", month: "short", day: "numeric" });

/** `Saturday` */
export const weekdayName = (day: string) => weekdays.format(instantOf(day));
/** `Sat` */
export const weekdayShort = (day: string) => letters.format(instantOf(day));
/** `Nov 21` */
export const shortDate = (day: string) => short.format(instantOf(day));

/** `Today`, `Yesterday`, else `Sat, Nov 14`. */
export function shortDayName(day: string, today: Day): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  return withWeekday.format(instantOf(day));
}

/** `Nov 15 – Nov 21` */
export function spanName(days: readonly string[]): string {
  return `${shortDate(days[0] ?? "")} – ${shortDate(days.at(-1) ?? "")}`;
}
