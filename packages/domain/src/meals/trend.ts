import { addDays, type Day } from "../day.ts";
import { micronutrients } from "./micronutrients.ts";
import type { MealNutrient } from "./nutrition.ts";

/** Days that a trend looks back. */
export const trendSpans = [7, 30, 90] as const;
export type TrendSpan = (typeof trendSpans)[number];

/** What a trend can show: calories, the macronutrients, then the micronutrients. */
export const trendNutrients = [
  "calories",
  "protein",
  "carbs",
  "fat",
  ...micronutrients.map(({ id }) => id),
] as const;
export type TrendNutrient = (typeof trendNutrients)[number];

interface DaySums {
  date: string;
  mealCount: number;
  totalCalories: number;
  nutrients: Record<MealNutrient, { total: number; knownIn: number }>;
}

export interface TrendPoint {
  date: Day;
  /** In the nutrient's unit; null on a day without entries, or where none of them knows it. */
  amount: number | null;
}

export interface Trend {
  /** One for each day of the span, oldest first. */
  points: TrendPoint[];
  /** Over the days that have an amount; null where none has. */
  average: number | null;
  /** Days that have an amount. */
  known: number;
}

/** How a nutrient went over the `span` days up to `today`. A day without entries is a gap, not 0. */
export function trendOf(
  days: readonly DaySums[],
  nutrient: TrendNutrient,
  span: number,
  today: Day,
): Trend {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const points = Array.from({ length: span }, (_, at) => {
    const date = addDays(today, at + 1 - span);
    const day = byDate.get(date);
    return { date, amount: day && day.mealCount > 0 ? amountOf(day, nutrient) : null };
  });
  const amounts = points.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    points,
    average: amounts.length === 0 ? null : sum / amounts.length,
    known: amounts.length,
  };
}

function amountOf(day: DaySums, nutrient: TrendNutrient): number | null {
  if (nutrient === "calories") return day.totalCalories;
  const { total, knownIn } = day.nutrients[nutrient];
  return knownIn === 0 ? null : total;
}
