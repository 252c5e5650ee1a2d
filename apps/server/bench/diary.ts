import type { Day } from "@morsel/domain/day";
import { addDays } from "@morsel/domain/day";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { asSystem } from "../src/platform/database/as-system.ts";
import type { Db } from "../src/platform/database/database.ts";

const rowsAtOnce = 500;

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function repeatable(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Writes `perDay` meals for each of the `days` days up to and including `last`. */
export async function fillDiary(
  db: Db,
  userId: string,
  { last, days, perDay }: { last: Day; days: number; perDay: number },
): Promise<void> {
  const random = repeatable(userId.charCodeAt(0) + days);
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
  const rows = [];
  for (let back = days - 1; back >= 0; back--) {
    const date = addDays(last, -back);
    for (let n = 0; n < perDay; n++) {
      const loggedAt = Date.parse(`${date}T07:00:00Z`) + n * 3_600_000;
      rows.push({
        user_id: userId,
        id: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
        date,
        logged_at: loggedAt,
        created_at: loggedAt,
        name: `Meal ${n} with rice and vegetables`,
        meal_type: mealTypes[n % mealTypes.length] ?? "snack",
        time: "7:00 AM",
        source: "calculator",
        measurement: "1 cup",
        grams: 150,
        estimated: 0,
        calories: Math.round(random() * 600),
        ...byNutrient(() => Math.round(random() * 300) / 10),
        fingerprint: hex(43),
      });
    }
  }
  const meals = asSystem(db).withTables<{ meals: Record<string, unknown> }>();
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await meals
      .insertInto("meals")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}
