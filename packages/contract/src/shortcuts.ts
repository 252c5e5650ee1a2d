import { mealTypes } from "@morsel/domain/meals/meal-type";
import * as z from "zod/mini";
import { timeZone } from "./fasting.ts";
import { parseFoods } from "./foods.ts";
import { dailyStats } from "./meals.ts";
import { route } from "./route.ts";
import { day, dayOrTimestamp } from "./scalars.ts";

/**
 * The calls for scripts and iOS Shortcuts, which personal access tokens open. Each reply has a
 * `message` that can be shown or spoken as it is; a refusal's is `error.message`.
 */
export const shortcutCodes = {
  /** 422: nothing was logged; `notUnderstood` is beside the error. */
  nothing: "NOTHING_UNDERSTOOD",
  /** 409: something else was logged under this id. */
  differs: "SHORTCUT_ID_TAKEN",
} as const;

const known = z.nullable(z.number());
const { fastingStatus } = dailyStats.reply.shape;

/** The day's calories beside the goal; more than the goal leaves less than 0. */
const calories = {
  totalCalories: z.number(),
  dailyCalorieGoal: z.number(),
  remainingCalories: z.number(),
};

/** Without a zone: where the token's maker lives, else where their fasting plan is kept. */
const zone = z.optional(timeZone);

/** In the zone, as "today" is. */
const ofDay = { date: z.string(), timeZone: z.string() };

export const shortcutDay = route({
  method: "GET",
  path: "/api/shortcuts/day",
  access: "token:read",
  summary: "A day at a glance (without a date: the person's today)",
  query: z.object({ date: z.optional(day), timeZone: zone }),
  status: 200,
  reply: z.object({
    ...ofDay,
    mealCount: z.number(),
    /** Entries whose calories were estimated by name. */
    estimatedCount: z.number(),
    ...calories,
    /** Of what is known; null if no entry of the day knows it. */
    totalProtein: known,
    totalCarbs: known,
    totalFat: known,
    dailyProteinGoal: z.number(),
    dailyCarbGoal: z.number(),
    dailyFatGoal: z.number(),
    waterGlasses: z.number(),
    dailyWaterGoal: z.number(),
    /** The fast that is running now, whichever day was asked for. */
    fastingStatus,
    /** In the order they were eaten. */
    entries: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        time: z.nullable(z.string()),
        mealType: z.enum(mealTypes),
        calories: z.number(),
        estimated: z.boolean(),
      }),
    ),
    message: z.string(),
  }),
});
export type ShortcutDay = z.infer<typeof shortcutDay.reply>;

const loggedFood = z.object({
  id: z.string(),
  name: z.string(),
  measurement: z.string(),
  grams: z.number(),
  calories: z.number(),
  /** The food that it was found to be, and how likely that is right (0 to 1). */
  food: z.string(),
  confidence: z.number(),
});

/** A part of the sentence that wasn't logged, and why. */
const notUnderstood = z.object({
  text: z.string(),
  message: z.string(),
  suggestion: z.optional(z.string()),
});
export type NotUnderstood = z.infer<typeof notUnderstood>;

/**
 * Logs what the sentence names: all that is understood, or with a 422 nothing. The same id again
 * gets the same reply and logs nothing twice.
 */
export const shortcutLog = route({
  method: "POST",
  path: "/api/shortcuts/log",
  access: "token:write",
  summary: "Log the foods of a sentence",
  body: z.object({
    text: parseFoods.body.shape.text,
    date: z.optional(dayOrTimestamp),
    /** If missing: the meal that the sentence names, else the usual one at this time. */
    mealType: z.optional(z.enum(mealTypes)),
    /** The caller's own, such as the moment of the press: makes a repeated call harmless. */
    id: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    timeZone: zone,
  }),
  status: 201,
  reply: z.object({
    ...ofDay,
    mealType: z.enum(mealTypes),
    logged: z.array(loggedFood),
    notUnderstood: z.array(notUnderstood),
    ...calories,
    message: z.string(),
  }),
});
export type ShortcutLog = z.infer<typeof shortcutLog.reply>;
export type ShortcutText = z.infer<typeof shortcutLog.body>;
