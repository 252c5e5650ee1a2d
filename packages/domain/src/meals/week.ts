import { addDays, type Day } from "../day.ts";
import { day as dayLength } from "../time.ts";

/** The seven days of this day's week, Sunday first. */
export function weekOf(day: Day): Day[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return Array.from({ length: 7 }, (_, at) => addDays(day, at - weekday));
}

/** The seven days up to today; for an older or later day, the seven a whole number of weeks away. */
export function sevenDaysWith(day: Day, today: Day): Day[] {
  const daysAgo = (Date.parse(today) - Date.parse(day)) / dayLength;
  const last = addDays(today, -7 * Math.floor(daysAgo / 7));
  return Array.from({ length: 7 }, (_, at) => addDays(last, at - 6));
}

export interface WeekSum {
  /** kcal */
  total: number;
  /** kcal a day: the total divided by seven */
  average: number;
  /** kcal, seven times the daily goal */
  goal: number;
  /** Whole kcal until the goal, which add up to it with the total as shown; negative above it */
  remaining: number;
  mealCount: number;
}

/** A week's total against seven times the daily goal (kcal). */
export function sumWeek(
  days: readonly { totalCalories: number; mealCount: number }[],
  dailyGoal: number,
): WeekSum {
  const total = days.reduce((sum, { totalCalories }) => sum + totalCalories, 0);
  const goal = 7 * dailyGoal;
  return {
    total,
    average: total / 7,
    goal,
    remaining: Math.round(goal) - Math.round(total),
    mealCount: days.reduce((sum, { mealCount }) => sum + mealCount, 0),
  };
}
