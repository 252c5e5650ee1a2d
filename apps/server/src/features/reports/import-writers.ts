import type { ImportReading } from "@morsel/contract/imports";
import type { Db } from "../../platform/database/database.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import type { Replaced } from "../../platform/replaced.ts";
import type { ImportedAchievementService } from "../achievements/imported.service.ts";
import type { ImportedFastService } from "../fasting/imported.service.ts";
import type { FilledDays, ImportedMealService } from "../meals/imported.service.ts";
import type { ImportedPhotoService } from "../photos/imported.service.ts";
import type { ImportedProfileService } from "../profile/imported.service.ts";
import type { KeptService } from "../sync/kept.service.ts";
import type { ImportedWaterService } from "../water/imported.service.ts";
import type { Thing } from "./import-found.ts";
import { noteReplaced, takeReplaced } from "./import-replaced.repository.ts";

type Kind = Thing["kind"];
type Of<One extends Kind> = Extract<Thing, { kind: One }>;

/** How things of a kind are written and taken back. A new kind joins here. */
export interface Writer<One extends Kind> {
  /** What the things meet that is there already, for the preview; `filled` is noted as they come. */
  meet(
    userId: UserId,
    things: readonly Of<One>[],
    filled: FilledDays,
  ): Promise<Partial<Record<ImportReading["conflicts"][number]["meets"], number>>>;
  /** What takes long, before anything is written. Doing it again changes nothing. */
  ready?(userId: UserId, things: readonly Of<One>[]): Promise<void>;
  /** In a transaction that holds the person's lock. Doing it again changes nothing. */
  add(
    tx: Db,
    userId: UserId,
    importId: string,
    things: readonly Of<One>[],
  ): Promise<{ added: number; skipped: number; noRoom?: number }>;
  /** Takes back at most `limit` things that weren't edited since; returns how many. */
  remove(tx: Db, userId: UserId, importId: string, limit: number): Promise<number>;
}

export type Writers = { [One in Kind]: Writer<One> };

interface Services {
  people: Pick<People, "change">;
  meals: ImportedMealService;
  water: ImportedWaterService;
  fasts: ImportedFastService;
  photos: ImportedPhotoService;
  achievements: ImportedAchievementService;
  profiles: ImportedProfileService;
  kept: Pick<KeptService, "restore" | "putBack">;
}

/** Nothing that is there already is ever replaced, but by a newer setting. */
export const importWriters = (services: Services): Writers => {
  const { people, meals, water, fasts, photos, achievements, profiles, kept } = services;
  const replacing = replacingFor(people);
  const earned = (tx: Db, userId: UserId, importId: string, things: readonly Of<"achievement">[]) =>
    achievements.addEarned(
      tx,
      userId,
      importId,
      things.map(({ line }) => line),
    );
  return {
    meal: {
      meet: (userId, things, filled) => meals.meet(userId, things.map(entryOf), filled),
      add: (tx, userId, importId, things) => meals.add(tx, userId, importId, things.map(entryOf)),
      remove: meals.remove,
    },
    water: {
      meet: (userId, things) => water.meet(userId, things.map(waterOf)),
      add: (tx, userId, importId, things) => water.add(tx, userId, importId, things.map(waterOf)),
      remove: water.remove,
    },
    fast: {
      meet: (userId, things) => fasts.meet(userId, things.map(fastOf)),
      add: (tx, userId, importId, things) => fasts.add(tx, userId, importId, things.map(fastOf)),
      remove: fasts.remove,
    },
    photo: {
      meet: (userId, things) => photos.meet(userId, things.map(photoOf)),
      ready: (userId, things) => photos.ready(userId, things.map(photoOf)),
      add: (tx, userId, importId, things) => photos.add(tx, userId, importId, things.map(photoOf)),
      remove: photos.remove,
    },
    achievement: {
      async meet(userId, things) {
        const added = await tried(people, userId, (tx) => earned(tx, userId, "none", things));
        return { same: things.length - added };
      },
      async add(tx, userId, importId, things) {
        const added = await earned(tx, userId, importId, things);
        return { added, skipped: things.length - added };
      },
      remove: achievements.removeEarned,
    },
    goals: replacing({
      back: new Map([["goals", achievements.putGoalsBack]]),
      replace: async (tx, userId, { from }) =>
        new Map([["goals", await achievements.addGoals(tx, userId, [from])]]),
    }),
    setting: replacing({
      back: new Map([["setting", kept.putBack]]),
      replace: async (tx, userId, { setting }) =>
        new Map([["setting", await kept.restore(tx, userId, setting)]]),
    }),
    profile: replacing({
      back: new Map([
        ["profile", profiles.putBack],
        ["fasting", fasts.putSettingsBack],
      ]),
      replace: async (tx, userId, { self: { profile, goals, fastingSettings } }) =>
        new Map([
          ["profile", await profiles.add(tx, userId, profile, goals)],
          ["fasting", fastingSettings ? await fasts.addSettings(tx, userId, fastingSettings) : []],
        ]),
    }),
  };
};

interface Replacing<One extends Kind> {
  /** How what was replaced is put back, by where it is. */
  back: ReadonlyMap<string, (tx: Db, userId: UserId, replaced: Replaced) => Promise<void>>;
  /** Writes a thing; returns what it replaced, by where that was. */
  replace(tx: Db, userId: UserId, thing: Of<One>): Promise<ReadonlyMap<string, Replaced[]>>;
}

/** For what there is one of: what was there before is noted, and put back by an undo. */
const replacingFor =
  (people: Services["people"]) =>
  <One extends Kind>({ back, replace }: Replacing<One>): Writer<One> => ({
    async meet(userId, things) {
      const same = await tried(people, userId, async (tx) => {
        let count = 0;
        for (const thing of things) {
          const replaced = [...(await replace(tx, userId, thing)).values()].flat();
          if (replaced.length === 0) count += 1;
        }
        return count;
      });
      return { same };
    },
    async add(tx, userId, importId, things) {
      let added = 0;
      for (const thing of things) {
        let count = 0;
        for (const [kind, replaced] of await replace(tx, userId, thing)) {
          for (const one of replaced) await noteReplaced(tx, userId, { importId, kind }, one);
          count += replaced.length;
        }
        if (count > 0) added += 1;
      }
      return { added, skipped: things.length - added };
    },
    async remove(tx, userId, importId, limit) {
      let count = 0;
      for (const [kind, putBack] of back) {
        const some = await takeReplaced(tx, userId, { importId, kind }, limit - count);
        for (const one of some) await putBack(tx, userId, one);
        count += some.length;
      }
      return count;
    },
  });

/** Ends a trial. */
const takenBack = new Error("A trial is taken back.");

/**
 * What a change comes to, told by making it and taking it back: the rules of what makes way for
 * what are the change's own, and of these kinds there are few.
 */
async function tried<T>(
  people: Services["people"],
  userId: UserId,
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  try {
    await people.change(userId, async (tx) => {
      results.push(await change(tx));
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  const result = results.at(-1);
  if (result === undefined) throw takenBack;
  return result;
}

const entryOf = ({ entry }: Of<"meal">) => entry;
const waterOf = ({ day }: Of<"water">) => day;
const fastOf = ({ fast }: Of<"fast">) => fast;
const photoOf = ({ photo }: Of<"photo">) => photo;

/** A kind's writer, for things that `byKind` has sorted. */
export const writerFor = (writers: Writers, kind: Kind): Writer<Kind> =>
  // The compiler can't follow that kind and things belong together.
  writers[kind] as unknown as Writer<Kind>;

/** Things by kind; each kind's in their order. */
export function byKind(things: readonly Thing[]): Map<Kind, Thing[]> {
  const sorted = new Map<Kind, Thing[]>();
  for (const thing of things) {
    const same = sorted.get(thing.kind);
    if (same) same.push(thing);
    else sorted.set(thing.kind, [thing]);
  }
  return sorted;
}
