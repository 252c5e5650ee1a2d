import { nutrients, scaleNutrition, sumNutrition } from "../nutrients.ts";
import type { Food, HouseholdMeasure } from "../table.ts";

/**
 * An everyday dish that the reference data lacks, as a list of ingredients with grams. Its
 * nutrients are always summed from the data.
 */
export interface Dish {
  /** "dish:" and a word of our own; never changed once people have logged it. */
  id: string;
  name: string;
  /** Further names that people say. */
  names: readonly string[];
  /** Number of the food in the data, and grams that go into the dish. */
  ingredients: readonly (readonly [foodId: string, grams: number])[];
  /** Grams that the finished dish weighs, where cooking takes water away or adds some. */
  cookedGrams?: number;
  measures: readonly HouseholdMeasure[];
}

export const dishSource = "Morsel dish";

/**
 * The dish as a food: per 100 g of the finished dish. Undefined when an ingredient isn't in the
 * data. A nutrient that any weighty ingredient lacks is unknown in the dish as well.
 */
export function dishFood(
  dish: Dish,
  ingredient: (id: string) => Food | undefined,
): Food | undefined {
  const parts = dish.ingredients.map(([id, grams]) => ({ food: ingredient(id), grams }));
  const foods = parts.flatMap(({ food, grams }) => (food ? [{ food, grams }] : []));
  if (foods.length < parts.length || foods.length === 0) return undefined;
  const { total, coverage } = sumNutrition(
    foods.map(({ food, grams }) => scaleNutrition(food.per100g, grams)),
  );
  const weight = dish.cookedGrams ?? foods.reduce((sum, { grams }) => sum + grams, 0);
  const per100g = scaleNutrition(total, (100 * 100) / weight);
  for (const { id } of nutrients) {
    if (coverage[id] < mostlyKnown) per100g[id] = null;
  }
  return {
    id: dish.id,
    name: dish.name,
    source: dishSource,
    release: foods[0]?.food.release ?? "",
    per100g,
    measures: dish.measures,
  };
}

/** A sum that speaks for less of the energy than this is not worth showing as the dish's figure. */
const mostlyKnown = 0.8;
