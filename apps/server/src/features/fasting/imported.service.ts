import { isDeepStrictEqual } from "node:util";
import type { FastingSettings } from "@morsel/contract/fasting";
import { overlapTolerance, problemWith } from "@morsel/domain/fasting/edit";
import type { FastingSession } from "@morsel/domain/fasting/session";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { importMark } from "../../platform/import-mark.ts";
import type { UserId } from "../../platform/person.ts";
import type { Replaced } from "../../platform/replaced.ts";
import { checkBounds } from "./bounds.ts";
import { dropUndone, removeImported } from "./imported.repository.ts";
import {
  findFast,
  findFasts,
  findFastWithin,
  findRunning,
  findSettings,
  insertFast,
  saveSettings,
} from "./repository.ts";

export type ImportedFastService = ReturnType<typeof createImportedFastService>;

/** Writes fasts by the history's own rules; the callers hold the person's lock. */
export function createImportedFastService({ db, clock }: { db: Db; clock: Clock }) {
  /** Whether it may be, as any other, and there is room for it: no fast at the same time, and not too many. */
  async function fits(tx: Db, userId: UserId, fast: FastingSession): Promise<boolean> {
    if (problemWith(fast, [], clock())) return false;
    if (fast.endTime === null && (await findRunning(tx, userId))) return false;
    const to = fast.endTime ?? Number.MAX_SAFE_INTEGER;
    const span = { id: fast.id, from: fast.startTime, to, shared: overlapTolerance };
    if (await findFastWithin(tx, userId, span)) return false;
    try {
      await checkBounds(tx, userId, fast, "new");
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  return {
    async meet(userId: UserId, fasts: readonly FastingSession[]) {
      const ids = fasts.map(({ id }) => id);
      return { same: (await findFasts(db, userId, ids)).length };
    },

    async add(tx: Db, userId: UserId, importId: string, fasts: readonly FastingSession[]) {
      let added = 0;
      for (const fast of fasts) {
        await dropUndone(tx, userId, fast.id);
        if ((await findFast(tx, userId, fast.id)) || !(await fits(tx, userId, fast))) continue;
        await insertFast(tx, userId, fast, importMark(importId));
        added += 1;
      }
      return { added, skipped: fasts.length - added };
    },

    /** Takes some of what an import wrote back, unless it was changed since. */
    remove: (tx: Db, userId: UserId, importId: string, limit: number) =>
      removeImported(tx, userId, { importId, now: clock(), limit }),

    /** Sets settings where there are none; returns what they replace. */
    async addSettings(tx: Db, userId: UserId, settings: FastingSettings): Promise<Replaced[]> {
      if (await findSettings(tx, userId)) return [];
      await saveSettings(tx, userId, settings, clock());
      return [{ id: "fasting", before: null, after: settings }];
    },

    /** Removes settings that an import set, unless they were changed since. */
    async putSettingsBack(tx: Db, userId: UserId, { after }: Replaced): Promise<void> {
      if (isDeepStrictEqual(await findSettings(tx, userId), after))
        await saveSettings(tx, userId, null, clock());
    },
  };
}
