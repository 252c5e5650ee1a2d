import { type Day, isDay } from "../day.ts";
import { type MealNutrient, mealNutrients } from "../meals/nutrition.ts";
import { healthFactor } from "./health-unit.ts";
import type { TimeOfDay } from "./import-date.ts";

export type HealthField = "water" | "calories" | MealNutrient;

const dietary = "HKQuantityTypeIdentifierDietary";
const otherNames = new Map<MealNutrient, string>([
  ["carbs", "Carbohydrates"],
  ["fat", "FatTotal"],
  ["saturatedFat", "FatSaturated"],
]);
const fieldByType = new Map<string, HealthField>([
  [`${dietary}Water`, "water"],
  [`${dietary}EnergyConsumed`, "calories"],
  ...mealNutrients.map(({ id }) => {
    const name = otherNames.get(id) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    return [`${dietary}${name}`, id] as const;
  }),
]);
const unitByField = new Map<HealthField, "kcal" | "mL" | "g" | "mg" | "μg">([
  ["water", "mL"],
  ["calories", "kcal"],
  ...mealNutrients.map(({ id, unit }) => [id, unit] as const),
]);

/** Figures of a body, such as its weight and height. */
const measured = /^HKQuantityTypeIdentifier(?:Body|LeanBody|Height$|Waist)/;

/** What has no place in a diary: measurements, nutrients that Morsel doesn't know, all the rest. */
export type HealthIgnored = "measurement" | "nutrient" | "health" | "copy" | "own";

/** Which figure of ours a type of record is, or why it is none. */
export function fieldOf(type: string): HealthField | { ignored: HealthIgnored } {
  const field = fieldByType.get(type);
  if (field) return field;
  if (type.startsWith(dietary)) return { ignored: "nutrient" };
  return { ignored: measured.test(type) ? "measurement" : "health" };
}

export interface HealthInstant {
  /** ms since 1970. */
  at: number;
  /** On the wall there. */
  date: Day;
  time: TimeOfDay;
}

const form = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2}) ([+-]\d{2}):?(\d{2})$/;

/** `2025-01-02 08:00:00 +0100`; undefined for a moment that doesn't exist. */
export function readInstant(text: string): HealthInstant | undefined {
  const [, date = "", hour = "", minute = "", second = "", hours = "", minutes = ""] =
    form.exec(text) ?? [];
  if (!isDay(date)) return undefined;
  const at = Date.parse(`${date}T${hour}:${minute}:${second}${hours}:${minutes}`);
  if (Number.isNaN(at)) return undefined;
  return { at, date, time: { hour: Number(hour), minute: Number(minute) } };
}

/** An amount in our unit; null if it is no number, or its unit none of its kind. */
export function readAmount(field: HealthField, value: string, unit: string): number | null {
  const factor = healthFactor(unit, unitByField.get(field) ?? "g");
  const amount = value.trim() === "" ? Number.NaN : Number(value) * (factor ?? Number.NaN);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 1e4) / 1e4 : null;
}
