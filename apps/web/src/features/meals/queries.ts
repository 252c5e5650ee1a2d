import type { DailyStats, DayTotals, Meal } from "@morsel/contract/meals";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../lib/api.ts";
import { usePending, usePersonId } from "../../lib/changes.ts";
import {
  daysWithPending,
  diaryWithPending,
  emptyStats,
  statsWithPending,
} from "./pending.state.ts";

/** The contract's schemas come with the first question: the page is drawn without them. */
export const contract = () => import("@morsel/contract/meals");

/** Where the diary's answers stand in the cache. A person's own, so that no account sees another's. */
export const mealKeys = {
  days: (person: string | null) => ["/api/users", person, "daily-stats"] as const,
  day: (person: string | null, date: string) => [...mealKeys.days(person), date] as const,
  spans: (person: string | null) => ["/api/meals/days", person] as const,
  span: (person: string | null, from: string, to: string) =>
    [...mealKeys.spans(person), from, to] as const,
  diaries: (person: string | null) => ["/api/meals/logged", person] as const,
  diary: (person: string | null, from: string, to: string) =>
    [...mealKeys.diaries(person), from, to] as const,
};

/** The day's sums, with what waits to be sent already in them. */
export function useDay(date: string) {
  const person = usePersonId();
  const pending = usePending();
  const query = useQuery({
    queryKey: mealKeys.day(person, date),
    queryFn: async ({ signal }) => {
      const { dailyStats } = await contract();
      return call(dailyStats, { params: { id: person ?? "" }, query: { date }, signal });
    },
    enabled: person !== null,
  });
  const data = useMemo<DailyStats | undefined>(() => {
    // Without an answer, what was logged here is still worth more than nothing.
    const known = query.data ?? (pending.length > 0 ? emptyStats(date) : undefined);
    return known && statsWithPending(known, pending);
  }, [query.data, pending, date]);
  return { ...query, data };
}

/** The entries of `from` to `to` (both included), newest first, with what waits to be sent. */
export function useDiary(from: string, to: string) {
  const person = usePersonId();
  const pending = usePending();
  const query = useQuery({
    queryKey: mealKeys.diary(person, from, to),
    queryFn: async ({ signal }) => {
      const { listMeals, mealsPage } = await contract();
      return call(listMeals, { query: { from, to, limit: String(mealsPage.most) }, signal });
    },
    enabled: person !== null,
  });
  const data = useMemo<Meal[] | undefined>(() => {
    const meals = diaryWithPending(query.data ?? [], pending, from, to);
    return query.data || meals.length > 0 ? meals : undefined;
  }, [query.data, pending, from, to]);
  return { ...query, data };
}

/** The sums of each day of `from` to `to` that has entries, oldest first, with what waits to be sent. */
export function useDays(from: string, to: string) {
  const person = usePersonId();
  const pending = usePending();
  const query = useQuery({
    queryKey: mealKeys.span(person, from, to),
    queryFn: async ({ signal }) => {
      const { listDays } = await contract();
      return (await call(listDays, { query: { from, to }, signal })).days;
    },
    enabled: person !== null,
  });
  const data = useMemo<DayTotals[] | undefined>(() => {
    const days = daysWithPending(query.data ?? [], pending, from, to);
    return query.data || days.length > 0 ? days : undefined;
  }, [query.data, pending, from, to]);
  return { ...query, data };
}
