import { type MealNutrient, mealNutrients } from "../meals/nutrition.ts";

/** What a column of a table can be for us. */
const placeFields = ["date", "time", "meal", "name", "brand"] as const;
const amountFields = ["quantity", "unit", "grams", "calories"] as const;
export type ImportField =
  | (typeof placeFields)[number]
  | (typeof amountFields)[number]
  | MealNutrient;
export const importFields: readonly ImportField[] = [
  ...placeFields,
  ...amountFields,
  ...mealNutrients.map(({ id }) => id),
];
