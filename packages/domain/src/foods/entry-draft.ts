import type { MealType } from "../meals/meal-type.ts";
import { bySentName } from "../meals/nutrition.ts";
import type { CalculationResult } from "./calculation-result.ts";
import type { NutrientId } from "./nutrients.ts";

export type EntryDraft = ReturnType<typeof draftOf>;

/** What a draft is made of, whichever engine calculated it. */
type Drafted = Pick<
  CalculationResult,
  "ingredient" | "measurement" | "estimatedCalories" | "nutrition" | "grams"
> & { readAs?: string | undefined; food: { id: string } };

/**
 * A calculation as a diary entry: whole calories; unknown amounts are `null`, never 0. A food of
 * unknown energy goes without calories, so that the diary estimates and marks them.
 */
export function draftOf(result: Drafted, mealType: MealType) {
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
