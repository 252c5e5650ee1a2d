import type { DayTotals } from "@morsel/contract/meals";
import {
  type DailyGoalId,
  dailyGoals,
  type GoalProgress,
  type WeekDay,
  type WeeklyGoalId,
  weeklyGoals,
} from "@morsel/domain/achievements/goals-met";
import type { Day } from "@morsel/domain/day";
import { knownTotal } from "@morsel/domain/meals/known-total";
import { type AskedAgain, cameToNothing } from "../../components/failed-query.tsx";
import { useWeek } from "../meals/week.ts";
import { useUser } from "../profile/queries.ts";
import { useWater } from "../water/queries.ts";

export type GoalsSoFar =
  | { state: "loading" }
  | { state: "failed"; query: AskedAgain }
  | {
      state: "ready";
      daily: GoalProgress<DailyGoalId>[];
      weekly: GoalProgress<WeeklyGoalId>[];
    };

function dayOf(day: DayTotals, glasses: number): WeekDay {
  const { mealCount, nutrients } = day;
  return {
    date: day.date as Day,
    entries: mealCount,
    calories: day.totalCalories,
    protein: knownTotal(nutrients.protein, mealCount),
    carbs: knownTotal(nutrients.carbs, mealCount),
    fat: knownTotal(nutrients.fat, mealCount),
    glasses,
  };
}

/** How far today and this week have come to their goals. One query has the sums of both. */
export function useGoalsSoFar(): GoalsSoFar {
  const user = useUser();
  const goals = user.data;
  const week = useWeek(goals?.dailyCalorieGoal ?? 0);
  const water = useWater();
  if (goals && week.week && water.data) {
    const days = week.week.days.map((day) => dayOf(day, water.glassesOn(day.date)));
    const { today } = week;
    return {
      state: "ready",
      daily: days.flatMap((day) => (day.date === today ? dailyGoals(day, goals) : [])),
      weekly: weeklyGoals(days, goals, today),
    };
  }
  const query = [user, week, water].find((one) => !one.data && cameToNothing(one));
  return query ? { state: "failed", query } : { state: "loading" };
}
