import { waterMet } from "../achievements/met.ts";

export interface WaterSummary {
  /** Days on which the goal was reached. */
  goalDays: number;
  /** Glasses a day over the whole period, to one decimal. */
  average: number;
  total: number;
}

/** Sums up `days` days of water; days without a count are 0. */
export function summarizeWater(
  history: readonly { glasses: number }[],
  days: number,
  goal: number,
): WaterSummary {
  const total = history.reduce((sum, { glasses }) => sum + glasses, 0);
  return {
    goalDays: history.filter(({ glasses }) => waterMet(glasses, goal)).length,
    average: days > 0 ? Math.round((total / days) * 10) / 10 : 0,
    total,
  };
}
