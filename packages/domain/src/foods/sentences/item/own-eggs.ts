import type { Catalogue } from "../../catalogue.ts";
import { weightOf } from "../../dishes/dish.ts";
import { twoOrMore } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";

/** "Two eggs", of which one weighs so much (g). */
const severalEggs = new RegExp(
  String.raw`^(?:[2-6]|${twoOrMore}) (?:(?:large|medium|small|fried|poached) )?eggs?$`,
  "i",
);
const eggGrams = 50;
/** With at least this share of the counted eggs in a serving of it, a dish has them already. */
const fewestOwn = 0.6;

/**
 * Whether so many eggs are those that a dish of ours has in it: "shakshuka with two eggs" tells how
 * many, "ramen with two eggs" has them besides.
 */
export function areOwnEggs(catalogue: Catalogue, dishId: string, text: string): boolean {
  const dish = severalEggs.test(text) ? catalogue.dish(dishId) : undefined;
  const whole = dish?.measures.find(({ name }) => name === "serving");
  if (!dish || !whole) return false;
  const eggs = dish.ingredients.filter(([id]) => /^egg\b/i.test(catalogue.food(id)?.name ?? ""));
  const all = dish.cookedGrams ?? weightOf(dish.ingredients);
  const own = (weightOf(eggs) / all) * (whole.grams / whole.amount);
  return own >= (readQuantity(text)?.value ?? 1) * eggGrams * fewestOwn;
}
