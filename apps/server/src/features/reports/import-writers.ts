import type { ImportReading } from "@morsel/contract/imports";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import type { ImportedAchievementService } from "../achievements/imported.service.ts";
import type { ImportedFastService } from "../fasting/imported.service.ts";
import type { ImportedMealService } from "../meals/imported.service.ts";
import type { ImportedPhotoService } from "../photos/imported.service.ts";
import type { ImportedProfileService } from "../profile/imported.service.ts";
import type { KeptService } from "../sync/kept.service.ts";
import type { ImportedWaterService } from "../water/imported.service.ts";
import type { Thing } from "./import-found.ts";

type Kind = Thing["kind"];
type Of<One extends Kind> = Extract<Thing, { kind: One }>;

/** How things of a kind are written and taken back. A new kind joins here. */
export interface Writer<One extends Kind> {
  /** What the things meet that is there already, for the preview. */
  meet(
    userId: UserId,
    things: readonly Of<One>[],
  ): Promise<Partial<Record<ImportReading["conflicts"][number]["meets"], number>>>;
  /** What takes long, before anything is written. Doing it again changes nothing. */
  ready?(userId: UserId, things: readonly Of<One>[]): Promise<void>;
  /** In a transaction that holds the person's lock. Doing it again changes nothing. */
  add(
    tx: Db,
    userId: UserId,
    importId: string,
    things: readonly Of<One>[],
  ): Promise<{ added: number; skipped: number }>;
  /** Takes back at most `limit` things that weren't edited since; returns how many. */
  remove(tx: Db, userId: UserId, importId: string, limit: number): Promise<number>;
}

export type Writers = { [One in Kind]: Writer<One> };

interface Services {
  meals: ImportedMealService;
  water: ImportedWaterService;
  fasts: ImportedFastService;
  photos: ImportedPhotoService;
  achievements: ImportedAchievementService;
  profiles: ImportedProfileService;
  kept: Pick<KeptService, "restore">;
}

/** Nothing that is there already is ever replaced, but by a newer setting. */
export const importWriters = (services: Services): Writers => {
  const { meals, water, fasts, photos, achievements, profiles, kept } = services;
  return {
    meal: {
      meet: (userId, things) => meals.meet(userId, things.map(entryOf)),
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
    achievement: lasting((tx, userId, things) =>
      achievements.addEarned(
        tx,
        userId,
        things.map(({ line }) => line),
      ),
    ),
    goals: lasting((tx, userId, things) =>
      achievements.addGoals(
        tx,
        userId,
        things.map(({ from }) => from),
      ),
    ),
    setting: lasting(async (tx, userId, things) => {
      let added = 0;
      for (const { setting } of things) if (await kept.restore(tx, userId, setting)) added += 1;
      return added;
    }),
    profile: lasting(async (tx, userId, things) => {
      let added = 0;
      for (const { self } of things) {
        const { profile, goals, fastingSettings } = self;
        const hasFilled = await profiles.add(tx, userId, profile, goals);
        const hasSet =
          fastingSettings !== null && (await fasts.addSettings(tx, userId, fastingSettings));
        if (hasFilled || hasSet) added += 1;
      }
      return added;
    }),
  };
};

/** For what fills gaps only, and stays when an import is undone. */
function lasting<One extends Kind>(
  write: (tx: Db, userId: UserId, things: readonly Of<One>[]) => Promise<number>,
): Writer<One> {
  return {
    meet: () => Promise.resolve({}),
    async add(tx, userId, _importId, things) {
      const added = await write(tx, userId, things);
      return { added, skipped: things.length - added };
    },
    remove: () => Promise.resolve(0),
  };
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
