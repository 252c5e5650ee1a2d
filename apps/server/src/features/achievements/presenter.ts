import type { AchievementState, NewAchievement } from "@morsel/contract/achievements";
import { type Achievement, achievements, inOrder } from "@morsel/domain/achievements/catalogue";
import { progressOf, type Standing } from "@morsel/domain/achievements/standing";
import type { LedgerLine } from "./ledger.repository.ts";
import { messages } from "./messages.ts";

const describe = (one: Achievement): NewAchievement => ({
  id: one.id,
  kind: one.kind,
  achievementType: one.id,
  ...(one.kind === "badge" ? messages.badge[one.id] : messages.award[one.id]),
  iconName: one.iconName,
  category: one.category,
  ...(one.kind === "badge" && { difficulty: one.difficulty }),
  points: one.points,
});

/** Each achievement once, however many of its periods are among the lines. */
export function presentNew(lines: readonly LedgerLine[]): NewAchievement[] {
  const isAmong = (one: Achievement) =>
    lines.some(({ kind, id }) => kind === one.kind && id === one.id);
  return achievements.filter(isAmong).map(describe);
}

/** All achievements in order; an award as it was earned last. */
export function presentAll(lines: readonly LedgerLine[], standing: Standing): AchievementState[] {
  const states = achievements.map((one) => {
    const line = lines.find(({ kind, id }) => kind === one.kind && id === one.id);
    // What a later change took back, or a past day had, isn't there until it is judged.
    const progress = Math.min(one.target - 1, Math.floor(progressOf(one, standing)));
    return {
      ...describe(one),
      target: one.target,
      progress: line ? one.target : progress,
      earnedAt: line ? new Date(line.earned_at).toISOString() : null,
      ...(line?.period && { period: line.period }),
    };
  });
  return inOrder(states);
}
