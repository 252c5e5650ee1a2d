import { type Goals, goalBounds } from "@morsel/contract/profile";
import { calorieGoalOf } from "@morsel/domain/profile/calorie-goal";
import { numberTyped } from "@morsel/domain/typed-number";
import { profileMessages } from "./messages.ts";

const texts = profileMessages.goalProblems;

export type GoalName = keyof typeof goalBounds;
const goalNames = Object.keys(goalBounds) as GoalName[];

/** The text in the five fields. */
export type GoalDraft = Record<GoalName, string>;

export function draftOf(goals: Goals): GoalDraft {
  const text = (name: GoalName) => String(goals[name]);
  return Object.fromEntries(goalNames.map((name) => [name, text(name)])) as GoalDraft;
}

/**
 * The changed goals, and what is wrong with them. Calories that aren't a number become 2000, as the
 * field's rule says; in the other fields that is an error.
 */
export function changedGoals(
  draft: GoalDraft,
  goals: Goals,
): { changes: Partial<Goals>; errors: Partial<Record<GoalName, string>> } {
  const changes: Partial<Goals> = {};
  const errors: Partial<Record<GoalName, string>> = {};
  for (const name of goalNames) {
    const { min, max } = goalBounds[name];
    const typed = numberTyped(draft[name]);
    const value = name === "dailyCalorieGoal" ? calorieGoalOf(String(typed)) : typed;
    if (!Number.isFinite(value)) errors[name] = texts.noNumber;
    else if (value < min) errors[name] = texts.atLeast(min);
    else if (value > max) errors[name] = texts.atMost(max);
    else if (name === "dailyWaterGoal" && !Number.isInteger(value))
      errors[name] = texts.wholeGlasses;
    else if (value !== goals[name]) changes[name] = value;
  }
  return { changes, errors };
}

/** kcal of the three macronutrients (4, 4 and 9 per gram); null while one is empty. */
export function energyOfMacros(draft: GoalDraft): number | null {
  const [protein, carbs, fat] = [
    draft.dailyProteinGoal,
    draft.dailyCarbGoal,
    draft.dailyFatGoal,
  ].map(numberTyped);
  const energy = 4 * (protein ?? Number.NaN) + 4 * (carbs ?? Number.NaN) + 9 * (fat ?? Number.NaN);
  return Number.isFinite(energy) ? Math.round(energy) : null;
}
