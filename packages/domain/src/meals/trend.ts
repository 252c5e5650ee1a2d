import { addDays, type Day, dayInUtc } from "../day.ts";
import { micronutrients } from "./micronutrients.ts";
import type { MealNutrient } from "./nutrition.ts";

/** Lengths of a trend up to today, in days. */
export const trendSpans = [7, 30, 90] as const;
/** The calendar months a trend can show: so many months before this one. */
export const trendMonths = [0, 1, 2] as const;

/** What a trend can show: calories, macronutrients, then micronutrients. */
export const trendNutrients = [
  "calories",
  "protein",
  "carbs",
  "fat",
  ...micronutrients.map(({ id }) => id),
] as const;
export type TrendNutrient = (typeof trendNutrients)[number];

/** The days of a trend, both ends included. */
export interface TrendDays {
  from: Day;
  to: Day;
}

/** The `count` days up to `today`. */
export const lastDays = (count: number, today: Day): TrendDays => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** The calendar month `back` months before today's; this month ends today. */
export function calendarMonth(back: number, today: Day): TrendDays {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const first = (months: number) => dayInUtc(Date.UTC(year, month - 1 - months, 1));
  return { from: first(back), to: back === 0 ? today : addDays(first(back - 1), -1) };
}

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
  /** Number of days with entries. */
  logged: number;
}

/** A nutrient over some days. A day without entries is a gap, not 0. */
export function trendOf(
  days: readonly DaySums[],
  nutrient: TrendNutrient,
  { from, to }: TrendDays,
): Trend {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const points: TrendPoint[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = byDate.get(date);
    points.push({ date, amount: day && day.mealCount > 0 ? amountOf(day, nutrient) : null });
  }
  const amounts = points.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    points,
    average: amounts.length === 0 ? null : sum / amounts.length,
    known: amounts.length,
    logged: points.filter(({ date }) => (byDate.get(date)?.mealCount ?? 0) > 0).length,
  };
}

function amountOf(day: DaySums, nutrient: TrendNutrient): number | null {
  if (nutrient === "calories") return day.totalCalories;
  const { total, knownIn } = day.nutrients[nutrient];
  return knownIn === 0 ? null : total;
}
