import { type Day, dayOnClock } from "@morsel/domain/day";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { logTarget } from "./log-target.ts";

/** When and for which meal a photo was taken: its entry belongs there, whenever it is analyzed. */
export interface Taken {
  day: Day;
  mealType: MealType;
  /** ms since 1970. */
  at: number;
}

/** For a photo of now: now, or the day and meal that the journal's "Add" has chosen. */
export function takenNow(): Taken {
  const now = new Date();
  const target = logTarget();
  const mealType = target?.mealType ?? mealTypeAtHour(now.getHours());
  return { day: target?.day ?? dayOnClock(now), mealType, at: now.getTime() };
}
