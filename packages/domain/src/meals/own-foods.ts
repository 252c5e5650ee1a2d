import type { MealType } from "./meal-type.ts";

/** A diary's entry, as far as it tells what somebody eats. */
export interface EatenFood {
  name: string;
  /** ms since 1970 */
  at: number;
  mealType: MealType;
}

/** Days after which an entry counts half as much. */
const halfLife = 10;
const dayLength = 86_400_000;
/** What an entry of another meal counts: porridge is rarely wanted at night. */
const otherMeal = 0.35;

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * A person's own foods, likeliest first: often eaten, lately, and at this meal count together. Each
 * name once, as its newest entry; `eaten` are newest first.
 */
export function ownFoods<Entry extends EatenFood>(
  eaten: readonly Entry[],
  now: { at: number; mealType: MealType },
): Entry[] {
  const foods = new Map<string, { entry: Entry; weight: number }>();
  for (const entry of eaten) {
    const age = Math.max(0, now.at - entry.at) / dayLength;
    const weight = 2 ** (-age / halfLife) * (entry.mealType === now.mealType ? 1 : otherMeal);
    const known = foods.get(keyOf(entry.name));
    if (known) known.weight += weight;
    else foods.set(keyOf(entry.name), { entry, weight });
  }
  return [...foods.values()].sort((a, b) => b.weight - a.weight).map(({ entry }) => entry);
}

/** The own foods that belong to this meal, likeliest first. */
export function ownFoodsOfMeal<Entry extends EatenFood>(
  eaten: readonly Entry[],
  now: { at: number; mealType: MealType },
): Entry[] {
  const atThisMeal = new Set(
    eaten.flatMap(({ name, mealType }) => (mealType === now.mealType ? [keyOf(name)] : [])),
  );
  return ownFoods(eaten, now).filter(({ name }) => atThisMeal.has(keyOf(name)));
}
