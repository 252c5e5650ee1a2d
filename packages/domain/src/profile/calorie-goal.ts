/** The calorie goal's field: its bounds, its step, and the fallback for anything non-numeric. */
export const calorieGoalField = { min: 1000, max: 5000, step: 50, fallback: 2000 } as const;

/** Parses the calorie goal: non-numeric becomes the fallback; the bounds are not enforced. */
export function calorieGoalOf(typed: string): number {
  const goal = Number.parseInt(typed, 10);
  return Number.isFinite(goal) ? goal : calorieGoalField.fallback;
}
