import type { Meal } from "@morsel/contract/meals";
import type { Goals } from "@morsel/contract/profile";
import type { ShortcutDay } from "@morsel/contract/shortcuts";
import { roundDaysNutrient } from "@morsel/domain/foods/nutrients";
import { knownTotal } from "@morsel/domain/meals/known-total";
import { messages } from "./messages.ts";

interface Sums {
  count: number;
  estimated: number;
  calories: number;
  nutrients: Record<"protein" | "carbs" | "fat", { total: number; knownIn: number }>;
}

/** Whole calories, as the app shows them. */
export function presentCalories(
  { calories }: Pick<Sums, "calories">,
  { dailyCalorieGoal }: Pick<Goals, "dailyCalorieGoal">,
) {
  const totalCalories = Math.round(calories);
  return {
    totalCalories,
    dailyCalorieGoal,
    // Of the rounded total, so that both add up to the goal as they do in the app.
    remainingCalories: Math.round(dailyCalorieGoal) - totalCalories,
  };
}

/** As the app shows it: a script shows what it gets, and sums of fractions end in 0.0000000001. */
function presentTotal({ nutrients, count }: Sums, id: keyof Sums["nutrients"]): number | null {
  const total = knownTotal(nutrients[id], count);
  return total === null ? null : roundDaysNutrient(id, total);
}

interface Day extends Pick<ShortcutDay, "date" | "timeZone" | "waterGlasses" | "fastingStatus"> {
  sums: Sums;
  goals: Goals;
  entries: readonly Meal[];
}

export function presentDay({ sums, goals, entries, ...day }: Day): ShortcutDay {
  const shown = {
    ...day,
    mealCount: sums.count,
    estimatedCount: sums.estimated,
    ...goals,
    ...presentCalories(sums, goals),
    totalProtein: presentTotal(sums, "protein"),
    totalCarbs: presentTotal(sums, "carbs"),
    totalFat: presentTotal(sums, "fat"),
    entries: entries.map(({ id, name, time, mealType, calories, estimated }) => ({
      ...{ id, name, time, mealType, calories, estimated },
    })),
  };
  return { ...shown, message: messages.day(shown) };
}
