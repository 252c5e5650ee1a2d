import type { DayTotals, Meal } from "@morsel/contract/meals";
import { emptyTotals, totalsWith } from "@morsel/domain/meals/totals";
import { type Overlay, on } from "../../lib/define-change.ts";
import { dayQuery, daysQuery, diaryQuery, type Span } from "./queries.ts";

/** The entries that a change removes from the diary and adds to it. */
export interface Step {
  removed?: Meal;
  added?: Meal;
}

/** The server's sort order. */
export function newestFirst(a: Meal, b: Meal): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return Date.parse(b.timestamp) - Date.parse(a.timestamp) || (a.id < b.id ? 1 : -1);
}

const isWithin = (meal: Meal | undefined, { from, to }: Span) =>
  meal !== undefined && meal.date >= from && meal.date <= to;

/**
 * A span's entries after a change. Entries already in the list aren't added twice; an edit doesn't
 * bring back what an answer no longer has, since it was deleted meanwhile.
 */
function diaryAfter(
  meals: Meal[],
  { removed, added }: Step,
  span: Span,
  isAnswered: boolean,
): Meal[] {
  const ids = [removed?.id, added?.id];
  const isThere = meals.some(({ id }) => ids.includes(id));
  const isGone = isAnswered && !isThere && isWithin(removed, span);
  if (isGone || (isThere && !removed)) return meals;
  const others = meals.filter(({ id }) => !ids.includes(id));
  return (added && isWithin(added, span) ? [...others, added] : others).sort(newestFirst);
}

/** A day's sums after a change. */
export function totalsAfter(totals: DayTotals, { removed, added }: Step): DayTotals {
  let after = totals;
  if (removed?.date === totals.date) after = totalsWith(after, removed, -1);
  if (added?.date === totals.date) after = totalsWith(after, added, 1);
  return after;
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

/** Shows changed entries in the diary's answers. Before the first answer, they are shown alone. */
export function onDiary<Payload>(stepsOf: (payload: Payload) => Step[]): Overlay<Payload>[] {
  const touches = (payload: Payload, span: Span) =>
    stepsOf(payload).some(({ removed, added }) => isWithin(removed, span) || isWithin(added, span));
  const isAdded = (payload: Payload, span: Span) =>
    stepsOf(payload).some(({ added }) => isWithin(added, span));
  return [
    on(
      dayQuery,
      (totals, payload: Payload, { date }) =>
        stepsOf(payload).reduce(totalsAfter, totals ?? emptyTotals(date)),
      (payload, { date }) => touches(payload, { from: date, to: date }),
    ),
    on(
      diaryQuery,
      (meals, payload, span) =>
        meals || isAdded(payload, span)
          ? stepsOf(payload).reduce(
              (list, step) => diaryAfter(list, step, span, meals !== undefined),
              meals ?? [],
            )
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
