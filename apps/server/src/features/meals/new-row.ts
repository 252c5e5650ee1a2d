import { randomUUID } from "node:crypto";
import type { NewMeal } from "@morsel/contract/meals";
import { estimateCalories } from "@morsel/domain/meals/estimate";
import { byNutrient, sentAmount } from "@morsel/domain/meals/nutrition";
import type { shortcutSource } from "@morsel/domain/meals/source";
import { digestOf } from "../../platform/digest.ts";
import type { UserId } from "../../platform/person.ts";
import { newRevision } from "./entry-text.service.ts";
import type { MealRow } from "./repository.ts";

/** Missing calories are estimated from the name and marked as such. */
export function caloriesOf(
  given: number | null,
  name: string,
): Pick<MealRow, "calories" | "estimated"> {
  return given === null
    ? { calories: estimateCalories(name), estimated: 1 }
    : { calories: given, estimated: 0 };
}

/** What no client may say of an entry: that a script logged it by a sentence. */
export type LoggedMeal = Omit<NewMeal, "source"> & {
  source?: NewMeal["source"] | typeof shortcutSource;
};

/** `print` tells a repeated request from another one with the same id. */
export function newRow(
  userId: UserId,
  sent: LoggedMeal,
  now: number,
  print: string = fingerprint(sent),
): MealRow {
  return {
    user_id: userId,
    id: sent.id ?? randomUUID(),
    date: sent.date,
    logged_at: sent.timestamp === undefined ? now : Date.parse(sent.timestamp),
    created_at: now,
    name: sent.name,
    meal_type: sent.mealType,
    time: sent.time ?? null,
    source: sent.source ?? null,
    client_ref: sent.clientRef ?? null,
    food_id: sent.foodId ?? null,
    measurement: sent.measurement ?? null,
    grams: sent.grams ?? null,
    photo_id: sent.photoId ?? null,
    confidence: sent.confidence ?? null,
    ...caloriesOf(sent.totalCalories ?? null, sent.name),
    ...byNutrient((nutrient) => sentAmount(sent, nutrient) ?? null),
    fingerprint: print,
    deleted_at: null,
    revision: newRevision(now),
  };
}

/** Equal requests give equal text. Sorted by name, since the order of nutrients may change. */
function fingerprint(sent: LoggedMeal): string {
  return digestOf(JSON.stringify(sent, Object.keys(sent).sort()));
}
