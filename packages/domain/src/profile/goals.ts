/** The default daily goals: kcal, grams, grams, grams, glasses. */
export const defaultGoals = {
  dailyCalorieGoal: 2000,
  dailyProteinGoal: 180,
  dailyCarbGoal: 200,
  dailyFatGoal: 70,
  dailyWaterGoal: 8,
} as const;

export type DailyGoals = Record<keyof typeof defaultGoals, number>;
