import type { Calculation } from "./calculation.ts";
import { type Nutrition, nutritionOf, roundNutrient, roundTo } from "./nutrients.ts";

/** To a hundredth: enough for any sum, and no tails of binary fractions. */
function tidy(nutrition: Nutrition): Nutrition {
  return nutritionOf((id) => {
    const amount = nutrition[id];
    return amount === null ? null : roundTo(amount, 100);
  });
}

/**
 * The calculation result of the specification, with what we add to it; the same from the server
 * and from the browser's own engine.
 */
export function calculationResult(
  typed: { ingredient: string; measurement: string },
  calculation: Calculation,
) {
  const { food, nutrition, ...rest } = calculation;
  const { id, name, source, release } = food;
  const { calories } = nutrition;
  return {
    ...typed,
    ...rest,
    estimatedCalories: calories === null ? null : roundNutrient("calories", calories),
    nutritionPer100g: tidy(food.per100g),
    nutrition: tidy(nutrition),
    food: { id, name, source, release },
  };
}
