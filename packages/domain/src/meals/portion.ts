import { byNutrient, type MealNutrient } from "./nutrition.ts";

/** What an entry holds: kcal, and each nutrient in its unit; null is unknown. */
export type MealAmounts = Record<MealNutrient, number | null> & { calories: number };

const toThousandths = (amount: number) => Math.round(amount * 1000) / 1000;

/** The same food, `factor` times as much. Calories stay whole, unknown stays unknown. */
export function scaleMeal(meal: MealAmounts, factor: number): MealAmounts {
  const scaled = (amount: number | null) =>
    amount === null ? null : toThousandths(amount * factor);
  return {
    ...byNutrient(({ id }) => scaled(meal[id])),
    calories: Math.round(meal.calories * factor),
  };
}
