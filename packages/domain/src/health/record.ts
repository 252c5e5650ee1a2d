import type { Day } from "../day.ts";
import { millilitresInGlass } from "../water/glasses.ts";

/** What is shared with a phone's health store, and the unit it is written in. */
export const healthUnits = {
  water: "mL",
  calories: "kcal",
  protein: "g",
  carbohydrates: "g",
  fat: "g",
} as const;
export type HealthType = keyof typeof healthUnits;
export const healthTypes = Object.keys(healthUnits) as HealthType[];

/** One sample of a health store. */
export interface HealthRecord {
  /** The same for the same thing, however often it is written: `calories:` and the entry's id. */
  id: string;
  type: HealthType;
  value: number;
  unit: (typeof healthUnits)[HealthType];
  /** An ISO timestamp. */
  date: string;
  glasses?: number;
}

/** A record, and what tells whether it still says the same. */
export interface Shared {
  record: HealthRecord;
  day: string;
  /** Doesn't change when somebody travels: the instants of the same meals would. */
  said: string;
}

/** What is known of an entry of the diary; unknown amounts aren't written. */
export interface HealthEntry {
  id: string;
  date: string;
  /** On the person's own clock; null if they didn't say. */
  time: string | null;
  /** When that was (ms). */
  at: number;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** A day's water, and the instant (ms) at which it is written. */
export interface HealthWater {
  date: string;
  glasses: number;
  at: number;
}

/** What of somebody's days belongs into a health store. What is planned for later waits. */
export function sharedOf(
  entries: readonly HealthEntry[],
  waterDays: readonly HealthWater[],
  today: Day,
): Shared[] {
  const one = (
    type: HealthType,
    { id, date, time, at }: Pick<HealthEntry, "id" | "date" | "time" | "at">,
    value: number | null,
  ): Shared[] => {
    if (value === null || date > today) return [];
    const record = {
      ...{ id: `${type}:${id}`, type, value, unit: healthUnits[type] },
      date: new Date(at).toISOString(),
    };
    return [{ record, day: date, said: `${value} ${date} ${time ?? ""}` }];
  };
  const nutrition = entries.flatMap((entry) => [
    ...one("calories", entry, entry.calories),
    ...one("protein", entry, entry.protein),
    ...one("carbohydrates", entry, entry.carbs),
    ...one("fat", entry, entry.fat),
  ]);
  const water = waterDays
    .filter(({ glasses }) => glasses > 0)
    .flatMap(({ date, glasses, at }) => {
      const day = { id: date, date, time: null, at };
      return one("water", day, glasses * millilitresInGlass).map((shared) => ({
        ...shared,
        record: { ...shared.record, glasses },
      }));
    });
  return [...nutrition, ...water];
}
