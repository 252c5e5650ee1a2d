import type { Catalogue } from "../../catalogue.ts";
import { isDishId } from "../../dishes/dish.ts";
import { parseItem } from "../item/item.ts";

/**
 * A set meal, and what it came with: "Full English", then "2 eggs" and "2 bacon" on lines of their
 * own. What is listed was on the plate, not beside another one.
 */
const mealAndList = /(?<=^|\n)([^\d,;:.()\n]{4,40})(?:\n|\. |: ?| - )([^]{5,})$/iu;
const separators = /[,\n;]| and | & | \+ /;
/** So many of the things are in the dish, and half of them if it isn't known for coming as a set. */
const fewest = 2;
const set =
  /\b(?:slam|english|irish|scottish|fry[- ]?up|breakfast|roast|platter|grill|sampler|thali|dinner)\b/iu;
const mostThings = 12;

/** A text without a dish of ours that is told once more by what is in it. */
export function withoutSetMeals(catalogue: Catalogue, text: string): string {
  const [, meal = "", list = ""] = mealAndList.exec(text) ?? [];
  if (meal === "" || !catalogue.isName(meal)) return text;
  const [dish] = catalogue.search(meal, 1);
  if (!dish || !isDishId(dish.id)) return text;
  const things = list
    .split(separators, mostThings)
    .map((thing) => parseItem(catalogue, thing.trim().replace(/[.!]$/, "")).name)
    .filter((name) => name !== "");
  const has = (word: string) => catalogue.dishWithout(dish.id, [word]) !== undefined;
  // "Eggs over easy" are its eggs.
  const found = things.filter((name) => name.split(" ").some(has)).length;
  const isTold = found >= fewest && (set.test(meal) || found * 2 >= things.length);
  return isTold ? text.replace(meal, "").replace(/^[\s.:-]+/, "") : text;
}
