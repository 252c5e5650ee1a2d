import type { Calculation } from "./calculation.ts";
import { type Nutrition, nutritionOf, roundNutrient, roundTo, sumNutrition } from "./nutrients.ts";
import type { FoodSentence } from "./sentence.ts";

/** Rounds to hundredths: precise enough for any sum, and hides binary fractions. */
function tidy(nutrition: Nutrition): Nutrition {
  return nutritionOf((id) => {
    const amount = nutrition[id];
    return amount === null ? null : roundTo(amount, 100);
  });
}

/**
 * The specification's calculation result plus our own fields, the same from the server and from the
 * engine in the browser.
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
    // A usual portion that was asked for is named.
    ...rest,
    estimatedCalories: calories === null ? null : roundNutrient("calories", calories),
    nutritionPer100g: tidy(food.per100g),
    nutrition: tidy(nutrition),
    food: { id, name, source, release },
  };
}

export type CalculationResult = ReturnType<typeof calculationResult>;

/** The foods of a sentence and their sum, the same from the server and from the browser. */
export function sentenceResult({ mealType, items }: FoodSentence) {
  const found = items.map(({ text, quantity, unit, name, measurement, outcome }) => ({
    text,
    quantity,
    unit: unit || null,
    name,
    measurement,
    calculation: outcome.ok
      ? calculationResult({ ingredient: name, measurement }, outcome.calculation)
      : null,
    ...(!outcome.ok && {
      suggestion: outcome.suggestion,
      ...(outcome.measurements?.length && { measurements: outcome.measurements }),
    }),
  }));
  const { total, coverage } = sumNutrition(
    found.flatMap(({ calculation }) => calculation?.nutrition ?? []),
  );
  return {
    mealType: mealType ?? null,
    items: found,
    sum: {
      nutrition: tidy(total),
      coverage: nutritionOf((id) => roundTo(coverage[id], 100)),
    },
  };
}
