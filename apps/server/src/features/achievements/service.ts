import { setImmediate } from "node:timers/promises";
import type { AchievementState, NewAchievement } from "@morsel/contract/achievements";
import { levelOf } from "@morsel/domain/achievements/level";
import { reachedDay } from "@morsel/domain/achievements/reached-day";
import type { Day } from "@morsel/domain/day";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { isUnwritable } from "../../platform/database/trouble.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import { findSums, findWaiting, longestRun } from "./days.repository.ts";
import { type Check, judgeNext, standing } from "./judging.ts";
import { type LedgerLine, listLatest, listToldIn } from "./ledger.repository.ts";
import { presentAll, presentNew } from "./presenter.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  report: (error: unknown) => void;
}

export type AchievementService = ReturnType<typeof createAchievementService>;

/** Months that are judged within the reply to a logged meal; a check judges all that wait. */
const monthsAfterMeal = 4;

export function createAchievementService({ db, clock, people, report }: Needs) {
  /** Whether anything waits to be judged or announced on the person's day. One row, by its key. */
  async function waits(userId: UserId, said: Day | undefined) {
    const found = await findWaiting(db, userId);
    if (!found) return { toJudge: true, toAnnounce: false };
    const { reached, toldAt, unannounced, due } = found;
    const day = reachedDay({ reached, toldAt }, said, clock());
    const isNewDay = day.reached !== reached || day.toldAt !== toldAt;
    return {
      toJudge: isNewDay || (due !== null && due <= day.reached),
      toAnnounce: unannounced > 0,
    };
  }

  /** Judges what has changed, a month at a time, each in a transaction of its own. */
  async function catchUp(
    userId: UserId,
    given: Pick<Partial<Check>, "said" | "loggedOn" | "tellIn">,
    months = Infinity,
  ): Promise<LedgerLine[]> {
    for (let month = 1; month <= months; month += 1) {
      const check = { said: undefined, ...given, now: clock() };
      const { more, told } = await people.derive(userId, (tx) => judgeNext(tx, userId, check));
      if (!more) return told;
      await setImmediate();
    }
    return [];
  }

  /** Judges what waits, without telling: whoever checks next is told. */
  async function settle(userId: UserId): Promise<void> {
    try {
      if ((await waits(userId, undefined)).toJudge) await catchUp(userId, {});
    } catch (error) {
      // On a full disk people see what they had.
      if (!isUnwritable(error)) throw error;
    }
  }

  return {
    /**
     * What no device was told of, after judging what waits; null if nothing did. Of two checks at
     * once, one has it.
     */
    async check(userId: UserId, said?: Day): Promise<NewAchievement[] | null> {
      const { toJudge, toAnnounce } = await waits(userId, said);
      return toJudge || toAnnounce ? presentNew(await catchUp(userId, { said, tellIn: "" })) : null;
    },

    /**
     * What was earned by the time that a meal was logged; asked again, the same. The meal is stored
     * in any case: a failure here isn't its own.
     */
    async afterMeal(userId: UserId, meal: { id: string; date: Day }): Promise<NewAchievement[]> {
      try {
        if ((await waits(userId, undefined)).toJudge)
          await catchUp(userId, { tellIn: meal.id, loggedOn: meal.date }, monthsAfterMeal);
        return presentNew(await listToldIn(db, userId, meal.id));
      } catch (error) {
        // Whose account is deleted meanwhile has nothing to be told.
        if (!(error instanceof Failure && error.status === 401)) report(error);
        return [];
      }
    },

    /** All achievements, and how far those to come are on a day. */
    async list(userId: UserId, date?: Day): Promise<AchievementState[]> {
      await settle(userId);
      const sums = await findSums(db, userId);
      return presentAll(await listLatest(db, userId), await standing(db, userId, sums, date));
    },

    async statistics(userId: UserId) {
      await settle(userId);
      const sums = await findSums(db, userId);
      const totalPoints = sums?.points ?? 0;
      return {
        totalPoints,
        achievementsUnlocked: (await listLatest(db, userId)).length,
        currentStreak: (await standing(db, userId, sums)).streak,
        longestStreak: await longestRun(db, userId),
        ...levelOf(totalPoints),
      };
    },
  };
}
