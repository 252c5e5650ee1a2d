import { type GlassesOfDay, maxStepsPerDay, waterCodes } from "@morsel/contract/water";
import { addDays, type Day, dayInUtc, isDay } from "@morsel/domain/day";
import { day } from "@morsel/domain/time";
import { clampGlasses } from "@morsel/domain/water/glasses";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure, notSignedIn } from "../../platform/http/failure.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import { messages } from "./messages.ts";
import { forgetSteps } from "./old-steps.repository.ts";
import {
  addGlasses,
  countSteps,
  findDays,
  findGlasses,
  insertStep,
  isCounted,
  listGlasses,
  waterUpsert,
} from "./repository.ts";

/** How long a step's id is remembered (ms): as long as the feed remembers deletions. */
const rememberedFor = 90 * day;

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
}

export type WaterService = ReturnType<typeof createWaterService>;

export function createWaterService({ db, clock, people }: Needs) {
  const saveGlasses = waterUpsert(people);
  return {
    /** Sets the day's glasses, clamped; returns what was stored. */
    async set(userId: UserId, date: Day, glasses: number) {
      const kept = clampGlasses(glasses);
      const row = { user_id: userId, date, glasses: kept, updated_at: clock() };
      if (!(await saveGlasses(db, row))) throw notSignedIn();
      return { date, waterGlasses: kept };
    },

    /** Adds a step to the day's glasses, clamped, unless it was counted; returns the day. */
    step(userId: UserId, { id, date, step }: { id: string; date: Day; step: number }) {
      return people.change(userId, async (tx) => {
        if (await isCounted(tx, userId, id))
          return { date, glasses: await findGlasses(tx, userId, date) };
        if ((await countSteps(tx, userId, date)) >= maxStepsPerDay)
          throw new Failure(409, waterCodes.dayFull, messages.dayFull);
        const now = clock();
        await insertStep(tx, { user_id: userId, id, date, counted_at: now });
        const row = { user_id: userId, date, glasses: step, updated_at: now };
        return { date, glasses: await addGlasses(tx, row) };
      });
    },

    /** Forgets steps that no device sends again: it would have been offline for too long. */
    sweep(): Promise<void> {
      return forgetSteps(db, clock() - rememberedFor);
    },

    glasses(userId: UserId, date: Day): Promise<number> {
      return findGlasses(db, userId, date);
    },

    /** Those of the days that have a count, by day. */
    async shown(userId: UserId, dates: readonly string[]): Promise<Map<string, GlassesOfDay>> {
      const found = await findDays(db, userId, dates.filter(isDay));
      return new Map(found.map((day) => [day.date, day]));
    },

    /**
     * Days with water among the last `days`, newest first; the person's today may be tomorrow in
     * UTC.
     */
    history(userId: UserId, days: number) {
      return listGlasses(db, userId, addDays(dayInUtc(clock()), 1 - days));
    },
  };
}
