import type { DailyStats, DayTotals, Meal, MealChange } from "@morsel/contract/meals";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import type { OutboxItem } from "../../lib/outbox.ts";
import type { Entry } from "./entry.state.ts";
import { mealOf } from "./expected-meal.ts";

/** The changes of the diary that go through the outbox. */
export const changeKinds = { log: "meal.log", edit: "meal.edit", delete: "meal.delete" } as const;

/** Entries are deleted with all they hold, so that a day's sums can follow at once. */
export type Deletion = Meal;

/** An edit knows the entry before and after it, for the same reason. */
export interface Edit {
  before: Meal;
  after: Meal;
  change: MealChange;
}

/** What a change takes out of the diary and what it puts in. */
export interface Step {
  gone?: Meal;
  come?: Meal;
}

/** What a waiting change does to the diary; nothing where it is another room's. */
function stepOf({ kind, payload }: Pick<OutboxItem, "kind" | "payload">): Step {
  switch (kind) {
    case changeKinds.log:
      return { come: mealOf(payload as Entry) };
    case changeKinds.edit: {
      const { before, after } = payload as Edit;
      return { gone: before, come: after };
    }
    case changeKinds.delete:
      return { gone: payload as Deletion };
    default:
      return {};
  }
}

/** Newest first, as the server sorts. */
export function newestFirst(a: Meal, b: Meal): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return Date.parse(b.timestamp) - Date.parse(a.timestamp) || (a.id < b.id ? 1 : -1);
}

/** The diary of `from` to `to` (days, both included) as it is once everything waiting was sent. */
export function diaryWithPending(
  meals: readonly Meal[],
  pending: readonly OutboxItem[],
  from: string,
  to: string,
): Meal[] {
  const diary = new Map(meals.map((meal) => [meal.id, meal]));
  for (const { gone, come } of pending.map(stepOf)) {
    if (!gone && come && diary.has(come.id)) continue;
    if (gone) diary.delete(gone.id);
    if (come) diary.set(come.id, come);
  }
  return [...diary.values()].filter(({ date }) => date >= from && date <= to).sort(newestFirst);
}

/** Sums of a day with one entry more, or one less. */
function totalsWith<Totals extends DayTotals>(totals: Totals, meal: Meal, sign: 1 | -1): Totals {
  const sum = (total: number, amount: number | null) => Math.max(0, total + sign * (amount ?? 0));
  return {
    ...totals,
    mealCount: Math.max(0, totals.mealCount + sign),
    estimatedCount: Math.max(0, totals.estimatedCount + (meal.estimated ? sign : 0)),
    totalCalories: sum(totals.totalCalories, meal.calories),
    nutrients: byNutrient(({ id }) => {
      const { total, knownIn } = totals.nutrients[id];
      // A change that an earlier release kept knows nothing of a nutrient that came later.
      const amount = meal[id] ?? null;
      return {
        total: sum(total, amount),
        knownIn: Math.max(0, knownIn + (amount === null ? 0 : sign)),
      };
    }),
  };
}

/** The day's sums after a change. */
export function statsAfter(stats: DailyStats, { gone, come }: Step): DailyStats {
  let after = stats;
  if (gone?.date === stats.date) after = totalsWith(after, gone, -1);
  if (come?.date === stats.date) after = totalsWith(after, come, 1);
  const { protein, carbs, fat } = after.nutrients;
  return {
    ...after,
    totalProtein: protein.total,
    totalCarbs: carbs.total,
    totalFat: fat.total,
  };
}

/** The day's sums as they are once everything waiting was sent. */
export function statsWithPending(stats: DailyStats, pending: readonly OutboxItem[]): DailyStats {
  return pending.map(stepOf).reduce(statsAfter, stats);
}

/** The sums by day of `from` to `to` after a change; days without entries are left out. */
export function daysAfter(
  days: readonly DayTotals[],
  { gone, come }: Step,
  from: string,
  to: string,
): DayTotals[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const put = (meal: Meal, sign: 1 | -1) => {
    if (meal.date < from || meal.date > to) return;
    const known = byDate.get(meal.date) ?? emptyTotals(meal.date);
    byDate.set(meal.date, totalsWith(known, meal, sign));
  };
  if (gone) put(gone, -1);
  if (come) put(come, 1);
  return [...byDate.values()]
    .filter(({ mealCount }) => mealCount > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The sums by day as they are once everything waiting was sent. */
export function daysWithPending(
  days: readonly DayTotals[],
  pending: readonly OutboxItem[],
  from: string,
  to: string,
): DayTotals[] {
  return pending
    .map(stepOf)
    .reduce<DayTotals[]>((sums, step) => daysAfter(sums, step, from, to), [...days]);
}

/** A day without entries. */
export function emptyTotals(date: string): DayTotals {
  const nothing = { total: 0, knownIn: 0 };
  return {
    date,
    mealCount: 0,
    estimatedCount: 0,
    totalCalories: 0,
    nutrients: byNutrient(() => nothing),
  };
}

/** A day of which nothing is known from the server. */
export function emptyStats(date: string): DailyStats {
  return {
    ...emptyTotals(date),
    totalProtein: 0,
    totalCarbs: 0,
    totalFat: 0,
    waterGlasses: 0,
    fastingStatus: { isActive: false, planName: null, targetDuration: null, timeRemaining: null },
  };
}
