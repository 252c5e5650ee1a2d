/** The nutrients that every diary entry carries beside its calories; grams unless named otherwise. */
export const mealNutrients = [
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugar",
  "sodium",
  "iron",
  "calcium",
  "zinc",
  "magnesium",
  "vitaminC",
  "vitaminD",
  "vitaminB12",
  "folate",
] as const;
export type MealNutrient = (typeof mealNutrients)[number];
