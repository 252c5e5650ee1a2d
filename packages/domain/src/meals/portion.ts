import { byNutrient, type MealNutrient } from "./nutrition.ts";

/** An entry's kcal and nutrients, each in its unit; null is unknown. */
export type MealAmounts = Record<MealNutrient, number | null> & { calories: number };

const toThousandths = (amount: number) => Math.round(amount * 1000) / 1000;

/** Scales an entry by `factor`. Calories stay whole, unknown stays unknown. */
export function scaleMeal(meal: MealAmounts, factor: number): MealAmounts {
  const scaled = (amount: number | null) =>
    amount === null ? null : toThousandths(amount * factor);
  return {
    ...byNutrient(({ id }) => scaled(meal[id])),
    calories: Math.round(meal.calories * factor),
  };
}
