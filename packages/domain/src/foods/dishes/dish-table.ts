import type { Dish } from "./dish.ts";
import { type PantryItem, pantry } from "./pantry.ts";

/** Grams of each thing that goes in. */
export type Recipe = Partial<Record<PantryItem, number>>;

export interface DishForm {
  /** Grams of the finished dish, where cooking takes water away or adds some. */
  cooked?: number;
  /** Grams of its usual measures: `{ cup: 240, slice: 130 }`. */
  per?: Readonly<Record<string, number>>;
}

/** Writes a dish down: its first name is shown, the others ("; " between them) are for finding. */
export function dish(word: string, names: string, recipe: Recipe, form: DishForm = {}): Dish {
  const [name = word, ...others] = names.split("; ");
  const ingredients = Object.entries(recipe).map(
    ([item, grams]) => [pantry[item as PantryItem], grams] as const,
  );
  return {
    id: `dish:${word}`,
    name,
    names: others,
    ingredients,
    ...(form.cooked === undefined ? {} : { cookedGrams: form.cooked }),
    measures: Object.entries(form.per ?? {}).map(([measure, grams]) => ({
      amount: 1,
      name: measure,
      grams,
    })),
  };
}
