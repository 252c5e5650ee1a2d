import type { MealType } from "@morsel/domain/meals/meal-type";

/** `12.5 g`; a dash where nobody knows. */
export function gramsText(grams: number | null): string {
  return grams === null ? "–" : `${Math.round(grams * 10) / 10} g`;
}

/** `Breakfast`, as a heading or label writes it. */
export function mealTypeName(meal: MealType): string {
  return meal.charAt(0).toUpperCase() + meal.slice(1);
}

/** `1,084`: calories are shown whole. */
export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString("en");
}
