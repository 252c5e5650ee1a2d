import type { DailyGoals } from "@morsel/domain/profile/goals";

/** How the daily goals are stored, wherever they are. */
export interface GoalColumns {
  calorie_goal: number;
  protein_goal: number;
  carb_goal: number;
  fat_goal: number;
  water_goal: number;
}

export const goalsOf = (row: GoalColumns): DailyGoals => ({
  dailyCalorieGoal: row.calorie_goal,
  dailyProteinGoal: row.protein_goal,
  dailyCarbGoal: row.carb_goal,
  dailyFatGoal: row.fat_goal,
  dailyWaterGoal: row.water_goal,
});

type SomeGoals = { [Name in keyof DailyGoals]?: number | undefined };

/** Where only some goals are given, the others' columns are undefined. */
export function goalColumns(goals: DailyGoals): GoalColumns;
export function goalColumns(goals: SomeGoals): { [Name in keyof GoalColumns]: number | undefined };
export function goalColumns(goals: SomeGoals) {
  return {
    calorie_goal: goals.dailyCalorieGoal,
    protein_goal: goals.dailyProteinGoal,
    carb_goal: goals.dailyCarbGoal,
    fat_goal: goals.dailyFatGoal,
    water_goal: goals.dailyWaterGoal,
  };
}
