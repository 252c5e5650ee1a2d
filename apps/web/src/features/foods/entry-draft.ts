import type { CalculationReply } from "@morsel/contract/foods";
import type { NutrientId } from "@morsel/domain/foods/nutrients";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { bySentName } from "@morsel/domain/meals/nutrition";

export type EntryDraft = ReturnType<typeof draftOf>;

/**
 * A calculation as a diary entry: whole calories; unknown amounts are `null`, never 0. A food of
 * unknown energy goes without calories, so that the diary estimates and marks them.
 */
export function draftOf(result: CalculationReply, mealType: MealType) {
  const { nutrition, estimatedCalories } = result;
  const amount = (id: NutrientId): number | null => {
    const value = nutrition[id];
    return value === null ? null : Math.round(value * 1_000) / 1_000;
  };
  return {
    name: result.ingredient,
    mealType,
    source: "calculator" as const,
    ...(estimatedCalories !== null && { totalCalories: Math.round(estimatedCalories) }),
    ...bySentName(({ food }) => amount(food)),
    foodId: result.food.id,
    measurement: result.readAs ?? result.measurement,
    grams: result.grams,
  };
}
