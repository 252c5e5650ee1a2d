import type { Meal, NewMeal } from "@morsel/contract/meals";
import { dayOnClock } from "@morsel/domain/day";
import { estimateCalories } from "@morsel/domain/meals/estimate";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";

/** What was eaten, before it is known when and under which id it is logged. */
export type MealDraft = Omit<
  NewMeal,
  "id" | "date" | "time" | "timestamp" | "clientRef" | "mealType"
> & { mealType?: MealType };

/** An entry that is ready to send: with the id and the moment that the browser gave it. */
export type Entry = NewMeal & { id: string; timestamp: string; mealType: MealType };

const prefixes: Partial<Record<NonNullable<NewMeal["source"]>, string>> = {
  calculator: "calc",
  history: "relogged",
};

/** `7:05 AM`, as the local clock shows it. */
export function twelveHourTime(local: Date): string {
  const hour = local.getHours();
  const minute = String(local.getMinutes()).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

/** Places a draft at the local moment `now` under a client-made UUID. */
export function newEntry(draft: MealDraft, now: Date, id: string): Entry {
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

/** The diary entry that the server will answer, shown until it has. */
export function mealOf(entry: Entry): Meal {
  const calories = entry.totalCalories ?? estimateCalories(entry.name);
  const { totalProtein = null, totalCarbs = null, totalFat = null } = entry;
  return {
    id: entry.id,
    name: entry.name,
    date: entry.date,
    time: entry.time ?? null,
    timestamp: entry.timestamp,
    createdAt: entry.timestamp,
    mealType: entry.mealType,
    category: entry.mealType,
    source: entry.source ?? null,
    clientRef: entry.clientRef ?? null,
    foodId: entry.foodId ?? null,
    measurement: entry.measurement ?? null,
    grams: entry.grams ?? null,
    estimated: (entry.totalCalories ?? null) === null,
    calories,
    protein: totalProtein,
    carbs: totalCarbs,
    fat: totalFat,
    totalCalories: calories,
    totalProtein,
    totalCarbs,
    totalFat,
    fiber: entry.fiber ?? null,
    sugar: entry.sugar ?? null,
    sodium: entry.sodium ?? null,
    iron: entry.iron ?? null,
    calcium: entry.calcium ?? null,
    zinc: entry.zinc ?? null,
    magnesium: entry.magnesium ?? null,
    vitaminC: entry.vitaminC ?? null,
    vitaminD: entry.vitaminD ?? null,
    vitaminB12: entry.vitaminB12 ?? null,
    folate: entry.folate ?? null,
  };
}
