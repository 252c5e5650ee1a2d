import { knownTotal } from "./known-total.ts";
import { dailyValues } from "./nutrition.ts";

/**
 * The eight essential micronutrients in the order of their cards, with their average per 100 kcal
 * for when nothing better is known.
 */
export const micronutrients = [
  { id: "vitaminC", per100kcal: 8 },
  { id: "vitaminD", per100kcal: 0.2 },
  { id: "vitaminB12", per100kcal: 0.3 },
  { id: "folate", per100kcal: 12 },
  { id: "iron", per100kcal: 1.8 },
  { id: "calcium", per100kcal: 25 },
  { id: "zinc", per100kcal: 1.1 },
  { id: "magnesium", per100kcal: 15 },
] as const;
export type Micronutrient = (typeof micronutrients)[number]["id"];

interface DaySums {
  mealCount: number;
  totalCalories: number;
  nutrients: Record<Micronutrient, { total: number; knownIn: number }>;
}

export interface MicronutrientAmount {
  id: Micronutrient;
  /** In the nutrient's own unit, not rounded; null if there are entries and none knows it. */
  amount: number | null;
  /** Whole per cent of the daily value; null if the amount is. */
  percent: number | null;
  /** Entries of the day that don't know it. */
  unknownIn: number;
}

/**
 * A day's micronutrients: the sum of the known amounts. If no entry of the day knows any of the
 * eight, all are estimated from the calories.
 */
export function micronutrientsOf(day: DaySums): {
  estimated: boolean;
  amounts: MicronutrientAmount[];
} {
  const estimated =
    day.mealCount > 0 && micronutrients.every(({ id }) => day.nutrients[id].knownIn === 0);
  const amounts = micronutrients.map(({ id, per100kcal }) => {
    const sum = day.nutrients[id];
    const amount = estimated
      ? (day.totalCalories / 100) * per100kcal
      : knownTotal(sum, day.mealCount);
    return {
      id,
      amount,
      percent: amount === null ? null : Math.round((amount / dailyValues[id]) * 100),
      unknownIn: estimated ? 0 : Math.max(0, day.mealCount - sum.knownIn),
    };
  });
  return { estimated, amounts };
}
