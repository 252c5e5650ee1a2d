import type { DailyStats, DayTotals, Meal } from "@morsel/contract/meals";
import { type Day, isDay } from "@morsel/domain/day";
import { byNutrient, bySentName } from "@morsel/domain/meals/nutrition";
import type { DaySums, Place, ShownMeal } from "./repository.ts";

/** A stored entry as the contract shows it. */
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
    estimated: row.estimated === 1,
    calories: row.calories,
    totalCalories: row.calories,
    ...byNutrient(({ id }) => row[id]),
    ...bySentName(({ id }) => row[id]),
  };
}

/** A day's sums as the contract shows them. */
export function presentTotals(day: Day, sums: DaySums): DayTotals {
  return {
    date: day,
    mealCount: sums.count,
    estimatedCount: sums.estimated,
    totalCalories: sums.calories,
    nutrients: sums.nutrients,
  };
}

/** A day's sums with what other rooms know of it. */
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

/** The place after an entry, as text for a link. */
export function writeCursor({ date, loggedAt, id }: Place): string {
  return Buffer.from(JSON.stringify([date, loggedAt, id])).toString("base64url");
}

/** The place that a cursor names; undefined where it was tampered with. */
export function readCursor(cursor: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(place) || place.length !== 3) return undefined;
    const [date, loggedAt, id] = place as unknown[];
    if (typeof date !== "string" || !isDay(date)) return undefined;
    if (typeof loggedAt !== "number" || !Number.isSafeInteger(loggedAt)) return undefined;
    if (typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
    return { date, loggedAt, id };
  } catch {
    return undefined;
  }
}
