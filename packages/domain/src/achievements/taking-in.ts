import type { Day } from "../day.ts";
import { type DayFacts, type DayMarks, markDay, noMarks } from "./day-marks.ts";
import { type GoalsFrom, goalsOn } from "./goals-by-day.ts";
import { type Run, withDay, withoutDay } from "./runs.ts";
import type { Totals } from "./standing.ts";

/** What follows from days: their marks, the runs around them, the totals. */
export interface Derived {
  marks: ReadonlyMap<Day, DayMarks>;
  runs: readonly Run[];
  totals: Totals;
}

/**
 * Takes in days as they are now, in place of what they were. Only differences count, so the result
 * is the same in any order and however often a day is taken in.
 */
export function takeInDays(
  before: Derived,
  facts: ReadonlyMap<Day, DayFacts>,
  goals: readonly GoalsFrom[],
): Derived {
  const marks = new Map(before.marks);
  const totals = { ...before.totals };
  let { runs } = before;
  for (const [day, its] of facts) {
    const was = marks.get(day) ?? noMarks;
    const is = markDay(its, goalsOn(goals, day));
    marks.set(day, is);
    totals.entries += is.entries - was.entries;
    totals.calories += is.calories - was.calories;
    totals.analyses += is.analyses - was.analyses;
    totals.goalDays += Number(is.caloriesMet) - Number(was.caloriesMet);
    runs = is.entries > 0 ? withDay(runs, day) : withoutDay(runs, day);
  }
  return { marks, runs, totals };
}
