import { nutrients, scaleNutrition, sumNutrition } from "../nutrients.ts";
import type { Food, HouseholdMeasure } from "../table.ts";

/**
 * An everyday dish that the reference data lacks, as a recipe in grams. Its nutrients are always
 * summed from the data.
 */
export interface Dish {
  /** "dish:" and a word of our own; never changes once people have logged it. */
  id: string;
  name: string;
  /** Other names people use. */
  names: readonly string[];
  /** Ids of foods in the data, and the grams that go into the dish. */
  ingredients: readonly (readonly [foodId: string, grams: number])[];
  /** Weight of the finished dish in grams, if cooking removes or adds water. */
  cookedGrams?: number;
  measures: readonly HouseholdMeasure[];
}

/** What a dish is made of, whether it is one of ours or only known to be made so. */
export type Recipe = Pick<Dish, "ingredients">;

/** Grams of these ingredients together, uncooked. */
export const weightOf = (ingredients: Dish["ingredients"]): number =>
  ingredients.reduce((sum, [, grams]) => sum + grams, 0);

const dishSource = "Morsel dish";

/**
 * The dish as a food, per 100 g of the finished dish. Undefined if the data lacks an ingredient. A
 * nutrient that is unknown in any sizeable ingredient is unknown in the dish.
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
    release: ingredientsFrom(foods[0]?.food),
    per100g,
    measures: dish.measures,
  };
}

/** Where a dish's figures come from: its ingredients' source and release. */
export function ingredientsFrom(part: Food | undefined): string {
  if (!part) return "";
  const isOurs = part.source === dishSource;
  return isOurs ? part.release : `ingredients from ${part.source}, ${part.release}`;
}

/** A sum is shown only if it covers at least this share of the energy. */
const mostlyKnown = 0.8;
