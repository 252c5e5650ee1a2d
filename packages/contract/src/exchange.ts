import { achievementKinds } from "@morsel/domain/achievements/catalogue";
import { isDay } from "@morsel/domain/day";
import { maxEntryKcal } from "@morsel/domain/meals/limits";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import { byNutrient, recordOf } from "@morsel/domain/meals/nutrition";
import { maxNamedFoods } from "@morsel/domain/photos/named-food";
import * as z from "zod/mini";
import { fastingSettings, maxPauses } from "./fasting.ts";
import { keptPlate, maxPhotos } from "./photos.ts";
import { goalBounds } from "./profile.ts";
import { route } from "./route.ts";
import { amountUpTo } from "./scalars.ts";

/*
 * `morsel.json`: all that a person owns, as one program hands it to another (docs/exchange.md).
 * A reader refuses a version that it doesn't know. Within a version, fields are only added, and
 * whoever reads a file without one takes its default.
 */

export const exchangeVersion = 1;

const id = z.uuid("Must be a UUID.");
const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, "Must be a date as YYYY-MM-DD."),
    z.refine(isDay, "Must be a date that exists, as YYYY-MM-DD."),
  );
const instant = z.iso.datetime({ error: "Must be an ISO timestamp in UTC." });
const text = (max: number) => z.string().check(z.maxLength(max));
const perhaps = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);
const unknownAmount = (max: number) => z._default(amountUpTo(max), null);

export const exchangedMeal = z.object({
  id,
  name: text(200).check(z.minLength(1)),
  /** The person's own day. */
  date: day,
  time: perhaps(text(10)),
  mealType: z.enum(mealTypes),
  loggedAt: instant,
  createdAt: instant,
  source: perhaps(text(40)),
  clientRef: perhaps(text(100)),
  foodId: perhaps(text(64)),
  measurement: perhaps(text(200)),
  grams: unknownAmount(100_000),
  /** Of `photos`, unless that photo was deleted. */
  photoId: perhaps(id),
  /** 0 to 1: how sure the photo's analysis was. */
  confidence: unknownAmount(1),
  /** The calories were missing and estimated by name. */
  estimated: z._default(z.boolean(), false),
  calories: z.number().check(z.gte(0), z.lte(maxEntryKcal)),
  /** In the units of `nutrients` in docs/exchange.md; unknown is null. */
  nutrients: z.object(byNutrient(() => unknownAmount(1_000_000))),
});
export type ExchangedMeal = z.infer<typeof exchangedMeal>;

export const exchangedWater = z.object({
  date: day,
  glasses: z.number().check(z.int(), z.gte(0), z.lte(8)),
});
export type ExchangedWater = z.infer<typeof exchangedWater>;

export const exchangedFast = z
  .object({
    id,
    planId: text(50).check(z.minLength(1)),
    startTime: instant,
    /** Null while it runs. */
    endTime: z.nullable(instant),
    /** ms */
    targetDuration: z.number().check(z.int(), z.gte(0)),
    status: z.enum(["active", "paused", "completed", "stopped"]),
    pauses: z
      .array(z.object({ from: instant, to: z.nullable(instant) }))
      .check(z.maxLength(maxPauses)),
    source: z.enum(["timer", "manual", "diary"]),
    createdAt: instant,
  })
  .check(
    z.refine(({ startTime, endTime, status }) => {
      const isLive = status === "active" || status === "paused";
      return endTime === null ? isLive : !isLive && endTime >= startTime;
    }, "Must have an end after its start, or be running."),
  );
export type ExchangedFast = z.infer<typeof exchangedFast>;

const goals = z.object(
  recordOf(
    Object.keys(goalBounds) as (keyof typeof goalBounds)[],
    (name) => name,
    (name) => z.number().check(z.gte(goalBounds[name].min), z.lte(goalBounds[name].max)),
  ),
);

/** Goals, and the day from which they were in force. */
export const exchangedGoals = z.extend(goals, { from: day });
export type ExchangedGoals = z.infer<typeof exchangedGoals>;

export const exchangedAchievement = z.object({
  kind: z.enum(achievementKinds),
  id: text(100),
  /** Of an award: its day, or its week's Sunday. Of a badge: empty. */
  period: z.union([z.literal(""), day]),
  points: z.number().check(z.int(), z.gte(0)),
  earnedAt: instant,
});
export type ExchangedAchievement = z.infer<typeof exchangedAchievement>;

/** What devices keep in step that is nothing of the above, such as the theme. */
export const exchangedSetting = z.object({
  key: text(100),
  data: z.unknown(),
  changedAt: instant,
});
export type ExchangedSetting = z.infer<typeof exchangedSetting>;

const namedFood = z.object({
  name: text(200),
  grams: z.nullable(z.number()),
  minGrams: z.nullable(z.number()),
  maxGrams: z.nullable(z.number()),
  confidence: z.number(),
});

export const exchangedPhoto = z.object({
  id,
  /** Its place in the archive. A picture that was lost isn't there. */
  file: text(200),
  fileName: perhaps(text(255)),
  fileSize: z.number().check(z.int(), z.gte(0)),
  /** SHA-256 of the file, in base64url. */
  digest: text(100),
  createdAt: instant,
  uploadedAt: instant,
  analysisId: perhaps(text(100)),
  /** What was named on it, and by which provider and model. */
  namedBy: perhaps(text(300)),
  namedFoods: perhaps(z.array(namedFood).check(z.maxLength(maxNamedFoods))),
  /** What the person has made of it; its `imageUrl` is the file. */
  plate: perhaps(keptPlate),
});
export type ExchangedPhoto = z.infer<typeof exchangedPhoto>;

export const exchangedProfile = z.object({
  firstName: perhaps(text(200)),
  lastName: perhaps(text(200)),
  profileIcon: z._default(z.literal([1, 2]), 1),
  name: perhaps(text(200)),
  phone: perhaps(text(40)),
  location: perhaps(text(200)),
  birthDate: perhaps(text(10)),
  height: perhaps(text(20)),
  /** kg */
  weight: unknownAmount(1_000),
  activityLevel: perhaps(text(60)),
  dietaryPreferences: perhaps(z.array(text(60)).check(z.maxLength(30))),
});
export type ExchangedProfile = z.infer<typeof exchangedProfile>;

/** What a document begins with; the lists follow. */
export const exchangedHead = z.object({
  format: z.literal("morsel"),
  version: z.literal(exchangeVersion),
  exportedAt: instant,
  profile: exchangedProfile,
  goals,
  fastingSettings: z.nullable(fastingSettings),
});
export type ExchangedHead = z.infer<typeof exchangedHead>;

/** The whole document. */
export const exchange = z.extend(exchangedHead, {
  /** By key. */
  settings: z.array(exchangedSetting),
  /** By time, like meals, water and fasts. */
  goalHistory: z.array(exchangedGoals),
  /** By kind, id and period. Before the meals: what these earn isn't earned once more. */
  achievements: z.array(exchangedAchievement),
  meals: z.array(exchangedMeal),
  water: z.array(exchangedWater),
  fasts: z.array(exchangedFast),
  /** By id. */
  photos: z.array(exchangedPhoto).check(z.maxLength(maxPhotos.kept)),
});
export type Exchange = z.infer<typeof exchange>;
/** The name of one of its lists. */
export type ExchangedList = Exclude<keyof Exchange, keyof ExchangedHead>;
export type Exchanged<List extends ExchangedList> = Exchange[List][number];

/**
 * All that the person owns as one ZIP: `morsel.json`, `csv/*.csv` and `photos/*.jpg`, as it was at
 * one moment.
 */
export const exportData = route({
  method: "GET",
  path: "/api/user/export",
  access: "person",
  summary: "Take everything along: a ZIP of JSON, CSV and pictures",
  status: 200,
  file: "application/zip",
});

export const exchangeSchema = route({
  method: "GET",
  path: "/api/user/export/schema",
  access: "anyone",
  summary: "The JSON Schema of an export's morsel.json",
  status: 200,
  file: "application/schema+json",
});
