import type { KeptNewMeal, Meal } from "@morsel/contract/meals";
import { addDays, type Day } from "@morsel/domain/day";
import { bySentName } from "@morsel/domain/meals/nutrition";
import type { MealDraft } from "./entry.ts";

export const historyLimits = {
  found: 10,
  frequent: 5,
  suggestions: 6,
  suggestionDays: 7,
  recentDays: 14,
  /** Entries per list. */
  listed: 50,
} as const;

/** The days that tell what somebody eats now. */
export const recentSpan = (today: Day) => ({
  from: addDays(today, 1 - historyLimits.recentDays),
  to: today,
});

/** What tells foods apart in lists of what was eaten before. */
export const nameOf = (meal: Meal): string => meal.name.trim().toLowerCase();

/**
 * A day's entries, newest first, but what is planned for later than `now` (ms) last, soonest first:
 * it must not hide what was just logged.
 */
export function plannedLast(meals: readonly Meal[], now: number): Meal[] {
  const isPlanned = (meal: Meal) => Date.parse(meal.timestamp) > now;
  return [...meals.filter((meal) => !isPlanned(meal)), ...meals.filter(isPlanned).reverse()];
}

/** The newest entry per name; `meals` are newest first. */
function newestByName(meals: readonly Meal[]): Meal[] {
  const seen = new Set<string>();
  return meals.filter((meal) => {
    const name = nameOf(meal);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Earlier entries whose name contains the typed text: the newest per name, at most ten. */
export function searchHistory(meals: readonly Meal[], typed: string): Meal[] {
  const query = typed.trim().toLowerCase();
  if (query === "") return [];
  const found = meals.filter((meal) => nameOf(meal).includes(query));
  return newestByName(found).slice(0, historyLimits.found);
}

interface Found {
  count: number;
  shown: Meal[];
}

/** The search field and its results ask the same at each letter. */
let lastSearch: { meals: readonly Meal[]; typed: string; found: Found } | undefined;

/** Entries whose name contains the typed text, newest first: the count and the first fifty. */
export function searchDiary(meals: readonly Meal[], typed: string): Found {
  if (lastSearch?.meals === meals && lastSearch.typed === typed) return lastSearch.found;
  const query = typed.trim().toLowerCase();
  const all = query === "" ? [] : meals.filter((meal) => nameOf(meal).includes(query));
  const found = { count: all.length, shown: all.slice(0, historyLimits.listed) };
  lastSearch = { meals, typed, found };
  return found;
}

/** Foods logged more than once, most frequent first, at most five. */
export function frequentFoods(meals: readonly Meal[]): Meal[] {
  const counts = new Map<string, number>();
  for (const meal of meals) counts.set(nameOf(meal), (counts.get(nameOf(meal)) ?? 0) + 1);
  const countOf = (meal: Meal) => counts.get(nameOf(meal)) ?? 0;
  return newestByName(meals)
    .filter((meal) => countOf(meal) > 1)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, historyLimits.frequent);
}

/**
 * Foods of the last seven days to log again, from the calculator or from suggestions: at most six
 * distinct names.
 */
export function suggestionsOf(meals: readonly Meal[], today: Day): Meal[] {
  const since = addDays(today, 1 - historyLimits.suggestionDays);
  const own = meals.filter(
    ({ source, date }) =>
      date >= since && (source === "calculator" || source === "user-suggestion"),
  );
  return newestByName(own).slice(0, historyLimits.suggestions);
}

/** An entry's content without day, id and photo, which shows one meal only: to log it again. */
export function draftFrom(meal: Meal, source: MealDraft["source"]): MealDraft {
  return {
    name: meal.name,
    source,
    // Estimates are left out: the server makes and marks a new one.
    ...(!meal.estimated && { totalCalories: meal.totalCalories }),
    ...bySentName(({ id }) => meal[id]),
    ...{ foodId: meal.foodId, measurement: meal.measurement, grams: meal.grams },
  };
}

const sources = ["calculator", "history", "user-suggestion", "photo"] as const;

/** The same entry under another id, to undo a deletion. */
export function entryFrom(meal: Meal, id: string): KeptNewMeal {
  const { date, time, timestamp, mealType, clientRef, photoId, confidence } = meal;
  const source = sources.find((one) => one === meal.source);
  return {
    ...draftFrom(meal, source),
    ...{ id, date: date as KeptNewMeal["date"], time, timestamp, mealType, photoId, confidence },
    ...(clientRef !== null && { clientRef }),
  };
}
