import { maxMealsPerDay } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import {
  countByDay,
  findImported,
  insertImported,
  removeImported,
  reviveImported,
} from "./imported.repository.ts";
import { type LoggedMeal, newRow } from "./new-row.ts";
import type { MealRow } from "./repository.ts";

/** An entry to import; the same row of a file has the same id each time. */
export type ImportedEntry = LoggedMeal & {
  id: string;
  /** Of another Morsel's: what only a server says of an entry. */
  stored?: { createdAt: number; isEstimated: boolean };
};

/** What the entries of a file fill, as far as they were looked at, by day. */
export interface FilledDays {
  /** Entries that their day takes. */
  entries: Map<Day, number>;
  /** Entries that it has no room for. */
  beyond: Map<Day, number>;
}

export type ImportedMealService = ReturnType<typeof createImportedMealService>;

/** Writes many entries at once, by the diary's own rules; the callers hold the person's lock. */
export function createImportedMealService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * How many exist already, and how many are for days that have other entries. What the days take
     * and what they have no room for is noted in `filled`.
     */
    async meet(userId: UserId, entries: readonly ImportedEntry[], filled: FilledDays) {
      const known = await knownOf(db, userId, entries);
      const fresh = entries.filter(({ id }) => known.get(id) !== "stays");
      const days = await countByDay(db, userId, datesOf(fresh));
      let beside = 0;
      for (const { date } of fresh) {
        const { logged, removed } = days.get(date) ?? nothing;
        const entriesSoFar = filled.entries.get(date) ?? 0;
        if (hasRoom({ logged: logged + entriesSoFar, removed })) {
          filled.entries.set(date, entriesSoFar + 1);
          if (logged > 0) beside += 1;
        } else filled.beyond.set(date, (filled.beyond.get(date) ?? 0) + 1);
      }
      return { same: entries.length - fresh.length, beside };
    },

    /** Adds those that don't exist, as long as their days have room. */
    async add(tx: Db, userId: UserId, importId: string, entries: readonly ImportedEntry[]) {
      const now = clock();
      const known = await knownOf(tx, userId, entries);
      const days = await countByDay(tx, userId, datesOf(entries));
      const fresh = [];
      let added = 0;
      let noRoom = 0;
      for (const entry of entries) {
        const day = days.get(entry.date) ?? { ...nothing };
        days.set(entry.date, day);
        const existing = known.get(entry.id);
        if (existing === "stays") continue;
        if (!hasRoom(day)) {
          noRoom += 1;
          continue;
        }
        known.set(entry.id, "stays");
        day.logged += 1;
        added += 1;
        const row = { ...rowOf(userId, entry, now), import_id: importId };
        if (existing === "undone") await reviveImported(tx, row);
        else fresh.push(row);
      }
      await insertImported(tx, userId, fresh);
      return { added, skipped: entries.length - added, noRoom };
    },

    /** Removes some of what an import wrote, unless it was edited since; returns how many. */
    remove: (tx: Db, userId: UserId, importId: string, limit: number) =>
      removeImported(tx, userId, { importId, now: clock(), limit }),
  };
}

const nothing = { logged: 0, removed: 0 };

const hasRoom = ({ logged, removed }: typeof nothing): boolean =>
  logged < maxMealsPerDay.logged && removed < maxMealsPerDay.removed;

function rowOf(userId: UserId, { stored, ...sent }: ImportedEntry, now: number): MealRow {
  // No request made it, so none can repeat it.
  const row = newRow(userId, sent, now, "");
  if (!stored) return row;
  return { ...row, created_at: stored.createdAt, estimated: Number(stored.isEstimated) };
}

const datesOf = (entries: readonly { date: Day }[]): Day[] => [
  ...new Set(entries.map(({ date }) => date)),
];

/** Those that exist, by id: an entry that a person deleted stays so, one that an undo removed doesn't. */
async function knownOf(db: Db, userId: UserId, entries: readonly ImportedEntry[]) {
  const rows = await findImported(
    db,
    userId,
    entries.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, isUndone }) => [id, isUndone === 1 ? ("undone" as const) : ("stays" as const)]),
  );
}
