import type { Day } from "@morsel/domain/day";
import { type MealType, mealTypeAtHour, usualTimeOf } from "@morsel/domain/meals/meal-type";
import { twelveHours } from "@morsel/domain/twelve-hours";
import { dayInZone, instantAt, minutesInZone } from "@morsel/domain/zone";

interface Asked {
  now: number;
  zone: string;
  date?: Day | undefined;
  mealType?: MealType | null | undefined;
}

/**
 * When something was eaten that is logged now: on the person's today, now; on another day, at the
 * meal's usual time.
 */
export function momentOf({ now, zone, date, mealType }: Asked) {
  const today = dayInZone(now, zone);
  const day = date ?? today;
  const minutes = minutesInZone(now, zone);
  if (day === today) {
    const meal = mealType ?? mealTypeAtHour(Math.floor(minutes / 60));
    return { date: day, mealType: meal, ...at(now, minutes) };
  }
  const meal = mealType ?? "snack";
  const instant = instantAt(day, usualTimeOf(meal), zone);
  return { date: day, mealType: meal, ...at(instant, minutesInZone(instant, zone)) };
}

const at = (instant: number, minutes: number) => ({
  timestamp: new Date(instant).toISOString(),
  time: twelveHours(minutes),
});
