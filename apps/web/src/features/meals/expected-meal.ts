import type { KeptNewMeal, Meal, MealChange } from "@morsel/contract/meals";
import { estimateCalories } from "@morsel/domain/meals/estimate";
import { byNutrient, bySentName, type SentNutrient } from "@morsel/domain/meals/nutrition";

/** The entry the server will return for a new one, shown until it does. */
export function mealOf(entry: KeptNewMeal): Meal {
  const calories = entry.totalCalories ?? estimateCalories(entry.name);
  const amount = ({ sent }: { sent: SentNutrient }) => entry[sent] ?? null;
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
    photoId: entry.photoId ?? null,
    confidence: entry.confidence ?? null,
    estimated: (entry.totalCalories ?? null) === null,
    calories,
    totalCalories: calories,
    ...byNutrient(amount),
    ...bySentName(amount),
  };
}

/** The entry the server will return for an edit. */
export function mealAfter(before: Meal, change: MealChange): Meal {
  const { totalCalories, ...others } = change;
  const given = Object.fromEntries(
    Object.entries({
      ...others,
      category: change.mealType,
      ...byNutrient(({ sent }) => change[sent]),
    }).filter(([, value]) => value !== undefined),
  ) as Partial<Meal>;
  const after = { ...before, ...given };
  if (totalCalories === undefined) return after;
  const calories = totalCalories ?? estimateCalories(after.name);
  return { ...after, calories, totalCalories: calories, estimated: totalCalories === null };
}
