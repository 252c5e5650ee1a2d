import type { DayTotals, Meal } from "@morsel/contract/meals";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { queryClient } from "../../lib/query-client.ts";

/** A range of days, both included. */
export interface Span {
  from: string;
  to: string;
}

export const dayQuery = defineQuery({
  name: "/api/users/daily-stats",
  async ask({ date }: { date: string }, id, signal): Promise<DayTotals> {
    return call(contract.meals, "dailyStats", { params: { id }, query: { date }, signal });
  },
});

export const diaryQuery = defineQuery({
  name: "/api/meals/logged",
  async ask(span: Span, _, signal): Promise<Meal[]> {
    return (await import("./whole-diary.ts")).wholeDiary(span, signal);
  },
});

/** ms: specification 2, section 9. */
const weeklyDebounce = 250;

/** Resolves after so many ms, or fails once the signal aborts. */
const pause = (duration: number, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, duration);
    signal.addEventListener("abort", reject);
  });

const daysName = "/api/meals/days";

export const daysQuery = defineQuery({
  name: daysName,
  async ask({ from, to }: Span, person, signal): Promise<DayTotals[]> {
    // Every change asks again and cancels what was asked before: many in a row are one request.
    const isAgain = queryClient.getQueryData([daysName, person, { from, to }]) !== undefined;
    if (isAgain) await pause(weeklyDebounce, signal);
    return (await call(contract.meals, "listDays", { query: { from, to }, signal })).days;
  },
});

/** The day's sums. */
export const useDay = (date: string) => useAnswer(dayQuery, { date });

/** The entries from `from` to `to` (both included), newest first. */
export const useDiary = (from: string, to: string) => useAnswer(diaryQuery, { from, to });

/** The sums of each day with entries from `from` to `to`, oldest first. */
export const useDays = (from: string, to: string) => useAnswer(daysQuery, { from, to });
