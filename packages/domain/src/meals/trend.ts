import { addDays, type Day } from "../day.ts";
import { micronutrients } from "./micronutrients.ts";
import type { MealNutrient } from "./nutrition.ts";

/** Lengths of a trend, in days. */
export const trendSpans = [7, 30, 90] as const;
export type TrendSpan = (typeof trendSpans)[number];

/** What a trend can show: calories, macronutrients, then micronutrients. */
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
  /** In the nutrient's unit; null for a day without entries, or if none of them knows it. */
  amount: number | null;
}

export interface Trend {
  /** One for each day, oldest first. */
  points: TrendPoint[];
  /** Average over the days with an amount; null if none has one. */
  average: number | null;
  /** Number of days with an amount. */
  known: number;
}

/** A nutrient over the `span` days up to `today`. A day without entries is a gap, not 0. */
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
