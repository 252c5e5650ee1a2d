import type { DailyGoals } from "../profile/goals.ts";
import { caloriesOver, tolerance } from "./over.ts";

/** What was eaten and drunk on a day: kcal, grams, glasses. */
export interface DayAmounts {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  glasses: number;
}

/** At least so many per cent of a goal. Without a goal nothing is reached. */
const reaches = (amount: number, goal: number, percent = 100): boolean =>
  goal > 0 && amount * 100 >= goal * percent - tolerance;

/** Per cent of a goal from which calories, carbs and fat count as met. */
export const metFrom = 90;

/** Within a tenth of the goal: eating much less isn't meeting it, and is never praised. */
export const caloriesMet = (calories: number, goal: number): boolean =>
  reaches(calories, goal, metFrom) && !caloriesOver(calories, goal);

export const proteinMet = (protein: number, goal: number): boolean => reaches(protein, goal);

export const carbsMet = (carbs: number, goal: number): boolean => reaches(carbs, goal, metFrom);

export const fatMet = (fat: number, goal: number): boolean => reaches(fat, goal, metFrom);

export const waterMet = (glasses: number, goal: number): boolean => reaches(glasses, goal);

/** Calories within their range, protein at its goal, carbs and fat at nine tenths of theirs. */
export const macrosMet = (eaten: Omit<DayAmounts, "glasses">, goals: DailyGoals): boolean =>
  caloriesMet(eaten.calories, goals.dailyCalorieGoal) &&
  proteinMet(eaten.protein, goals.dailyProteinGoal) &&
  carbsMet(eaten.carbs, goals.dailyCarbGoal) &&
  fatMet(eaten.fat, goals.dailyFatGoal);

/** How far a week's average may be from the daily goal (kcal). */
export const balance = 100;

/** A week's average is more than 100 kcal above the daily goal. */
export const weekOver = (total: number, goal: number): boolean =>
  total / 7 > goal + balance + tolerance;

/** A week's average is within 100 kcal of the daily goal, and no less than nine tenths of it. */
export const weekBalanced = (total: number, goal: number): boolean =>
  reaches(total / 7, goal, metFrom) &&
  total / 7 >= goal - balance - tolerance &&
  !weekOver(total, goal);
