import type { CalculationReply } from "@morsel/contract/foods";
import type { Calculation } from "@morsel/domain/foods/calculation";
import { type Nutrition, nutritionOf, roundNutrient } from "@morsel/domain/foods/nutrients";

/** To a hundredth: enough for any sum, and no tails of binary fractions. */
function tidy(nutrition: Nutrition): Nutrition {
  return nutritionOf((id) => {
    const amount = nutrition[id];
    return amount === null ? null : Math.round(amount * 100) / 100;
  });
}

/** The calculation result of the specification, with what we add to it. */
export function presentCalculation(
  typed: { ingredient: string; measurement: string },
  calculation: Calculation,
): CalculationReply {
  const { food, nutrition, ...rest } = calculation;
  const { id, name, source, release } = food;
  const calories = nutrition.calories;
  return {
    ...typed,
    ...rest,
    estimatedCalories: calories === null ? null : roundNutrient("calories", calories),
    nutritionPer100g: tidy(food.per100g),
    nutrition: tidy(nutrition),
    food: { id, name, source, release },
  };
}
