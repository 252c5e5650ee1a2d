import { numberText } from "@morsel/domain/english";
import * as z from "zod/mini";
import { achievementState } from "./achievements.ts";
import { meal } from "./meals.ts";
import { user } from "./profile.ts";
import { route } from "./route.ts";
import { instant } from "./scalars.ts";
import { glassesOfDay } from "./water.ts";

/** What has no table of its own, by the key it has on a device: at most so many characters of JSON. */
export const keptSizes = {
  "morsel-recent-analyses": 50_000,
  weeklyAnalyzedFoods: 50_000,
  "tour-cards-clicked": 2_000,
  "tour-completed": 100,
  "tour-dismissed": 100,
  "tour-step": 100,
  fastingDismissed: 10_000,
  "morsel-theme": 100,
  "morsel-units": 100,
  "morsel-calm": 100,
} as const;
export type KeptKey = keyof typeof keptSizes;

/** What devices derive from entries, water and fasts: those are stored, and this isn't once more. */
const derivedSizes = {
  weeklyMeals: 50_000,
  dailyStats: 50_000,
  weeklyTrackerData: 50_000,
  calculatedCalories: 50_000,
  fastingStatus: 50_000,
  fastingHistory: 50_000,
  fastingMilestones: 50_000,
} as const;

const sizes = { ...keptSizes, ...derivedSizes };
type Key = keyof typeof sizes;

export const isKept = (key: Key): key is KeptKey => Object.hasOwn(keptSizes, key);

/**
 * Backs up what a device has under one of its keys and answers how many items were sent. The newest
 * by `timestamp` (at the latest the server's now) is kept. Of what devices derive from stored data
 * nothing is: it is only counted.
 */
export const syncData = route({
  method: "POST",
  path: "/api/user/sync-data",
  access: "person",
  summary: "Back up what a device has under a key",
  body: z
    .object({
      key: z.enum(Object.keys(sizes) as Key[], "Must be a known key."),
      data: z.unknown().check(z.refine((data) => data !== undefined, "Must be sent.")),
      timestamp: instant,
    })
    .check(
      z.check(({ issues, value: { key, data } }) => {
        const max = sizes[key];
        if (JSON.stringify(data ?? null).length <= max) return;
        const message = `Must be at most ${numberText(max)} characters of JSON.`;
        issues.push({ code: "custom", path: ["data"], message, input: data });
      }),
    ),
  status: 200,
  reply: z.object({ itemsBackedUp: z.number() }),
});
export type SyncData = z.infer<typeof syncData.body>;

export const keptValue = z.object({
  key: z.string(),
  data: z.unknown(),
  /** When the device last changed it (ms). */
  timestamp: z.number(),
});
export type KeptValue = z.infer<typeof keptValue>;

/** How far back restored data goes. */
export const restoredDays = 90;

/** What a device needs of a person to begin with: the newest, never a whole history. */
export const restoreData = route({
  method: "GET",
  path: "/api/user/restore-data",
  access: "person",
  summary: "What a device starts with",
  status: 200,
  reply: z.object({
    success: z.boolean(),
    data: z.object({
      /** Of the last 90 days, newest first, at most 1,000. */
      meals: z.array(meal),
      recipes: z.array(z.unknown()),
      /** Days with water of the last 90, newest first. */
      waterIntake: z.array(glassesOfDay),
      calorieGoal: z.number(),
      proteinGoal: z.number(),
      carbGoal: z.number(),
      fatGoal: z.number(),
      waterGoal: z.number(),
      /** Those that were earned. */
      achievements: z.array(achievementState),
      userProfile: user,
      /** What was backed up with `sync-data`. */
      kept: z.array(keptValue),
    }),
  }),
});
export type RestoredData = z.infer<typeof restoreData.reply>["data"];
