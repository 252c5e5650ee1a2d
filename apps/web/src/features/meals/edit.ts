import type { Meal, MealChange } from "@morsel/contract/meals";
import { type Day, isDay } from "@morsel/domain/day";
import { maxEntryGrams, maxEntryKcal } from "@morsel/domain/meals/limits";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { bySentName } from "@morsel/domain/meals/nutrition";
import { scaleMeal } from "@morsel/domain/meals/portion";
import { twelveHourTime } from "@morsel/domain/twelve-hours";
import { numberTyped } from "@morsel/domain/typed-number";
import { isVisible } from "@morsel/domain/visible-text";
import { momentOf, timeForInput } from "./entry.ts";

/** The text in the fields of the edit dialog. */
export interface EditDraft {
  name: string;
  /** Grams if known, otherwise the number of portions. */
  amount: string;
  calories: string;
  mealType: MealType;
  date: string;
  /** `19:05`, or empty */
  time: string;
}
/** Under which an edit is kept while the page reloads. */
export const draftName = ({ id }: Meal): string => `edit.${id}`;

type Wrong = "name" | "amount" | "calories" | "date";

const atMost = (amount: number, max: number) => amount > 0 && amount <= max;

export function draftOfMeal(meal: Meal): EditDraft {
  return {
    name: meal.name,
    amount: meal.grams === null ? "1" : String(Math.round(meal.grams * 10) / 10),
    calories: String(Math.round(meal.calories)),
    mealType: meal.mealType,
    date: meal.date,
    time: timeForInput(meal.time),
  };
}

/** The new amount as a multiple of the old; NaN if it isn't a number. */
function factorOf(meal: Meal, draft: EditDraft): number {
  if (draft.amount === draftOfMeal(meal).amount) return 1;
  const amount = numberTyped(draft.amount);
  if (!atMost(amount, maxEntryGrams)) return Number.NaN;
  return meal.grams === null || meal.grams === 0 ? amount : amount / meal.grams;
}

/** The draft with another amount and its calories rescaled. */
export function withAmount(meal: Meal, draft: EditDraft, amount: string): EditDraft {
  const next = { ...draft, amount };
  const factor = factorOf(meal, next);
  if (!Number.isFinite(factor)) return next;
  return { ...next, calories: String(scaleMeal(meal, factor).calories) };
}

function measurementOf(meal: Meal, draft: EditDraft): string {
  if (meal.grams !== null) return `${numberTyped(draft.amount)} g`;
  const times = `${numberTyped(draft.amount)} ×`;
  return `${times} ${meal.measurement ?? "portion"}`.slice(0, 200);
}

/** The day and the time, as far as they differ; a valid day. */
function momentChange(
  meal: Meal,
  { date, time }: { date: Day; time: string },
  before: EditDraft,
): MealChange {
  if (date === before.date && time === before.time) return {};
  const at = momentOf(date, time, new Date(meal.timestamp));
  return {
    timestamp: at.toISOString(),
    ...(date !== before.date && { date }),
    ...(time !== before.time && { time: time === "" ? null : twelveHourTime(at) }),
  };
}

/** What was changed, and which fields are invalid. */
export function changesOf(
  meal: Meal,
  draft: EditDraft,
): { change: MealChange; wrong: Partial<Record<Wrong, true>> } {
  const before = draftOfMeal(meal);
  const wrong: Partial<Record<Wrong, true>> = {};
  const change: MealChange = {};
  const factor = factorOf(meal, draft);
  const calories = numberTyped(draft.calories);

  const name = draft.name.trim();
  if (!isVisible(name) || name.length > 200) wrong.name = true;
  else if (name !== meal.name) change.name = name;

  if (!Number.isFinite(factor)) wrong.amount = true;
  else if (factor !== 1) {
    const scaled = scaleMeal(meal, factor);
    Object.assign(change, bySentName(({ id }) => scaled[id]) satisfies MealChange);
    change.measurement = measurementOf(meal, draft);
    if (meal.grams !== null) change.grams = numberTyped(draft.amount);
  }

  if (!(calories >= 0 && calories <= maxEntryKcal)) wrong.calories = true;
  else if (draft.calories !== before.calories) change.totalCalories = calories;

  if (draft.mealType !== meal.mealType) change.mealType = draft.mealType;
  if (!isDay(draft.date)) wrong.date = true;
  else Object.assign(change, momentChange(meal, { date: draft.date, time: draft.time }, before));
  return { change, wrong };
}
