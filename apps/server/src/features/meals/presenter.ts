import type { DailyStats, DayTotals, Meal } from "@morsel/contract/meals";
import { type Day, isDay } from "@morsel/domain/day";
import { byNutrient, bySentName } from "@morsel/domain/meals/nutrition";
import { isId, isInstant, writeCursor } from "../../platform/http/paging.ts";
import type { DaySums, Place, ShownMeal } from "./repository.ts";

export function presentMeal(row: ShownMeal): Meal {
  return {
    id: row.id,
    name: row.name,
    date: row.date,
    time: row.time,
    timestamp: new Date(row.logged_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    mealType: row.meal_type,
    category: row.meal_type,
    source: row.source,
    clientRef: row.client_ref,
    foodId: row.food_id,
    measurement: row.measurement,
    grams: row.grams,
    photoId: row.photo_id,
    confidence: row.confidence,
    estimated: row.estimated === 1,
    calories: row.calories,
    totalCalories: row.calories,
    ...byNutrient(({ id }) => row[id]),
    ...bySentName(({ id }) => row[id]),
  };
}

export function presentTotals(day: Day, sums: DaySums): DayTotals {
  return {
    date: day,
    mealCount: sums.count,
    estimatedCount: sums.estimated,
    totalCalories: sums.calories,
    nutrients: sums.nutrients,
  };
}

/** A day's sums, with what other rooms add. */
export function presentDay(
  day: Day,
  sums: DaySums,
  beside: Pick<DailyStats, "waterGlasses" | "fastingStatus">,
): DailyStats {
  const totals = presentTotals(day, sums);
  const { protein, carbs, fat } = totals.nutrients;
  return {
    ...totals,
    totalProtein: protein.total,
    totalCarbs: carbs.total,
    totalFat: fat.total,
    ...beside,
  };
}

/** A cursor that continues after an entry. */
export const cursorOf = ({ date, loggedAt, id }: Place): string =>
  writeCursor([date, loggedAt, id]);

/** Parses a cursor's parts; undefined if they are invalid. */
export function placeOf(parts: readonly unknown[]): Place | undefined {
  const [date, loggedAt, id] = parts;
  if (parts.length !== 3 || typeof date !== "string" || !isDay(date)) return undefined;
  return isInstant(loggedAt) && isId(id) ? { date, loggedAt, id } : undefined;
}
