import type { GlassesOfDay } from "@morsel/contract/water";
import type { Day } from "@morsel/domain/day";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import { deleteStep, listImportSteps } from "./imported.repository.ts";
import { addGlasses, findDays, insertStep } from "./repository.ts";

export type ImportedDay = GlassesOfDay & { date: Day };
export type ImportedWaterService = ReturnType<typeof createImportedWaterService>;

/** Fills days without water; the callers hold the person's lock. */
export function createImportedWaterService({ db, clock }: { db: Db; clock: Clock }) {
  async function knownOf(on: Db, userId: UserId, days: readonly ImportedDay[]) {
    const rows = await findDays(
      on,
      userId,
      days.map(({ date }) => date),
    );
    return new Map(rows.map(({ date, glasses }) => [date, glasses]));
  }

  return {
    /** How many days have as much water already, and how many have other water, which stays. */
    async meet(userId: UserId, days: readonly ImportedDay[]) {
      const known = await knownOf(db, userId, days);
      const same = days.filter(({ date, glasses }) => known.get(date) === glasses).length;
      const taken = days.filter(({ date }) => (known.get(date) ?? 0) > 0).length;
      return { same, kept: Math.max(0, taken - same) };
    },

    async add(tx: Db, userId: UserId, importId: string, days: readonly ImportedDay[]) {
      const known = await knownOf(tx, userId, days);
      let added = 0;
      for (const { date, glasses } of days) {
        const before = known.get(date);
        if (before !== undefined && (before > 0 || before === glasses)) continue;
        const at = clock();
        await addGlasses(tx, { user_id: userId, date, glasses, updated_at: at });
        // It is known by this step which import wrote the day, for as long as steps are remembered.
        const id = `${importId} ${glasses} ${date}`;
        await insertStep(tx, { user_id: userId, id, date, counted_at: at });
        known.set(date, glasses);
        added += 1;
      }
      return { added, skipped: days.length - added };
    },

    /** Empties some of the days that an import filled and that are as it left them. */
    async remove(tx: Db, userId: UserId, importId: string, limit: number): Promise<number> {
      const steps = await listImportSteps(tx, userId, importId, limit);
      for (const { id, date } of steps) {
        const glasses = Number(id.split(" ")[1]);
        const [day] = await findDays(tx, userId, [date]);
        if (day?.glasses === glasses)
          await addGlasses(tx, { user_id: userId, date, glasses: -glasses, updated_at: clock() });
        await deleteStep(tx, userId, id);
      }
      return steps.length;
    },
  };
}
