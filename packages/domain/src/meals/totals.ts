import { byNutrient, type MealNutrient } from "./nutrition.ts";

/** What a day's sums take of an entry. */
type Summed = { date: string; calories: number; estimated: boolean } & Record<
  MealNutrient,
  number | null
>;

/** A day's sums. */
export interface Totals {
  date: string;
  mealCount: number;
  estimatedCount: number;
  totalCalories: number;
  /** Each nutrient's sum, and the number of entries that know it. */
  nutrients: Record<MealNutrient, { total: number; knownIn: number }>;
}

export function emptyTotals(date: string): Totals {
  const nothing = { total: 0, knownIn: 0 };
  return {
    date,
    mealCount: 0,
    estimatedCount: 0,
    totalCalories: 0,
    nutrients: byNutrient(() => nothing),
  };
}

/** A day's sums plus or minus one entry. */
export function totalsWith(totals: Totals, meal: Summed, sign: 1 | -1): Totals {
  const sum = (total: number, amount: number | null) => Math.max(0, total + sign * (amount ?? 0));
  return {
    date: totals.date,
    mealCount: Math.max(0, totals.mealCount + sign),
    estimatedCount: Math.max(0, totals.estimatedCount + (meal.estimated ? sign : 0)),
    totalCalories: sum(totals.totalCalories, meal.calories),
    nutrients: byNutrient(({ id }) => {
      const { total, knownIn } = totals.nutrients[id];
      const amount = meal[id];
      return {
        total: sum(total, amount),
        knownIn: Math.max(0, knownIn + (amount === null ? 0 : sign)),
      };
    }),
  };
}

/** The sums of each day with entries, oldest first. */
export function totalsByDay(meals: readonly Summed[]): Totals[] {
  const days = new Map<string, Totals>();
  for (const meal of meals)
    days.set(meal.date, totalsWith(days.get(meal.date) ?? emptyTotals(meal.date), meal, 1));
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
