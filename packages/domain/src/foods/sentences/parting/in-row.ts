import type { Catalogue } from "../../catalogue.ts";
import { areFoods, isFood, isFoundWhole, namesInRow, part, plainList } from "./plain-list.ts";
import { isOf, placesOfAmounts } from "./row-amount.ts";
import { drinkIn } from "./row-drink.ts";
import { isOfTwoFlavours } from "./two-flavours.ts";

/**
 * Foods that follow one another with nothing between them, as people dictate and jot them: "big mac
 * med fries diet coke", "toast with butter 2 boiled eggs".
 *
 *     row = food {amount food} [drink]
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
  const [start = { at: 0, amount: 0 }, ...amounts] = placesOfAmounts(catalogue, words);
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

/** "Nuggets 6 pieces large fries", "fried chicken 5 wings": an amount behind its food. */
const isBehindFood = (words: readonly string[], end: number, next: number | undefined) =>
  next === end + (isOf(words[end]) ? 1 : 0) || part.test(words[end - 1] ?? "");

const longestRow = 40;
const joint = /^(?:and|with|on|in|over|plus|or|&|\+|from|for|at|w\/)$/iu;

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
export function isOfDish(dish: string, [first = "", ...others]: readonly string[]): boolean {
  if (part.test(first) || (others.length === 0 && dish.split(" ").includes(first))) return true;
  return /^(?:eggs?|whites?)$/i.test(first) && ofEggs.test(dish);
}

const ofEggs = /\b(?:omelet(?:te)?|frittata|scramble|shakshuka|menemen|huevos rancheros)s?$/i;

/** "12oz ribeye baked potato with butter": a list behind one amount, or what a drink follows. */
function withListParted(catalogue: Catalogue, words: readonly string[], amount = 0): string[] {
  if (isOfTwoFlavours(words.join(" "))) return [words.join(" ")];
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
  const isWhole = isFood(catalogue, name) || isFoundWhole(catalogue, all);
  const names = isWhole ? undefined : namesInRow(catalogue, all);
  if (!names || listing.test(names[0] ?? "")) return [words.join(" ")];
  const before = words.slice(0, words.length - name.length).join(" ");
  return names.map((one, at) => (at === 0 ? `${before} ${one}`.trim() : one));
}
