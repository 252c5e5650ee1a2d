import type { DayTotals, Meal } from "@morsel/contract/meals";
import { addDays, type Day } from "@morsel/domain/day";
import { emptyTotals } from "@morsel/domain/meals/totals";
import { sumWeek, type WeekSum, weekOf } from "@morsel/domain/meals/week";
import { daysAnalyzedKept } from "@morsel/domain/photos/limits";
import { useMemo } from "react";
import { usePersonId } from "../../lib/person.ts";
import { useToday } from "../../lib/today.ts";
import { useDays, useDiary } from "./queries.ts";

export interface Week {
  /** Sunday first; days without entries have empty totals. */
  days: DayTotals[];
  sum: WeekSum;
}

/** The week around a day (today by default), with its sum against seven daily goals (kcal). */
export function useWeek(goal: number, of?: Day) {
  const today = useToday();
  const isVisitor = usePersonId() === null;
  const dates = weekOf(of ?? today);
  const [first = today] = dates;
  const query = useDays(first, dates.at(-1) ?? today);
  const known = isVisitor ? [] : query.data;
  const days =
    known && dates.map((date) => known.find((day) => day.date === date) ?? emptyTotals(date));
  const week: Week | undefined = days && { days, sum: sumWeek(days, goal) };
  return { ...query, week, today };
}

/**
 * The entries of the last days that show their photo, newest first; undefined while they load. The
 * diary is the one source of what was analyzed: it is on every device, offline, too.
 */
export function useMealsFromPhotos(): readonly Meal[] | undefined {
  const today = useToday();
  const { data } = useDiary(addDays(today, 1 - daysAnalyzedKept), today);
  return useMemo(() => data?.filter(({ photoId }) => Boolean(photoId)), [data]);
}
