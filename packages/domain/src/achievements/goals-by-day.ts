import type { Day } from "../day.ts";
import { type DailyGoals, defaultGoals } from "../profile/goals.ts";

/** Goals and the day from which they are in force. */
export interface GoalsFrom {
  date: Day;
  goals: DailyGoals;
}

/** The goals in force on a day, out of a list in order. */
export const goalsOn = (list: readonly GoalsFrom[], day: Day): DailyGoals =>
  list.findLast(({ date }) => date <= day)?.goals ?? defaultGoals;
