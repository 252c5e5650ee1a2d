import type { MealType } from "../meals/meal-type.ts";
import { bySentName } from "../meals/nutrition.ts";
import type { CalculationResult } from "./calculation-result.ts";
import { type NutrientId, roundTo } from "./nutrients.ts";

export type EntryDraft = ReturnType<typeof draftOf>;

/** What a draft is made of, whichever engine calculated it. */
type Drafted = Pick<
  CalculationResult,
  "ingredient" | "measurement" | "estimatedCalories" | "nutrition" | "grams"
> & { readAs?: string | undefined; food: { id: string } };

/** An amount as an entry keeps it: sums made before it is logged are the same as those after. */
export const amountKept = (amount: number | null): number | null =>
  amount === null ? null : roundTo(amount, 1_000);

/**
 * A calculation as a diary entry: whole calories; unknown amounts are `null`, never 0. A food of
 * unknown energy goes without calories, so that the diary estimates and marks them.
 */
export function draftOf(result: Drafted, mealType: MealType) {
  const { nutrition, estimatedCalories } = result;
  const amount = (id: NutrientId): number | null => amountKept(nutrition[id]);
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
