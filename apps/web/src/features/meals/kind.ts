import type { Meal } from "@morsel/contract/meals";
import { addDays, type Day } from "@morsel/domain/day";
import { emptyTotals, totalsByDay } from "@morsel/domain/meals/totals";
import { defineKind, from } from "../../lib/define-kind.ts";
import { newestFirst } from "./diary.ts";
import { dayQuery, daysQuery, diaryQuery, type Span } from "./queries.ts";

const within = (meals: readonly Meal[], span: Span): Meal[] =>
  meals.filter(({ date }) => date >= span.from && date <= span.to);

const onDay = (date: string): Span => ({ from: date, to: date });

const sumsOf = (meals: readonly Meal[], date: string) => totalsByDay(meals)[0] ?? emptyTotals(date);

/** The entries of a span with pending changes. */
const changed = (meals: readonly Meal[], span: Span, items: readonly object[]): readonly Meal[] =>
  diaryQuery.over(within(meals, span), span, items) ?? [];

export const mealKind = defineKind("meal", {
  dayOf: ({ date }) => date,
  answers: [
    from(diaryQuery, {
      from: (span) => span.from,
      answer: (meals: readonly Meal[], span) => within(meals, span).sort(newestFirst),
    }),
    from(dayQuery, {
      from: ({ date }) => date,
      answer: (meals: readonly Meal[], { date }) => sumsOf(within(meals, onDay(date)), date),
      shown: (meals, { date }, items) => sumsOf(changed(meals, onDay(date), items), date),
    }),
    from(daysQuery, {
      from: (span) => span.from,
      to: (span) => span.to,
      answer: (meals: readonly Meal[], span) => totalsByDay(within(meals, span)),
      shown: (meals, span, items) => totalsByDay(changed(meals, span, items)),
      older: {
        params: (span, start) => ({ from: span.from, to: addDays(start as Day, -1) }),
        join: (older, recent, start) => [
          ...older.filter(({ date }) => date < start),
          ...recent.filter(({ date }) => date >= start),
        ],
      },
    }),
  ],
});
