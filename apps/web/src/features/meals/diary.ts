import type { DailyStats, DayTotals, Meal } from "@morsel/contract/meals";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { type Overlay, on } from "../../lib/define-change.ts";
import { dayQuery, daysQuery, diaryQuery, type Span } from "./queries.ts";

/** The entries that a change removes from the diary and adds to it. */
export interface Step {
  removed?: Meal;
  added?: Meal;
}

/** The server's sort order. */
function newestFirst(a: Meal, b: Meal): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return Date.parse(b.timestamp) - Date.parse(a.timestamp) || (a.id < b.id ? 1 : -1);
}

const isWithin = (meal: Meal | undefined, { from, to }: Span) =>
  meal !== undefined && meal.date >= from && meal.date <= to;

/** A span's entries after a change. Entries already in the list aren't added twice. */
function diaryAfter(meals: Meal[], { removed, added }: Step, span: Span): Meal[] {
  const ids = [removed?.id, added?.id];
  const isThere = !removed && meals.some(({ id }) => id === added?.id);
  if (isThere) return meals;
  const others = meals.filter(({ id }) => !ids.includes(id));
  return (added && isWithin(added, span) ? [...others, added] : others).sort(newestFirst);
}

/** A day's sums plus or minus one entry. */
function totalsWith<Totals extends DayTotals>(totals: Totals, meal: Meal, sign: 1 | -1): Totals {
  const sum = (total: number, amount: number | null) => Math.max(0, total + sign * (amount ?? 0));
  return {
    ...totals,
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

/** A day's sums after a change. */
export function statsAfter(stats: DailyStats, { removed, added }: Step): DailyStats {
  let after = stats;
  if (removed?.date === stats.date) after = totalsWith(after, removed, -1);
  if (added?.date === stats.date) after = totalsWith(after, added, 1);
  const { protein, carbs, fat } = after.nutrients;
  return {
    ...after,
    totalProtein: protein.total,
    totalCarbs: carbs.total,
    totalFat: fat.total,
  };
}

/** A span's sums by day after a change; days without entries are left out. */
function daysAfter(days: DayTotals[], { removed, added }: Step, span: Span): DayTotals[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const put = (meal: Meal, sign: 1 | -1) => {
    if (!isWithin(meal, span)) return;
    const known = byDate.get(meal.date) ?? emptyTotals(meal.date);
    byDate.set(meal.date, totalsWith(known, meal, sign));
  };
  if (removed) put(removed, -1);
  if (added) put(added, 1);
  return [...byDate.values()]
    .filter(({ mealCount }) => mealCount > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

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

/** A day the server hasn't answered yet. */
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

/** Shows changed entries in the diary's answers. Before the first answer, they are shown alone. */
export function onDiary<Payload>(stepsOf: (payload: Payload) => Step[]): Overlay<Payload>[] {
  const touches = (payload: Payload, span: Span) =>
    stepsOf(payload).some(({ removed, added }) => isWithin(removed, span) || isWithin(added, span));
  const isAdded = (payload: Payload, span: Span) =>
    stepsOf(payload).some(({ added }) => isWithin(added, span));
  return [
    on(
      dayQuery,
      (stats, payload: Payload, { date }) =>
        stepsOf(payload).reduce(statsAfter, stats ?? emptyStats(date)),
      (payload, { date }) => touches(payload, { from: date, to: date }),
    ),
    on(
      diaryQuery,
      (meals, payload, span) =>
        meals || isAdded(payload, span)
          ? stepsOf(payload).reduce((list, step) => diaryAfter(list, step, span), meals ?? [])
          : meals,
      touches,
    ),
    on(
      daysQuery,
      (days, payload, span) =>
        days || isAdded(payload, span)
          ? stepsOf(payload).reduce((list, step) => daysAfter(list, step, span), days ?? [])
          : days,
      touches,
    ),
  ];
}
