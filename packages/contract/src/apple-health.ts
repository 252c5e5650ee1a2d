import { maxEntryKcal } from "@morsel/domain/meals/limits";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import * as z from "zod/mini";
import { dayText } from "./scalars.ts";

/*
 * What a browser has read in Apple Health's export and sends to be imported: a document with
 * `format`, `version`, `ignored` (how many records have no place here, by kind) and three lists.
 */

export const healthFormat = "apple-health";
export const healthVersion = 1;

const text = (max: number) => z.string().check(z.maxLength(max));

const amount = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)));

export const healthMeal = z.object({
  /** The same in every export of the same history, but for entries that are equal. */
  key: text(1_000),
  name: text(200).check(z.minLength(1)),
  date: dayText,
  time: text(10),
  mealType: z.enum(mealTypes),
  calories: z.number().check(z.gte(0), z.lte(maxEntryKcal)),
  nutrients: z.object(byNutrient(() => amount)),
});

export const healthWater = z.object({
  date: dayText,
  glasses: z.number().check(z.int(), z.gte(1), z.lte(8)),
});

/** A record that can't be read: a time or a number that is none. */
export const healthProblem = z.object({
  row: z.number().check(z.int(), z.gte(1)),
  code: z.enum(["date", "number"]),
  text: text(60),
});

export const healthIgnored = z.partialRecord(
  z.enum(["measurement", "nutrient", "health", "copy", "own", "energyless"]),
  z.number().check(z.int(), z.gte(1)),
);
