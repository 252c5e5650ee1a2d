import type { Catalogue } from "../catalogue.ts";
import { unitIs } from "../measures/units.ts";
import { isOneFood, kindOf, namesInRow, part, plainList } from "./plain-list.ts";

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
  const pieces = piecesOf(catalogue, words);
  const apart = pieces.length > 1 ? withNamesParted : withListParted;
  return pieces.flatMap(({ words: piece, amount }) => apart(catalogue, piece, amount));
}

/** The words of a food, and with how many of them its amount begins. */
interface Piece {
  words: string[];
  amount: number;
}

/** A row at each amount that begins another food. */
function piecesOf(catalogue: Catalogue, words: readonly string[]): Piece[] {
  const [start = { at: 0, amount: 0 }, ...amounts] = amountsIn(catalogue, words);
  const pieces: Piece[] = [];
  let from = start;
  let nameEnd: number | undefined;
  for (const [index, begun] of amounts.entries()) {
    const { at, amount } = begun;
    const next = amounts[index + 1]?.at;
    if (isBehindFood(words, at + amount, next)) {
      nameEnd = at;
      continue;
    }
    const before = nameOf(catalogue, words.slice(from.at, nameEnd ?? at), from.amount);
    const after = firstName(words.slice(at + amount, next));
    nameEnd = undefined;
    if (!isNextFood(catalogue, before, after, from.amount > 0)) continue;
    const end = isOf(words[at - 1]) ? at - 1 : at;
    pieces.push({ words: words.slice(from.at, end), amount: from.amount });
    from = begun;
  }
  return [...pieces, { words: words.slice(from.at), amount: from.amount }];
}

/** Where amounts begin, and how many words they have; the row's beginning is one of none, too. */
function amountsIn(catalogue: Catalogue, words: readonly string[]) {
  const found: { at: number; amount: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(catalogue, words, at);
    if (amount > 0 || at === 0) found.push({ at, amount });
    at += Math.max(amount, 1);
  }
  return found;
}

/** "Nuggets 6 pieces large fries", "fried chicken 5 wings": an amount behind its food. */
const isBehindFood = (words: readonly string[], end: number, next: number | undefined) =>
  next === end + (isOf(words[end]) ? 1 : 0) || part.test(words[end - 1] ?? "");

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

/** "12oz ribeye baked potato with butter": a list behind one amount, or what a drink follows. */
function withListParted(catalogue: Catalogue, words: readonly string[], amount = 0): string[] {
  const name = firstName(words.slice(amount));
  const list = amount > 0 ? plainList(catalogue, name.join(" ")) : undefined;
  if (!list) return withDrinkParted(catalogue, words, amount);
  const before = words.slice(0, amount).join(" ");
  const behind = words.slice(amount + name.length).join(" ");
  return list.map((one, at) => {
    const first = at === 0 ? `${before} ${one}` : one;
    return at === list.length - 1 ? `${first} ${behind}`.trim() : first;
  });
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
