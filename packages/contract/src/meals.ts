import { maxEntryGrams, maxEntryKcal, maxEntryNutrient } from "@morsel/domain/meals/limits";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import { byNutrient, bySentName, bySnakeName } from "@morsel/domain/meals/nutrition";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { amountUpTo, day, dayOrTimestamp, made, timestamp, uuid, visibleLine } from "./scalars.ts";

/** Page size of the diary. */
export const mealsPage = { default: 500, max: 1000 } as const;

/**
 * Entries of one day. The ids of removed ones are kept, so that a late retry can't bring them back.
 */
export const maxMealsPerDay = { logged: 100, removed: 500 } as const;

/** Days in one reply of daily totals. */
export const maxTotalsDays = 366;

export const mealCodes = {
  differs: "MEAL_ID_TAKEN",
  /** More than `maxMealsPerDay`. */
  dayFull: "MEAL_DAY_FULL",
  unconfirmed: "CONFIRMATION_NEEDED",
} as const;

const nutrients = {
  ...bySentName(({ unit }) => z.optional(amountUpTo(maxEntryNutrient[unit]))),
  /** Read, too, where the name above is missing. */
  ...bySnakeName(({ unit }) => z.optional(amountUpTo(maxEntryNutrient[unit]))),
};

const mealType = z.enum(mealTypes);
const source = z.enum(["calculator", "history", "user-suggestion", "photo"]);
/** Kept as `9:05 AM`, however it was written: "09:05am", or with the narrow space of browsers. */
export const clockTime = z.string().check(
  z.regex(/^(0?[1-9]|1[0-2]):[0-5]\d\s?(AM|PM)$/i, "Must be a 12-hour time with AM or PM."),
  z.overwrite((text) => text.toUpperCase().replace(/^0?(.+\d)\s?(?=[AP])/, "$1 ")),
);

const details = {
  /** The meal's time of day on the person's own clock. */
  time: z.optional(z.nullable(clockTime)),
  source: z.optional(source),
  /** The client's own reference, such as `calc-…` or `relogged-…`. */
  clientRef: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** How the food was understood: its id, the words for the amount, grams. */
  foodId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  measurement: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  grams: z.optional(amountUpTo(maxEntryGrams)),
  /** The photo whose picture it shows; the photo may be deleted by now. */
  photoId: z.optional(z.nullable(uuid)),
  /** 0 to 1: how sure the photo's analysis is of the whole plate (`plateConfidence`). */
  confidence: z.optional(amountUpTo(1)),
};

/**
 * The person confirmed an unusually large entry: required above 5,000 kcal, else a 422
 * `CONFIRMATION_NEEDED`. Not stored.
 */
const confirmed = z.optional(z.boolean());

export const mealName = visibleLine(200);

const newMeal = z.object({
  id: z.optional(uuid),
  name: mealName,
  date: dayOrTimestamp,
  mealType: z._default(mealType, "snack"),
  /** If missing, calories are estimated by name and the entry is marked. A real 0 stays 0. */
  totalCalories: z.optional(amountUpTo(maxEntryKcal)),
  timestamp: z.optional(timestamp),
  ...nutrients,
  ...details,
  confirmed,
});
export type NewMeal = z.infer<typeof newMeal>;

/** An entry waiting on a device to be sent, with the id and moment the device gave it. */
export const keptNewMeal = z.extend(newMeal, { id: uuid, timestamp });
export type KeptNewMeal = z.infer<typeof keptNewMeal>;
/** Several, such as a copied group, waiting as one change. */
export const keptNewMeals = z.array(keptNewMeal);

const known = z.nullable(z.number());

/**
 * One diary entry. Readers of the specification use either `calories` or `totalCalories` (and so
 * on), so the reply has both. An unknown nutrient is `null`.
 */
export const meal = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  timestamp: z.string(),
  createdAt: z.string(),
  mealType,
  category: mealType,
  source: z.nullable(z.string()),
  clientRef: z.nullable(z.string()),
  foodId: z.nullable(z.string()),
  measurement: z.nullable(z.string()),
  grams: known,
  photoId: z.nullable(z.string()),
  confidence: known,
  /** True if the calories were missing and estimated by name. */
  estimated: z.boolean(),
  calories: z.number(),
  totalCalories: z.number(),
  ...byNutrient(() => known),
  ...bySentName(() => known),
});
export type Meal = z.infer<typeof meal>;

const unknownAtFirst = () => z._default(known, null);
/** An entry stored with a waiting change; an earlier release knew fewer fields. */
export const keptMeal = z.extend(meal, {
  photoId: z._default(z.nullable(z.string()), null),
  confidence: unknownAtFirst(),
  ...byNutrient(unknownAtFirst),
  ...bySentName(unknownAtFirst),
});

export const keptMeals = z.array(keptMeal);

/** The part of contract/achievements.ts that the reply to a logged meal needs. */
const newAchievement = z.object({
  id: z.string(),
  kind: z.string(),
  points: z.number(),
  title: z.string(),
  description: z.string(),
  iconName: z.string(),
});

/** Logs one entry. Repeating it changes nothing; the same id with other content is a 409. */
export const logMeal = route({
  method: "POST",
  path: "/api/meals/logged",
  access: "person",
  summary: "Log a meal",
  body: newMeal,
  status: 201,
  reply: z.object({ meal, newAchievements: z.array(newAchievement) }),
});

/**
 * The diary, newest first; the last month by default. The next page is in a `Link: <…>; rel="next"`
 * header.
 */
export const listMeals = route({
  method: "GET",
  path: "/api/meals/logged",
  access: "person",
  summary: "List logged meals, newest first",
  query: z.object({
    from: z.optional(day),
    to: z.optional(day),
    limit: z.optional(
      z.coerce
        .number<string>()
        .check(z.int("Must be a whole number."), z.gte(1), z.lte(mealsPage.max)),
    ),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  status: 200,
  reply: z.array(meal),
});

const mealChange = z.object({
  name: z.optional(mealName),
  date: z.optional(dayOrTimestamp),
  mealType: z.optional(mealType),
  /** `null` has the calories estimated by name. */
  totalCalories: z.optional(amountUpTo(maxEntryKcal)),
  timestamp: z.optional(timestamp),
  ...nutrients,
  time: details.time,
  foodId: details.foodId,
  measurement: details.measurement,
  grams: details.grams,
  photoId: details.photoId,
  confidence: details.confidence,
  confirmed,
});
export type MealChange = z.infer<typeof mealChange>;

/**
 * Changes only the fields sent, except those that were changed later (`changedAt`). Name, place
 * (date, time, meal) and amount (food, measure, nutrients) count as one field each. Idempotent. A
 * deleted entry is a 404, whenever the change was made.
 */
export const editMeal = route({
  method: "PATCH",
  path: "/api/meals/:id",
  access: "person",
  summary: "Change a logged meal",
  params: z.object({ id: uuid }),
  body: z.extend(mealChange, made),
  status: 200,
  reply: meal,
});

/** An edit waiting on a device to be sent, with the entry before and after it. */
export const keptMealEdit = z.object({
  before: keptMeal,
  after: keptMeal,
  change: mealChange,
});
export type KeptMealEdit = z.infer<typeof keptMealEdit>;
export const keptMealEdits = z.array(keptMealEdit);

/** Removes one entry. Idempotent. */
export const deleteMeal = route({
  method: "DELETE",
  path: "/api/meals/:id",
  access: "person",
  summary: "Delete a logged meal",
  params: z.object({ id: uuid }),
  status: 204,
});

/** A nutrient's sum over a day, and the number of entries that know it. */
const total = z.object({ total: z.number(), knownIn: z.number() });

const dayTotals = {
  date: z.string(),
  mealCount: z.number(),
  estimatedCount: z.number(),
  totalCalories: z.number(),
  nutrients: z.object(byNutrient(() => total)),
};

export const dailyStats = route({
  method: "GET",
  path: "/api/users/:id/daily-stats",
  access: "person",
  summary: "A day's totals (without a date: today in UTC)",
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  query: z.object({ date: z.optional(day) }),
  status: 200,
  reply: z.object({
    ...dayTotals,
    totalProtein: z.number(),
    totalCarbs: z.number(),
    totalFat: z.number(),
    waterGlasses: z.number(),
    fastingStatus: z.object({
      isActive: z.boolean(),
      planName: z.nullable(z.string()),
      targetDuration: z.nullable(z.number()),
      timeRemaining: z.nullable(z.number()),
    }),
  }),
});
export type DailyStats = z.infer<typeof dailyStats.reply>;

/** Totals of each day with entries in a span (a week, a trend), oldest first. */
export const listDays = route({
  method: "GET",
  path: "/api/meals/days",
  access: "person",
  summary: "Totals by day",
  query: z.object({ from: day, to: day }),
  status: 200,
  reply: z.object({ days: z.array(z.object(dayTotals)) }),
});
export type DayTotals = z.infer<typeof listDays.reply>["days"][number];
