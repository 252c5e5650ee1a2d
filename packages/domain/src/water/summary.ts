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
