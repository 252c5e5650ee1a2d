/** Shares of the daily calorie goal that are worth a word, highest first, in per cent. */
export const calorieMilestones = [100, 75, 50] as const;
export type CalorieMilestone = (typeof calorieMilestones)[number];

/**
 * The highest share of the goal that a day reached in going from one sum (kcal) to another; null
 * where it reached none, or went down.
 */
export function calorieMilestone(
  before: number,
  after: number,
  goal: number,
): CalorieMilestone | null {
  if (goal <= 0) return null;
  const reached = (share: CalorieMilestone) => {
    const mark = (goal * share) / 100;
    return before < mark && after >= mark;
  };
  return calorieMilestones.find(reached) ?? null;
}
