import type { DayTotals } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { emptyTotals } from "@morsel/domain/meals/totals";
import { sumWeek, type WeekSum, weekOf } from "@morsel/domain/meals/week";
import { usePersonId } from "../../lib/person.ts";
import { useToday } from "../../lib/today.ts";
import { useDays } from "./queries.ts";

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
