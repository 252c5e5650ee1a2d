import type { Catalogue } from "../catalogue.ts";
import { unitIs } from "../measures/units.ts";
import { isOneFood, kindOf, namesInRow, part } from "./plain-list.ts";

/**
 * Foods that follow one another with nothing between them, as people dictate and jot them: "big mac
 * med fries diet coke", "toast with butter 2 boiled eggs".
 *
 *     row    = food {amount food} [drink]
 *     amount = number [size] [measure] ["of"] | size | measure "of" | spoon
 *
 * Another food begins at an amount that stands between two names, or with a drink at the end.
 * Where one of both isn't a name, nothing is parted: "chicken adobo 2 thighs", "pizza 12 inch".
 */
export function foodsInRow(catalogue: Catalogue, text: string): string[] {
  const words = text.split(" ");
  if (words.length < 3 || words.length > longestRow) return [text];
  const amounts = words.map((_, at) => amountAt(catalogue, words, at));
  const foods: string[] = [];
  let from = 0;
  let nameEnd: number | undefined;
  for (let at = 1; at < words.length; at++) {
    const length = amounts[at] ?? 0;
    if (length === 0) continue;
    const next = amounts.findIndex((more, later) => later >= at + length && more > 0);
    const isBehind = next === at + length + (isOf(words[at + length]) ? 1 : 0);
    if (isBehind) {
      // "Nuggets 6 pieces large fries": an amount behind its food.
      nameEnd = at;
    } else {
      const before = words.slice(from, nameEnd ?? at);
      const after = firstName(words.slice(at + length, next < 0 ? undefined : next));
      const isCounted = (amounts[from] ?? 0) > 0;
      if (isNextFood(catalogue, nameOf(catalogue, before, amounts[from]), after, isCounted)) {
        const end = isOf(words[at - 1]) ? at - 1 : at;
        foods.push(...withNamesParted(catalogue, words.slice(from, end), amounts[from]));
        from = at;
      }
      nameEnd = undefined;
    }
    at += length - 1;
  }
  const last = words.slice(from);
  const part = foods.length > 0 ? withNamesParted : withDrinkParted;
  return [...foods, ...part(catalogue, last, amounts[from])];
}

const longestRow = 40;
const number =
  /^(?:\d{1,3}(?:[.,/]\d{1,3})?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|half|some|another)$/iu;
/** "300ml", which is no number of its own. */
const weighed = /^\d{1,4}(?:[.,]\d+)?(?:g|gr|kg|ml|cl|l|oz|lb)$/i;
const article = /^(?:an?|the)$/i;
const size = /^(?:small|sm|medium|med|large|lg|big|regular|reg|mini)$/i;
/** Behind these no other food begins. */
const open =
  /^(?:and|with|on|or|plus|at|in|for|to|by|from|about|around|over|than|after|before|a|an|the|my|some|x|like|no|without|half|only|extra|each|&|\+|-|–|×|vitamin|number|\d.*|[^\p{L}\d]+|.*[:)])$/iu;
const joint = /^(?:and|with|on|in|over|plus|or|&|\+|from|for|at|w\/)$/iu;

/** How many words the amount that begins there has; 0 if none does. */
function amountAt(catalogue: Catalogue, words: readonly string[], from: number): number {
  if (from > 0 && open.test(words[from - 1] ?? "")) return 0;
  if (weighed.test(words[from] ?? "")) return behindOf(words, from + 1) - from;
  const number = numberEnd(words, from);
  const sized = size.test(words[number] ?? "") ? number + 1 : number;
  const end = measureEnd(catalogue, words, sized, number > from);
  return end === from ? 0 : behindOf(words, end) - from;
}

/** Behind "2" and "half a". */
function numberEnd(words: readonly string[], from: number): number {
  const [first = "", second = ""] = words.slice(from, from + 2);
  if (!number.test(first)) return from;
  return /^half$/i.test(first) && article.test(second) ? from + 2 : from + 1;
}

/** Behind "slices" of two, "glass" of something and a spoon. "2 buns" are a food, if also a measure. */
function measureEnd(
  { measures }: Catalogue,
  words: readonly string[],
  at: number,
  isNumbered: boolean,
): number {
  const unit = measures.units.named((words[at] ?? "").replace(/\.$/, ""));
  if (!unit || (!isNumbered && unit.kind === "weight")) return at;
  const isMeasure = isNumbered ? !unitIs(unit, "plain word") : isSpoon(unit.id);
  return isMeasure || isOf(words[at + 1]) ? at + 1 : at;
}

const behindOf = (words: readonly string[], at: number) =>
  isOf(words[at]) && !size.test(words[at + 1] ?? "") ? at + 1 : at;
const isOf = (word = "") => /^of$/i.test(word);
const isSpoon = (unit: string) => /^(?:tbsp|tsp)$/.test(unit);

/** The name that a row of words begins or ends with, up to what joins it to others. */
function firstName(words: readonly string[]): string[] {
  const end = words.findIndex((word) => joint.test(word));
  return words.slice(0, end < 0 ? undefined : end);
}
/** The last name of a piece that begins with so many words of an amount; "big mac" has none. */
function nameOf({ isName }: Catalogue, piece: readonly string[], amount = 0): string[] {
  const start = piece.findLastIndex((word) => joint.test(word)) + 1;
  return piece.slice(start > 0 || isName(piece.join(" ")) ? start : amount);
}

/** A name, also behind a maker that isn't known with it: "KFC zinger burger". */
const isFood = ({ isName, isDescription }: Catalogue, words: readonly string[]): boolean =>
  isName(words.join(" ")) ||
  (words.length > 2 && isName(words.slice(1).join(" ")) && !isDescription(words.join(" ")));

/** "Bread 2 slices whole wheat" is one food, and so is "chicken adobo 2 thighs". */
function isNextFood(
  catalogue: Catalogue,
  before: readonly string[],
  after: readonly string[],
  isCounted: boolean,
): boolean {
  if (isOfDish(before.join(" "), after)) return false;
  const orders = [
    [...after, ...before],
    [...before, ...after],
  ];
  if (!isCounted && orders.some((words) => catalogue.isName(words.join(" ")))) return false;
  const areFoodsWithDrink = (words: readonly string[]) =>
    areFoods(catalogue, words) || drinkIn(catalogue, words) !== undefined;
  return areFoodsWithDrink(before) && areFoodsWithDrink(after);
}

/** What is counted of a dish: "chicken adobo 2 thighs", "omelette 3 eggs", "oats 1/2 cup oats". */
function isOfDish(dish: string, [first = "", ...others]: readonly string[]): boolean {
  if (part.test(first) || (others.length === 0 && dish.split(" ").includes(first))) return true;
  return /^(?:eggs?|whites?)$/i.test(first) && ofEggs.test(dish);
}

const ofEggs = /\b(?:omelet(?:te)?|frittata|scramble|shakshuka|menemen|huevos rancheros)s?$/i;

const areFoods = (catalogue: Catalogue, words: readonly string[]) =>
  isFood(catalogue, words) || namesInRow(catalogue, words.join(" ")) !== undefined;

/** Kinds of food that a drink of a single word follows; others flavor it: "fresh mint tea". */
const servedWithDrink = new Set(
  "sandwich;fries;pizza;chips;cookie;cracker;doughnut and muffin;bread;egg;bacon;sausage;pancake;pancake and waffle;soup;salad with dressing;stew and casserole;fried in sauce;pie;cake;roll;bar;soft pretzel;popcorn;meat and fish;meatball;pasta, cooked".split(
    ";",
  ),
);
/** What one of several words is called by, too: "peach iced tea". */
const flavoring = new Set(
  "fruit;berries;dried fruit;honey;honey and syrup;sugar;salt and spice;garlic and ginger;nuts and seeds;candy and chocolate;vinegar and extract;sauce;leaves;spirit;wine;beer;drink;drink powder;coffee beans and tea leaves;food".split(
    ";",
  ),
);
const longestDrink = 3;

/** A name and the drink behind it: "english muffin" and "black coffee". */
function drinkIn(
  catalogue: Catalogue,
  words: readonly string[],
): [food: string[], drink: string[]] | undefined {
  const { isName } = catalogue;
  if (words.length < 2 || isName(words.join(" "))) return undefined;
  for (let length = Math.min(longestDrink, words.length - 1); length > 0; length--) {
    const food = words.slice(0, -length);
    const drink = words.slice(-length);
    if (!isName(drink.join(" ")) || !areFoods(catalogue, food)) continue;
    if (!kindOf(catalogue, drink.join(" "))?.traits.includes("drink")) return undefined;
    const kind = kindOf(catalogue, food.join(" "))?.name ?? "";
    const isServed = length === 1 ? servedWithDrink.has(kind) : !flavoring.has(kind);
    return isServed ? [food, drink] : undefined;
  }
  return undefined;
}

/** What lists its contents: "smoothie banana spinach". */
const listing =
  /\b(?:smoothie|shake|salad|bowl|omelet(?:te)?|scramble|wrap|sandwich|toast|stir fry)$/i;

/** A food, and the drink that follows it without an amount. */
function withDrinkParted(catalogue: Catalogue, words: readonly string[], amount = 0): string[] {
  const drink = drinkIn(catalogue, nameOf(catalogue, words, amount))?.[1];
  if (!drink) return [words.join(" ")];
  const food = words.slice(0, -drink.length);
  return [...withNamesParted(catalogue, food, amount), drink.join(" ")];
}

/** The same in a row, where other foods follow without one, too: "egg mcmuffin hash brown". */
function withNamesParted(catalogue: Catalogue, words: readonly string[], amount = 0): string[] {
  const name = nameOf(catalogue, words, amount);
  if (drinkIn(catalogue, name)) return withDrinkParted(catalogue, words, amount);
  const all = name.join(" ");
  const isWhole = isFood(catalogue, name) || isOneFood(catalogue, all);
  const names = isWhole ? undefined : namesInRow(catalogue, all);
  if (!names || listing.test(names[0] ?? "")) return [words.join(" ")];
  const before = words.slice(0, words.length - name.length).join(" ");
  return names.map((one, at) => (at === 0 ? `${before} ${one}`.trim() : one));
}
