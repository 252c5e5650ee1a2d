import type { KeptNewMeal, Meal, NewMeal } from "@morsel/contract/meals";
import { type Day, dayOnClock } from "@morsel/domain/day";
import { type MealType, mealTypeAtHour, usualTimeOf } from "@morsel/domain/meals/meal-type";
import { clockOf, twelveHourTime } from "@morsel/domain/twelve-hours";

/** What was eaten, without id and time of logging. */
export type MealDraft = Omit<
  NewMeal,
  "id" | "date" | "time" | "timestamp" | "clientRef" | "mealType"
> & { mealType?: MealType };

const prefixes: Partial<Record<NonNullable<NewMeal["source"]>, string>> = {
  calculator: "calc",
  history: "relogged",
};

/** `19:05`, the format of time inputs; empty if the text isn't a time. */
export const timeForInput = (time: string | null): string => clockOf(time ?? "") ?? "";

/** The local time `19:05` on a day; without a time, the time of `now`. */
export function momentOf(day: Day, time: string, now: Date): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hour = now.getHours(), minute = now.getMinutes()] =
    time === "" ? [] : time.split(":").map(Number);
  return new Date(year, month - 1, date, hour, minute);
}

/** When a meal of a day was eaten: now if it is its time, else at its usual time. */
export function mealMoment(day: Day, mealType: MealType, now: Date): Date {
  const isNow = day === dayOnClock(now) && mealType === mealTypeAtHour(now.getHours());
  return isNow ? now : momentOf(day, usualTimeOf(mealType), now);
}

/** Adds amounts up; null only if none is known. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
}

/** The energy of entries together, in kcal. */
export const sumKcal = (meals: readonly Pick<Meal, "calories">[]): number =>
  meals.reduce((sum, { calories }) => sum + calories, 0);

type Macros = Pick<Meal, "protein" | "carbs" | "fat">;

/** The macros of entries together, in grams. */
export function sumMacros(meals: readonly Macros[]): Macros {
  const sum = (macro: keyof Macros) => sumOf(meals.map((meal) => meal[macro]));
  return { protein: sum("protein"), carbs: sum("carbs"), fat: sum("fat") };
}

/** Turns a draft into an entry logged at `now` under a client-made UUID. */
export function newEntry(draft: MealDraft, now: Date, id: string): KeptNewMeal {
  const prefix = (draft.source && prefixes[draft.source]) ?? "entry";
  return {
    ...draft,
    id,
    date: dayOnClock(now),
    time: twelveHourTime(now),
    timestamp: now.toISOString(),
    mealType: draft.mealType ?? mealTypeAtHour(now.getHours()),
    clientRef: `${prefix}-${id}`,
  };
}
