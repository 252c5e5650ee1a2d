import type { Catalogue } from "../catalogue.ts";
import { areFoods, flavoring, kindOf } from "./plain-list.ts";

/** Kinds of food that a drink of a single word follows; others flavor it: "fresh mint tea". */
const servedWithDrink = new Set(
  "sandwich;fries;pizza;chips;cookie;cracker;doughnut and muffin;bread;egg;bacon;sausage;pancake;pancake and waffle;soup;salad with dressing;stew and casserole;fried in sauce;pie;cake;roll;bar;soft pretzel;popcorn;meat and fish;meatball;pasta, cooked".split(
    ";",
  ),
);
const longestDrink = 3;

/** A name and the drink behind it: "english muffin" and "black coffee". */
export function drinkIn(
  catalogue: Catalogue,
  words: readonly string[],
): [food: string[], drink: string[]] | undefined {
  const { isName } = catalogue;
  if (words.length < 2 || isName(words.join(" "))) return undefined;
  for (let length = Math.min(longestDrink, words.length - 1); length > 0; length--) {
    const food = words.slice(0, -length);
    const drink = words.slice(-length);
    if (!isName(drink.join(" ")) || !areFoods(catalogue, food)) continue;
    if (!isDrink(catalogue, drink.join(" "))) return undefined;
    const kind = kindOf(catalogue, food.join(" "))?.name ?? "";
    const isServed = length === 1 ? servedWithDrink.has(kind) : !flavoring.has(kind);
    return isServed ? [food, drink] : undefined;
  }
  return undefined;
}

function isDrink(catalogue: Catalogue, name: string): boolean {
  const kind = kindOf(catalogue, name);
  return kind?.traits.includes("drink") === true || kind?.name === "beer" || kind?.name === "wine";
}
