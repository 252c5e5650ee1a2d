import type { Meal } from "@morsel/contract/meals";
import type { GlassesOfDay } from "@morsel/contract/water";
import { type Day, dayOnClock } from "@morsel/domain/day";
import { type Shared, sharedOf } from "@morsel/domain/health/record";
import { clockOf } from "@morsel/domain/twelve-hours";
import { outbox } from "../../lib/changes.ts";
import { replica } from "../../lib/things.ts";
import { today } from "../../lib/today.ts";
import { diaryQuery } from "../meals/queries.ts";
import { waterQuery } from "../water/queries.ts";

/** The instant (ms) of a time on a day, on this device's clock. */
const instant = (date: string, clock: string) => new Date(`${date}T${clock}`).getTime();

/** When an entry was eaten: the time given for it, else when it was logged, if on that day. */
function eatenAt({ date, time, timestamp }: Meal): number {
  const clock = time === null ? null : clockOf(time);
  if (clock) return instant(date, clock);
  const logged = Date.parse(timestamp);
  return dayOnClock(new Date(logged)) === date ? logged : instant(date, "12:00");
}

/**
 * What the device holds, with changes that wait for the network, as a health store has it; null
 * while it doesn't hold everything, as what is missing would seem deleted.
 */
export function sharedDiary(): { shared: Shared[]; from: Day } | null {
  const from = replica.from();
  if (from === null) return null;
  const changes = outbox.waiting().map(({ item }) => item);
  const meals = replica.all("meal") as readonly Meal[];
  const days = replica.all("water") as readonly GlassesOfDay[];
  const now = Date.now();
  const entries = (diaryQuery.over([...meals], { from, to: "9999-12-31" }, changes) ?? []).map(
    (meal) => ({
      ...{ id: meal.id, date: meal.date, time: meal.time, at: Math.min(eatenAt(meal), now) },
      ...{ calories: meal.calories, protein: meal.protein, carbs: meal.carbs, fat: meal.fat },
    }),
  );
  const water = (waterQuery.over([...days], undefined, changes) ?? []).map((day) => ({
    ...day,
    at: instant(day.date, "00:00"),
  }));
  return { shared: sharedOf(entries, water, today()), from };
}
