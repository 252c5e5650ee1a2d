import { addDays, type Day } from "@morsel/domain/day";
import { otherYear } from "@morsel/domain/day-words";
import { shortDate, weekdayShort } from "@morsel/domain/english";
import { mealMessages } from "./messages.ts";

/** `Today`, `Yesterday`, or `Sat, Nov 14`, with its year where that is another. */
export function shortDayName(day: string, today: Day): string {
  if (day === today) return mealMessages.day.named.today;
  if (day === addDays(today, -1)) return mealMessages.day.named.yesterday;
  return `${weekdayShort(day)}, ${shortDate(day)}${otherYear(day, today)}`;
}

/** `today`, `Yesterday` or `Sat, Nov 14`, after "to". */
export function namedDay(day: string, today: Day): string {
  return day === today ? mealMessages.day.today : shortDayName(day, today);
}

/** `Nov 15 – Nov 21` */
export function spanName(days: readonly string[]): string {
  return `${shortDate(days[0] ?? "")} – ${shortDate(days.at(-1) ?? "")}`;
}
