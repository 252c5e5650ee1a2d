import type { DailyGoals } from "../profile/goals.ts";

/** What was eaten and drunk on a day: kcal, grams, glasses. */
export interface DayAmounts {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  glasses: number;
}

/** Sums of decimals miss a goal by less than this although they add up to it. */
const tolerance = 1e-6;

/** At least so many per cent of a goal. Without a goal nothing is reached. */
const reaches = (amount: number, goal: number, percent = 100): boolean =>
  goal > 0 && amount * 100 >= goal * percent - tolerance;

/** Within a tenth of the goal: eating much less isn't meeting it, and is never praised. */
export const caloriesMet = (calories: number, goal: number): boolean =>
  reaches(calories, goal, 90) && calories * 100 <= goal * 110 + tolerance;

export const proteinMet = (protein: number, goal: number): boolean => reaches(protein, goal);

export const waterMet = (glasses: number, goal: number): boolean => reaches(glasses, goal);

/** Calories within their range, protein at its goal, carbs and fat at nine tenths of theirs. */
export const macrosMet = (eaten: Omit<DayAmounts, "glasses">, goals: DailyGoals): boolean =>
  caloriesMet(eaten.calories, goals.dailyCalorieGoal) &&
  proteinMet(eaten.protein, goals.dailyProteinGoal) &&
  reaches(eaten.carbs, goals.dailyCarbGoal, 90) &&
  reaches(eaten.fat, goals.dailyFatGoal, 90);

/** A week's average is within 100 kcal of the daily goal, and no less than nine tenths of it. */
export const weekBalanced = (total: number, goal: number): boolean =>
  reaches(total / 7, goal, 90) && Math.abs(total / 7 - goal) <= 100 + tolerance;
