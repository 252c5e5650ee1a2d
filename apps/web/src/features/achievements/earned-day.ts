import type { AchievementState } from "@morsel/contract/achievements";
import { dayOnClock } from "@morsel/domain/day";

export interface EarnedOne extends Pick<AchievementState, "kind" | "category" | "period"> {
  earnedAt: string;
}

/** The day that an award is for, or its week's Sunday: it may be judged later. Of a badge, its own. */
export const dayEarned = ({ period, earnedAt }: EarnedOne): string =>
  period ?? dayOnClock(new Date(earnedAt));

export const isForWeek = ({ kind, category }: EarnedOne): boolean =>
  kind === "award" && category === "weekly";
