import { addDays, type Day } from "../day.ts";
import { day as dayLength } from "../time.ts";

/** Consecutive days with entries, without a gap. */
export interface Run {
  first: Day;
  last: Day;
}

export const runDays = ({ first, last }: Run): number =>
  (Date.parse(last) - Date.parse(first)) / dayLength + 1;

export const holds = ({ first, last }: Run, day: Day): boolean => first <= day && day <= last;

/** The runs after a day got its first entry: those beside it become one. */
export function withDay(runs: readonly Run[], day: Day): readonly Run[] {
  if (runs.some((run) => holds(run, day))) return runs;
  const before = runs.find(({ last }) => last === addDays(day, -1));
  const after = runs.find(({ first }) => first === addDays(day, 1));
  const others = runs.filter((run) => run !== before && run !== after);
  return [...others, { first: before?.first ?? day, last: after?.last ?? day }];
}

/** The runs after a day lost its last entry: the one it was in becomes two, one or none. */
export function withoutDay(runs: readonly Run[], day: Day): readonly Run[] {
  const around = runs.find((run) => holds(run, day));
  if (!around) return runs;
  const parts = [
    { first: around.first, last: addDays(day, -1) },
    { first: addDays(day, 1), last: around.last },
  ];
  return [...runs.filter((run) => run !== around), ...parts.filter((run) => runDays(run) > 0)];
}

/** Days of the run that reaches today or yesterday: today isn't over yet. */
export function currentStreak(runs: readonly Run[], today: Day): number {
  const run = runs.find((one) => holds(one, today) || holds(one, addDays(today, -1)));
  return run ? runDays(run) : 0;
}
