/** The five daily goals of somebody who has set none: kcal, grams, grams, grams, glasses. */
export const defaultGoals = {
  dailyCalorieGoal: 2000,
  dailyProteinGoal: 180,
  dailyCarbGoal: 200,
  dailyFatGoal: 70,
  dailyWaterGoal: 8,
} as const;

/** The calorie goal's field: its bounds, its step, and what a non-numeric entry becomes. */
export const calorieGoalField = { min: 1000, max: 5000, step: 50, fallback: 2000 } as const;

/** The goal of what was typed: not a number becomes the fallback, the range is only a hint. */
export function calorieGoalOf(typed: string): number {
  const goal = Number.parseInt(typed, 10);
  return Number.isFinite(goal) ? goal : calorieGoalField.fallback;
}
