import type { Catalogue } from "../../catalogue.ts";
import { kindIs } from "../../measures/kinds.ts";
import { kindOf } from "../../names/found-kind.ts";
import { areFoods } from "./plain-list.ts";

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
    // "1 diet coke" has no other food, though a sauce is called A.1.
    if (!/\p{L}/u.test(food.join(" "))) return undefined;
    if (!isName(drink.join(" ")) || !areFoods(catalogue, food)) continue;
    if (!isDrink(catalogue, drink.join(" "))) return undefined;
    const kind = kindOf(catalogue, food.join(" "));
    // Others flavor a drink of one word ("fresh mint tea"), and some any ("peach iced tea").
    const isServed =
      length === 1 ? kindIs(kind, "with drink") : kind !== undefined && !kindIs(kind, "flavoring");
    return isServed ? [food, drink] : undefined;
  }
  return undefined;
}

function isDrink(catalogue: Catalogue, name: string): boolean {
  const kind = kindOf(catalogue, name);
  return kindIs(kind, "drink") || kind?.name === "beer" || kind?.name === "wine";
}
