/** Milestones on the way to the daily calorie goal (per cent). */
const calorieMilestones = [50, 75, 100] as const;
export type CalorieMilestone = (typeof calorieMilestones)[number];

/** The milestones crossed from one day total (kcal) to a higher one, lowest first. */
export function crossedMilestones(before: number, after: number, goal: number): CalorieMilestone[] {
  if (goal <= 0) return [];
  return calorieMilestones.filter((share) => {
    const mark = (goal * share) / 100;
    return before < mark && after >= mark;
  });
}
