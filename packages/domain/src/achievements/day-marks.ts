import type { DailyGoals } from "../profile/goals.ts";
import { caloriesMet, type DayAmounts, macrosMet, proteinMet, waterMet } from "./met.ts";

/** What a person has on a day. */
export interface DayFacts extends DayAmounts {
  entries: number;
  /** Entries that came from a photo's analysis. */
  analyses: number;
  /** How many of breakfast, lunch and dinner have an entry. */
  mainMeals: number;
}

/** What counts of a day, judged by its goals. */
export interface DayMarks {
  entries: number;
  analyses: number;
  mainMeals: number;
  /** Whole kcal, so that sums are the same in any order. */
  calories: number;
  caloriesMet: boolean;
  proteinMet: boolean;
  macrosMet: boolean;
  waterMet: boolean;
}

export const emptyFacts: DayFacts = {
  ...{ entries: 0, analyses: 0, mainMeals: 0 },
  ...{ calories: 0, protein: 0, carbs: 0, fat: 0, glasses: 0 },
};

export const noMarks: DayMarks = {
  ...{ entries: 0, analyses: 0, mainMeals: 0, calories: 0 },
  ...{ caloriesMet: false, proteinMet: false, macrosMet: false, waterMet: false },
};

export const markDay = (facts: DayFacts, goals: DailyGoals): DayMarks => ({
  entries: facts.entries,
  analyses: facts.analyses,
  mainMeals: facts.mainMeals,
  calories: Math.round(facts.calories),
  caloriesMet: caloriesMet(facts.calories, goals.dailyCalorieGoal),
  proteinMet: proteinMet(facts.protein, goals.dailyProteinGoal),
  macrosMet: macrosMet(facts, goals),
  waterMet: waterMet(facts.glasses, goals.dailyWaterGoal),
});

/** All of the day's goals are met. */
export const isPerfect = (marks: Pick<DayMarks, "macrosMet" | "waterMet">): boolean =>
  marks.macrosMet && marks.waterMet;
