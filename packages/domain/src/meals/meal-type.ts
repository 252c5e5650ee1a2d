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

const usualTimes: Record<MealType, string> = {
  breakfast: "08:00",
  lunch: "12:30",
  dinner: "18:30",
  snack: "15:30",
};

/** When a meal is usually eaten, such as `08:00`: for entries of another time of day. */
export const usualTimeOf = (meal: MealType): string => usualTimes[meal];
