import { achievementKinds } from "@morsel/domain/achievements/catalogue";
import { isDay } from "@morsel/domain/day";
import { maxEntryGrams, maxEntryKcal, maxEntryNutrient } from "@morsel/domain/meals/limits";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { maxNamedFoods } from "@morsel/domain/photos/named-food";
import * as z from "zod/mini";
import { fastingInstants, fastingSettings, maxPauses, targetDuration } from "./fasting.ts";
import { clockTime, mealName } from "./meals.ts";
import { keptPlate, maxPhotos } from "./photos.ts";
import { goals, profileFields } from "./profile.ts";
import { route } from "./route.ts";
import { amountUpTo, notADay, uuid, visibleText } from "./scalars.ts";

/*
 * `morsel.json`: all that a person owns, as one program hands it to another (docs/exchange.md).
 * A reader refuses a version that it doesn't know. Within a version, fields are only added, and
 * whoever reads a file without one takes its default.
 */

export const exchangeVersion = 1;

const day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Must be a date as YYYY-MM-DD."), z.refine(isDay, notADay));
const instant = z.iso.datetime({ error: "Must be an ISO timestamp in UTC." });
const fastInstant = instant.check(
  z.refine((text) => {
    const ms = Date.parse(text);
    return ms >= fastingInstants.min && ms <= fastingInstants.max;
  }, "Must be from the year 2000 to 2099."),
);
const text = (max: number) => z.string().check(z.maxLength(max));
const perhaps = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);
const unknownAmount = (max: number) => z._default(amountUpTo(max), null);

export const exchangedMeal = z.object({
  id: uuid,
  name: mealName,
  /** The person's own day. */
  date: day,
  time: perhaps(clockTime),
  mealType: z.enum(mealTypes),
  loggedAt: instant,
  createdAt: instant,
  source: perhaps(text(40)),
  clientRef: perhaps(text(100)),
  foodId: perhaps(text(64)),
  measurement: perhaps(text(200)),
  grams: unknownAmount(maxEntryGrams),
  /** Of `photos`, unless that photo was deleted. */
  photoId: perhaps(uuid),
  /** 0 to 1: how sure the photo's analysis was. */
  confidence: unknownAmount(1),
  /** The calories were missing and estimated by name. */
  estimated: z._default(z.boolean(), false),
  calories: z.number().check(z.gte(0), z.lte(maxEntryKcal)),
  /** In the units of `nutrients` in docs/exchange.md; unknown is null. */
  nutrients: z.object(byNutrient(({ unit }) => unknownAmount(maxEntryNutrient[unit]))),
});
export type ExchangedMeal = z.infer<typeof exchangedMeal>;

export const exchangedWater = z.object({
  date: day,
  glasses: z.number().check(z.int(), z.gte(0), z.lte(8)),
});
export type ExchangedWater = z.infer<typeof exchangedWater>;

export const exchangedFast = z
  .object({
    id: uuid,
    planId: visibleText(50),
    startTime: fastInstant,
    /** Null while it runs. */
    endTime: z.nullable(fastInstant),
    /** ms */
    targetDuration,
    status: z.enum(["active", "paused", "completed", "stopped"]),
    pauses: z
      .array(z.object({ from: fastInstant, to: z.nullable(fastInstant) }))
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

/** Goals, and the day from which they were in force. */
export const exchangedGoals = z.extend(goals, { from: day });
export type ExchangedGoals = z.infer<typeof exchangedGoals>;

/** More than any achievement is worth. */
const maxPoints = 10_000;

export const exchangedAchievement = z.object({
  kind: z.enum(achievementKinds),
  id: text(100),
  /** Of an award: its day, or its week's Sunday. Of a badge: empty. */
  period: z.union([z.literal(""), day]),
  points: z.number().check(z.int(), z.gte(0), z.lte(maxPoints)),
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
  id: uuid,
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
  firstName: perhaps(profileFields.firstName),
  lastName: perhaps(profileFields.lastName),
  profileIcon: z._default(z.literal([1, 2]), 1),
  name: perhaps(profileFields.name),
  phone: perhaps(profileFields.phone),
  location: perhaps(profileFields.location),
  birthDate: perhaps(profileFields.birthDate),
  height: perhaps(profileFields.height),
  /** kg */
  weight: perhaps(profileFields.weight),
  activityLevel: perhaps(profileFields.activityLevel),
  dietaryPreferences: perhaps(profileFields.dietaryPreferences),
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
