import { dailyValues } from "./nutrition.ts";

/**
 * The eight essential micronutrients in the order of their cards, and what 100 kcal bring on average
 * where nobody knows better.
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
  /** In the nutrient's own unit, not rounded; null where entries exist and none of them knows it. */
  amount: number | null;
  /** Per cent of the daily value, whole; null with the amount. */
  percent: number | null;
  /** Entries of the day in which it is unknown. */
  unknownIn: number;
}

/**
 * A day's micronutrients. They are estimated from the calories only where no entry of the day
 * carries any of the eight; else a nutrient is the sum of what is known.
 */
export function micronutrientsOf(day: DaySums): {
  estimated: boolean;
  amounts: MicronutrientAmount[];
} {
  const estimated =
    day.mealCount > 0 && micronutrients.every(({ id }) => day.nutrients[id].knownIn === 0);
  const amounts = micronutrients.map(({ id, per100kcal }) => {
    const { total, knownIn } = day.nutrients[id];
    const sum = day.mealCount > 0 && knownIn === 0 ? null : total;
    const amount = estimated ? (day.totalCalories / 100) * per100kcal : sum;
    return {
      id,
      amount,
      percent: amount === null ? null : Math.round((amount / dailyValues[id]) * 100),
      unknownIn: estimated ? 0 : Math.max(0, day.mealCount - knownIn),
    };
  });
  return { estimated, amounts };
}
