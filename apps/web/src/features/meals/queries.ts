import type { DailyStats, DayTotals, Meal } from "@morsel/contract/meals";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineQuery } from "../../lib/define-query.ts";

/** A range of days, both included. */
export interface Span {
  from: string;
  to: string;
}

export const dayQuery = defineQuery({
  name: "/api/users/daily-stats",
  kept: true,
  async ask({ date }: { date: string }, id, signal): Promise<DailyStats> {
    return call(contract.meals, "dailyStats", { params: { id }, query: { date }, signal });
  },
});

export const diaryQuery = defineQuery({
  name: "/api/meals/logged",
  kept: true,
  async ask({ from, to }: Span, _, signal): Promise<Meal[]> {
    const { mealsPage } = await contract.meals();
    return call(contract.meals, "listMeals", {
      query: { from, to, limit: String(mealsPage.max) },
      signal,
    });
  },
});

export const daysQuery = defineQuery({
  name: "/api/meals/days",
  kept: true,
  async ask({ from, to }: Span, _, signal): Promise<DayTotals[]> {
    return (await call(contract.meals, "listDays", { query: { from, to }, signal })).days;
  },
});

/** The day's sums. */
export const useDay = (date: string) => useAnswer(dayQuery, { date });

/** The entries from `from` to `to` (both included), newest first. */
export const useDiary = (from: string, to: string) => useAnswer(diaryQuery, { from, to });

/** The sums of each day with entries from `from` to `to`, oldest first. */
export const useDays = (from: string, to: string) => useAnswer(daysQuery, { from, to });
