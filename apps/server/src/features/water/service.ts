import { addDays, type Day, dayInUtc } from "@morsel/domain/day";
import { clampGlasses } from "@morsel/domain/water/glasses";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { notSignedIn } from "../../platform/http/failure.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import { findGlasses, listGlasses, waterUpsert } from "./repository.ts";

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

    glasses(userId: UserId, date: Day): Promise<number> {
      return findGlasses(db, userId, date);
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
