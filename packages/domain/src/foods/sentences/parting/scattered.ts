import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { unitIs } from "../../measures/units.ts";
import { weight } from "../../measures/weight-words.ts";
import { kindOf } from "../../names/found-kind.ts";
import type { Food } from "../../table.ts";
import { chainAtEnd } from "../around/chains.ts";
import { isOfDish } from "./in-row.ts";
import { prepared } from "./plain-list.ts";

/**
 * Foods among words that nobody knows, as people in a hurry jot them: "butter chicken 1 bowl 2
 * tandoori roti swiggy". Each is a known name, with the amount before or behind it.
 *
 *     text   = {food | word}
 *     food   = amount name | name amount
 *     amount = (number | size) [size] [measure]
 */

/** A food with its amount, or words that aren't understood. */
export interface Scattered {
  text: string;
  unread?: true;
}

/** A recipe's line names a choice, of which one is taken. */
const isEither = (word: string) => /^or$/i.test(word);

interface Named {
  name: string;
  amount: string;
}

const longestText = 24;
const longestName = 4;
const number = new RegExp(
  String.raw`^(?:\d{1,4}(?:[.,/]\d{1,3})?|x\d{1,2}|\d{1,2}x|${numeral}|half)$`,
  "iu",
);
const weighed = new RegExp(String.raw`^\d{1,4}(?:[.,]\d+)?${weight}s?$`, "iu");
const size =
  /^(?:small|sm|medium|med|large|lg|big|regular|reg|mini|tall|grande|venti|jumbo|fun|king)$/iu;
const sized = /^sized?$/iu;
/** What tells nothing where a food isn't understood by it. */
const joint = /^(?:and|n|with|w|wt|wit|w\/|on|in|of|plus|&|\+|-|–|the|a|an|my|some|for|from|at)$/iu;
/** Nothing of what is told here was eaten. */
const leftOut = /^(?:no|not|without|didn'?t|nvr|never|left|gave|minus|skip(?:ped)?|except|but)$/iu;
/** At least this share of the words are foods and their amounts; the rest isn't understood. */
const leastKnown = { unfound: 0.4, doubtful: 0.75 };

/**
 * The foods of a text that no food is called by, and the words between them. Undefined where too
 * little of it is known: that is talk.
 */
export function scatteredFoods(
  catalogue: Catalogue,
  text: string,
  found: Food | undefined,
): Scattered[] | undefined {
  const isFound = found !== undefined;
  const words = text.split(/[\s,()]+/).filter((word) => word !== "");
  if (words.length < 2 || words.length > longestText || words.some(isEither)) return undefined;
  const read = readWords(catalogue, words);
  const foods = read.filter((one): one is Named => typeof one !== "string");
  const unread = read.filter((one) => typeof one === "string" && !joint.test(one)).length;
  const counted = words.filter((word) => !joint.test(word)).length;
  const share = 1 - unread / counted;
  if (share < (isFound ? leastKnown.doubtful : leastKnown.unfound)) return undefined;
  // Without an amount, one known word among others is talk: "you chicken".
  const isTold =
    foods.length > 1 ||
    foods.some(({ amount }) => amount !== "") ||
    isChainBefore(catalogue, words, 0, nameAt(catalogue, words, 0));
  const areSeveral =
    foods.length > 1 &&
    foods.slice(1).some(({ amount }) => amount !== "") &&
    words.slice(1).some((word) => /\d/.test(word));
  // "Omelette 3 eggs" is made of these.
  const areIn = foods.some(({ name }, at) => isOfDish(foods[at - 1]?.name ?? "", name.split(" ")));
  const areOne = areIn || (found && isMeasuredBehind(catalogue, words, foods, found));
  if (isFound ? !areSeveral || areOne : !isTold) return undefined;
  // "Minced" and "sweetened" tell how a food was, and are nothing that wasn't understood.
  const isSort = (one: Named | string) =>
    typeof one === "string" && (prepared.test(one) || catalogue.isDescription(one));
  return joined(read.filter((one) => !isSort(one)));
}

/** "Allwhites liquid egg whites 100 g": only the last has an amount, and is of the kind that was found. */
function isMeasuredBehind(
  catalogue: Catalogue,
  words: readonly string[],
  foods: readonly Named[],
  found: Food,
): boolean {
  const { name = "", amount = "" } = foods.at(-1) ?? {};
  const isBehind = amount !== "" && words.join(" ").endsWith(`${name} ${amount}`);
  if (!isBehind || foods.slice(0, -1).some((one) => one.amount !== "")) return false;
  const { kind } = catalogue.known(found);
  return kind.name !== "food" && kindOf(catalogue, name)?.name === kind.name;
}

/** A text's foods and the words between them, from left to right. */
function readWords(catalogue: Catalogue, words: readonly string[]): (Named | string)[] {
  const read: (Named | string)[] = [];
  const areBehind = amountsAreBehind(catalogue, words);
  let amount = "";
  let isLeftOut = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const known = nameAt(catalogue, words, at);
    if (isChainBefore(catalogue, words, at, known)) {
      at += known;
      continue;
    }
    const name = isLeftOut ? 0 : known;
    if (name > 0) {
      read.push({ name: words.slice(at, at + name).join(" "), amount });
      amount = "";
      at += name;
      continue;
    }
    const end = amountAt(catalogue, words, at);
    if (end > 0) {
      const said = words.slice(at, at + end).join(" ");
      at += end;
      isLeftOut = false;
      const last = read.at(-1);
      const isBehind = areBehind || nameAt(catalogue, words, at) === 0;
      if (isBehind && typeof last === "object" && last.amount === "") last.amount = said;
      else amount = said;
      continue;
    }
    // "No milk" is about the food before; what else is said up to the next amount is, too.
    isLeftOut ||= leftOut.test(word);
    // "2 kwik trip donuts" are two, "at 10 with the chicken lady" isn't ten.
    if (joint.test(word) && !/^of$/i.test(word)) amount = "";
    read.push(word);
    at++;
  }
  return read;
}

/** Whether a name is a chain's whose food follows: "Papa Johns garlic knots" is no pizza beside them. */
function isChainBefore(
  catalogue: Catalogue,
  words: readonly string[],
  from: number,
  length: number,
): boolean {
  const name = words.slice(from, from + length).join(" ");
  return (
    length > 0 &&
    chainAtEnd(catalogue, name) === name &&
    nameAt(catalogue, words, from + length) > 0
  );
}

/** "Chicken biryani 300g raita 50g": the text begins with a name, and ends in an amount. */
function amountsAreBehind(catalogue: Catalogue, words: readonly string[]): boolean {
  if (nameAt(catalogue, words, 0) === 0) return false;
  return [1, 2, 3].some((length) => {
    const from = words.length - length;
    return from > 0 && amountAt(catalogue, words, from) === length;
  });
}

/** How many words the longest name has that begins there. */
function nameAt(catalogue: Catalogue, words: readonly string[], from: number): number {
  const { isName, isDescription, measures, vocabulary } = catalogue;
  for (let length = Math.min(longestName, words.length - from); length > 0; length--) {
    const name = words.slice(from, from + length).join(" ");
    if (/\d/.test(name) || !isName(name)) continue;
    if (length > 1) return length;
    const isWord = vocabulary.spoken.has(vocabulary.stem(name.toLowerCase()));
    const isMeasure = measures.units.named(name) !== undefined;
    const isNone = isWord || isMeasure || prepared.test(name) || isDescription(name);
    return name.length < 3 || isNone ? 0 : 1;
  }
  return 0;
}

/** How many words the amount that begins there has. */
function amountAt({ measures }: Catalogue, words: readonly string[], from: number): number {
  const at = (index: number) => words[index] ?? "";
  if (weighed.test(at(from))) return 1;
  const counted = number.test(at(from)) ? from + 1 : from;
  let end = size.test(at(counted)) ? counted + 1 : counted;
  if (end > counted && sized.test(at(end))) end++;
  const unit = measures.units.named(at(end).replace(/\.$/, ""));
  const isMeasure = unit !== undefined && (counted > from || !unitIs(unit, "plain word"));
  if (isMeasure && end > from) end++;
  return end - from;
}

/** Words that aren't understood as one text. */
function joined(read: readonly (Named | string)[]): Scattered[] {
  const parts: Scattered[] = [];
  for (const one of read) {
    const last = parts.at(-1);
    if (typeof one === "object") parts.push({ text: `${one.amount} ${one.name}`.trim() });
    else if (last?.unread) last.text += ` ${one}`;
    else if (!joint.test(one)) parts.push({ text: one, unread: true });
  }
  return parts;
}
