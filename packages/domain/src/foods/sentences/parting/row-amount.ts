import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { unitIs } from "../../measures/units.ts";
import { weight } from "../../measures/weight-words.ts";

/**
 * Where an amount begins in a row of words.
 *
 *     amount = number [size] [measure] ["of"] | number fill measure | size | measure "of" | spoon
 */

const number = new RegExp(
  String.raw`^(?:\d{1,3}(?:[.,/]\d{1,3})?|${numeral}|an?|half|quarter|some|another)$`,
  "iu",
);
/** "300ml", which is no number of its own. */
const weighed = new RegExp(String.raw`^\d{1,4}(?:[.,]\d+)?${weight}$`, "i");
const article = /^(?:an?|the)$/i;
const size = /^(?:small|sm|medium|med|large|lg|big|regular|reg|mini)$/i;
/** How a measure was filled or cut; without one it is of a name: "2 thin crust pizzas". */
export const fill = /^(?:heap(?:ed|ing)|rounded|level|scant|generous|full|thin|thick|packed)$/i;
/** Behind these no other food begins. */
const open =
  /^(?:and|with|on|or|plus|at|in|for|to|by|from|about|around|over|than|after|before|a|an|the|my|some|x|like|no|without|half|only|extra|each|&|\+|-|–|×|vitamin|number|\d.*|[^\p{L}\d]+|.*[:)])$/iu;

export const isOf = (word = ""): boolean => /^of$/i.test(word);

/** Where amounts begin, and how many words they have; the row's beginning is one of none, too. */
export function placesOfAmounts(
  catalogue: Catalogue,
  words: readonly string[],
): { at: number; amount: number }[] {
  const found: { at: number; amount: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(catalogue, words, at);
    if (amount > 0 || at === 0) found.push({ at, amount });
    at += Math.max(amount, 1);
  }
  return found;
}

/** How many words the amount that begins there has; 0 if none does. */
function amountAt(catalogue: Catalogue, words: readonly string[], from: number): number {
  if (from > 0 && open.test(words[from - 1] ?? "")) return 0;
  if (weighed.test(words[from] ?? "")) return behindOf(words, from + 1) - from;
  const number = numberEnd(words, from);
  const sized = sizeEnd(catalogue, words, number);
  const end = measureEnd(catalogue, words, sized, number > from);
  return end === from ? 0 : behindOf(words, end) - from;
}

/** "Chicken leg quarter", "quarter pounder": no quarter of what follows. */
const isOfName = (before = "", said: string, next: string): boolean =>
  /^quarter$/i.test(said) &&
  (next === "" || /^pound/i.test(next) || /^(?:leg|breast|thigh)$/i.test(before));

/** Behind "2" and "half a". */
function numberEnd(words: readonly string[], from: number): number {
  const [first = "", second = ""] = words.slice(from, from + 2);
  if (!number.test(first) || isOfName(words[from - 1], first, second)) return from;
  return /^half$/i.test(first) && article.test(second) ? from + 2 : from + 1;
}

/** Behind "large", and behind "heaped" where a measure follows. */
function sizeEnd({ measures }: Catalogue, words: readonly string[], at: number): number {
  const [said = "", next = ""] = words.slice(at, at + 2);
  const isSize = size.test(said) || (fill.test(said) && measures.units.named(next) !== undefined);
  return isSize ? at + 1 : at;
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
const isSpoon = (unit: string) => /^(?:tbsp|tsp)$/.test(unit);
