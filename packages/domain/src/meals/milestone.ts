/** Milestones on the way to the daily calorie goal (per cent), highest first. */
export const calorieMilestones = [100, 75, 50] as const;
export type CalorieMilestone = (typeof calorieMilestones)[number];

/** The highest milestone crossed between two day totals (kcal); null if none was, or if it fell. */
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
