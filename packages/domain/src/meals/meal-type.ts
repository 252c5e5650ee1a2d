/** In the order of a day. */
export const mealTypes = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof mealTypes)[number];

/** `Breakfast`, for headings and labels. */
export function mealTypeName(meal: MealType): string {
  return meal.charAt(0).toUpperCase() + meal.slice(1);
}

/** The usual meal at a local hour (0 to 23): specification 1, section 4. */
export function mealTypeAtHour(hour: number): MealType {
  if (hour >= 5 && hour < 11) return "breakfast";
  if (hour >= 11 && hour < 16) return "lunch";
  if (hour >= 16 && hour < 21) return "dinner";
  return "snack";
}
