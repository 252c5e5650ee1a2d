import { isDeepStrictEqual } from "node:util";
import { achievements } from "@morsel/domain/achievements/catalogue";
import type { GoalsFrom } from "@morsel/domain/achievements/goals-by-day";
import type { Day } from "@morsel/domain/day";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import type { Replaced } from "../../platform/replaced.ts";
import { findSums, listGoals, saveGoals, updateSums } from "./days.repository.ts";
import {
  deleteGoals,
  firstGoalDays,
  forgetSums,
  insertTold,
  type LedgerRow,
  removeTold,
} from "./imported.repository.ts";

export type { LedgerRow };

/** A badge once, an award once a day or week, and for no more than they are worth. */
const canBeEarned = (line: LedgerRow): boolean =>
  (line.period === "") === (line.kind === "badge") &&
  achievements.some(
    ({ kind, id, points }) => kind === line.kind && id === line.id && line.points <= points,
  );

export type ImportedAchievementService = ReturnType<typeof createImportedAchievementService>;

/** Writes what was earned elsewhere; the callers hold the person's lock. */
export function createImportedAchievementService() {
  return {
    /** Adds lines that could have been earned here, as told already; returns how many. */
    async addEarned(
      tx: Db,
      userId: UserId,
      importId: string,
      lines: readonly LedgerRow[],
    ): Promise<number> {
      let added = 0;
      let points = 0;
      for (const line of lines.filter(canBeEarned)) {
        const worth = await insertTold(tx, userId, importId, line);
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
     * Removes lines that an import wrote; returns how many. What the person's own days have earned
     * of that is earned again at the next check.
     */
    async removeEarned(tx: Db, userId: UserId, importId: string, limit: number): Promise<number> {
      const removed = await removeTold(tx, userId, importId, limit);
      if (removed > 0) await forgetSums(tx, userId);
      return removed;
    },

    /**
     * Adds goals of days that have none; returns what they replace. Goals that were never changed here, and so
     * count from the very first day, make way.
     */
    async addGoals(tx: Db, userId: UserId, history: readonly GoalsFrom[]): Promise<Replaced[]> {
      const replaced: Replaced[] = [];
      for (const { date, goals } of history) {
        const days = await firstGoalDays(tx, userId);
        const makesWay = days.length === 1 && days[0] === date;
        const [before] = await listGoals(tx, userId, date, 1);
        const isThere = before?.date === date;
        if (isThere && (!makesWay || isDeepStrictEqual(before.goals, goals))) continue;
        await saveGoals(tx, userId, date, goals);
        replaced.push({ id: date, before: isThere ? before.goals : null, after: goals });
      }
      return replaced;
    },

    /** Puts back what a day's goals were, unless they were changed since. */
    async putGoalsBack(tx: Db, userId: UserId, { id, before, after }: Replaced): Promise<void> {
      const date = id as Day;
      const [now] = await listGoals(tx, userId, date, 1);
      if (now?.date !== date || !isDeepStrictEqual(now.goals, after)) return;
      if (before === null) await deleteGoals(tx, userId, date);
      else await saveGoals(tx, userId, date, before as GoalsFrom["goals"]);
      await forgetSums(tx, userId);
    },
  };
}
