/** Glasses of water that a day can hold. */
export const glassBounds = { least: 0, most: 8 } as const;
/** Half of what a day should bring. */
const halfway = 4;

/** A count of glasses within the bounds, whole. */
export function clampGlasses(glasses: number): number {
  return Math.min(glassBounds.most, Math.max(glassBounds.least, Math.round(glasses)));
}

/** Whether a logged entry is a glass of water: it says so and holds no calories. */
export function isGlassOfWater({ name, calories }: { name: string; calories: number }): boolean {
  return calories === 0 && name.toLowerCase().includes("water");
}

/** What a change of the count reached from below: the whole goal, half of it, or nothing. */
export function waterMilestone(before: number, after: number): "goal" | "halfway" | null {
  if (before < glassBounds.most && after >= glassBounds.most) return "goal";
  return before < halfway && after >= halfway ? "halfway" : null;
}

export interface WaterSummary {
  /** Days on which the goal was reached. */
  goalDays: number;
  /** Glasses a day over all the days, to one decimal. */
  average: number;
  total: number;
}

/** What `days` days of water come to; days without any count as none. */
export function summarizeWater(
  history: readonly { glasses: number }[],
  days: number,
  goal: number,
): WaterSummary {
  const total = history.reduce((sum, { glasses }) => sum + glasses, 0);
  return {
    goalDays: history.filter(({ glasses }) => glasses >= goal).length,
    average: days > 0 ? Math.round((total / days) * 10) / 10 : 0,
    total,
  };
}
