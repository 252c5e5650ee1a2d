import type { Day } from "../day.ts";
import type { DailyGoals } from "../profile/goals.ts";
import { isPerfect } from "./day-marks.ts";
import * as met from "./met.ts";
import { caloriesOver } from "./over.ts";

/** What is known of a day's goals: kcal, grams, glasses. */
export interface DaySums {
  calories: number;
  /** `null` if something was eaten whose amount is unknown. */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  glasses: number;
}

export interface GoalProgress<Id extends string> {
  id: Id;
  /** `null` if unknown. */
  amount: number | null;
  goal: number;
  met: boolean;
  /** More than what counts as met. */
  over: boolean;
}

export type DailyGoalId = "calories" | "protein" | "carbs" | "fat" | "water";
export type WeeklyGoalId = "logged" | "average" | "water" | "perfect";

function progress<Id extends string>(
  id: Id,
  amount: number | null,
  goal: number,
  isMet: (amount: number, goal: number) => boolean,
  isOver: (amount: number, goal: number) => boolean = () => false,
): GoalProgress<Id> {
  const known = amount !== null;
  return {
    ...{ id, amount, goal },
    met: known && isMet(amount, goal),
    over: known && isOver(amount, goal),
  };
}

/** The five goals of a day, and how far it has come to them. */
export function dailyGoals(day: DaySums, goals: DailyGoals): GoalProgress<DailyGoalId>[] {
  return [
    progress("calories", day.calories, goals.dailyCalorieGoal, met.caloriesMet, caloriesOver),
    progress("protein", day.protein, goals.dailyProteinGoal, met.proteinMet),
    progress("carbs", day.carbs, goals.dailyCarbGoal, met.carbsMet),
    progress("fat", day.fat, goals.dailyFatGoal, met.fatMet),
    progress("water", day.glasses, goals.dailyWaterGoal, met.waterMet),
  ];
}

/** A day of the week that is looked at. */
export interface WeekDay extends DaySums {
  date: Day;
  entries: number;
}

const allDays = (days: number, target: number): boolean => days >= target;

/**
 * The four goals of a week: those of its three awards, and water on every day. What is dated after
 * today counts once it has come.
 */
export function weeklyGoals(
  week: readonly WeekDay[],
  goals: DailyGoals,
  today: Day,
): GoalProgress<WeeklyGoalId>[] {
  const days = week.filter(({ date }) => date <= today);
  const count = (counts: (day: WeekDay) => boolean) => days.filter(counts).length;
  const hasWater = ({ glasses }: WeekDay) => met.waterMet(glasses, goals.dailyWaterGoal);
  const total = days.reduce((sum, { calories }) => sum + calories, 0);
  return [
    progress(
      "logged",
      count(({ entries }) => entries > 0),
      7,
      allDays,
    ),
    progress(
      "average",
      total / 7,
      goals.dailyCalorieGoal,
      (average, goal) => met.weekBalanced(average * 7, goal),
      (average, goal) => met.weekOver(average * 7, goal),
    ),
    progress("water", count(hasWater), 7, allDays),
    progress(
      "perfect",
      count((day) =>
        isPerfect({ macrosMet: met.macrosMet(known(day), goals), waterMet: hasWater(day) }),
      ),
      7,
      allDays,
    ),
  ];
}

/** What is unknown isn't taken for reached. */
const known = (day: DaySums) => ({
  calories: day.calories,
  protein: day.protein ?? 0,
  carbs: day.carbs ?? 0,
  fat: day.fat ?? 0,
});

/** What was earned last, newest first. */
export function recentlyEarned<T extends { earnedAt: string | null }>(
  list: readonly T[],
  max: number,
): T[] {
  const at = ({ earnedAt }: T) => Date.parse(earnedAt ?? "");
  return list
    .filter(({ earnedAt }) => earnedAt !== null)
    .sort((a, b) => at(b) - at(a))
    .slice(0, max);
}
