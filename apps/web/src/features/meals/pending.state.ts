import type { DailyStats, Meal } from "@morsel/contract/meals";
import { mealNutrients } from "@morsel/domain/meals/nutrition";
import type { OutboxItem } from "../../lib/outbox.ts";
import { type Entry, mealOf } from "./entry.state.ts";

/** The changes of the diary that go through the outbox. */
export const changeKinds = { log: "meal.log", delete: "meal.delete" } as const;

/** Entries are deleted with all they hold, so that a day's sums can follow at once. */
export type Deletion = Meal;

/** Newest first, as the server sorts. */
export function newestFirst(a: Meal, b: Meal): number {
  return Date.parse(b.timestamp) - Date.parse(a.timestamp) || (a.id < b.id ? 1 : -1);
}

function entriesIn(pending: readonly OutboxItem[]): Meal[] {
  return pending
    .filter(({ kind }) => kind === changeKinds.log)
    .map(({ payload }) => mealOf(payload as Entry));
}

function deletionsIn(pending: readonly OutboxItem[]): Deletion[] {
  return pending
    .filter(({ kind }) => kind === changeKinds.delete)
    .map(({ payload }) => payload as Deletion);
}

/** The diary of `from` to `to` (days, both included) as it is once everything waiting was sent. */
export function diaryWithPending(
  meals: readonly Meal[],
  pending: readonly OutboxItem[],
  from: string,
  to: string,
): Meal[] {
  const known = new Set(meals.map(({ id }) => id));
  const deleted = new Set(deletionsIn(pending).map(({ id }) => id));
  const added = entriesIn(pending).filter(
    ({ id, date }) => !known.has(id) && date >= from && date <= to,
  );
  return [...meals, ...added].filter(({ id }) => !deleted.has(id)).sort(newestFirst);
}

/** The day's sums with one entry more, or one less. */
export function statsWith(stats: DailyStats, meal: Meal, sign: 1 | -1): DailyStats {
  const sum = (total: number, amount: number | null) => Math.max(0, total + sign * (amount ?? 0));
  const nutrients = { ...stats.nutrients };
  for (const nutrient of mealNutrients) {
    const { total, knownIn } = nutrients[nutrient];
    const amount = meal[nutrient];
    nutrients[nutrient] = {
      total: sum(total, amount),
      knownIn: Math.max(0, knownIn + (amount === null ? 0 : sign)),
    };
  }
  return {
    ...stats,
    mealCount: Math.max(0, stats.mealCount + sign),
    estimatedCount: Math.max(0, stats.estimatedCount + (meal.estimated ? sign : 0)),
    totalCalories: sum(stats.totalCalories, meal.calories),
    totalProtein: sum(stats.totalProtein, meal.protein),
    totalCarbs: sum(stats.totalCarbs, meal.carbs),
    totalFat: sum(stats.totalFat, meal.fat),
    nutrients,
  };
}

/** The day's sums as they are once everything waiting was sent. */
export function statsWithPending(stats: DailyStats, pending: readonly OutboxItem[]): DailyStats {
  const ofDay = ({ date }: Meal) => date.slice(0, 10) === stats.date;
  const added = entriesIn(pending)
    .filter(ofDay)
    .reduce((sums, meal) => statsWith(sums, meal, 1), stats);
  return deletionsIn(pending)
    .filter(ofDay)
    .reduce((sums, meal) => statsWith(sums, meal, -1), added);
}

/** A day of which nothing is known from the server. */
export function emptyStats(date: string): DailyStats {
  const nothing = { total: 0, knownIn: 0 };
  return {
    date,
    mealCount: 0,
    estimatedCount: 0,
    totalCalories: 0,
    totalProtein: 0,
    totalCarbs: 0,
    totalFat: 0,
    waterGlasses: 0,
    fastingStatus: { isActive: false, planName: null, targetDuration: null, timeRemaining: null },
    nutrients: Object.fromEntries(
      mealNutrients.map((nutrient) => [nutrient, nothing]),
    ) as DailyStats["nutrients"],
  };
}
