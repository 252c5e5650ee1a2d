import { isDeepStrictEqual } from "node:util";
import { achievements } from "@morsel/domain/achievements/catalogue";
import type { GoalsFrom } from "@morsel/domain/achievements/goals-by-day";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import { findSums, listGoals, saveGoals, updateSums } from "./days.repository.ts";
import { firstGoalDays, insertTold, type LedgerRow } from "./imported.repository.ts";

export type { LedgerRow };

export type ImportedAchievementService = ReturnType<typeof createImportedAchievementService>;

/** Writes what was earned elsewhere; the callers hold the person's lock. */
export function createImportedAchievementService() {
  return {
    /** Adds lines of achievements that there are, as told already; returns how many. */
    async addEarned(tx: Db, userId: UserId, lines: readonly LedgerRow[]): Promise<number> {
      const known = lines.filter((line) =>
        achievements.some(({ kind, id }) => kind === line.kind && id === line.id),
      );
      let added = 0;
      let points = 0;
      for (const line of known) {
        const worth = await insertTold(tx, userId, line);
        if (worth === undefined) continue;
        added += 1;
        points += worth;
      }
      const sums = await findSums(tx, userId);
      if (sums && points > 0)
        await updateSums(tx, userId, { ...sums, points: sums.points + points });
      return added;
    },

    /**
     * Adds goals of days that have none; returns how many. Goals that were never changed here, and so
     * count from the very first day, make way.
     */
    async addGoals(tx: Db, userId: UserId, history: readonly GoalsFrom[]): Promise<number> {
      let added = 0;
      for (const { date, goals } of history) {
        const days = await firstGoalDays(tx, userId);
        const makesWay = days.length === 1 && days[0] === date;
        const [before] = await listGoals(tx, userId, date, 1);
        const isThere = before?.date === date;
        if (isThere && (!makesWay || isDeepStrictEqual(before.goals, goals))) continue;
        await saveGoals(tx, userId, date, goals);
        added += 1;
      }
      return added;
    },
  };
}
