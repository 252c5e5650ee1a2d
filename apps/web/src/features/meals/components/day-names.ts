import { addDays, type Day } from "@morsel/domain/day";
import { shortDate, weekdayShort } from "@morsel/domain/english";
import { mealMessages } from "../messages.ts";

/** `Today`, `Yesterday`, or `Sat, Nov 14`. */
export function shortDayName(day: string, today: Day): string {
  if (day === today) return mealMessages.day.named.today;
  if (day === addDays(today, -1)) return mealMessages.day.named.yesterday;
  return `${weekdayShort(day)}, ${shortDate(day)}`;
}

/** `Nov 15 – Nov 21` */
export function spanName(days: readonly string[]): string {
  return `${shortDate(days[0] ?? "")} – ${shortDate(days.at(-1) ?? "")}`;
}
