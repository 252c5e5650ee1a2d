import type { Catalogue } from "../../catalogue.ts";
import { isMixedDrink } from "../../dishes/templates/mixed-drink.ts";
import { numeral } from "../../measures/number-words.ts";
import { withoutShop } from "../../names/known-beside.ts";
import { withSlipRight } from "../../names/meant-instead.ts";
import { isCalledWithoutAnd } from "../../names/without-and.ts";
import { countedDrink, parseItem } from "../item/item.ts";
import { countsFirst, countsOnPlate } from "./counted-first.ts";
import { isNamedByParts, isToldByParts } from "./listed.ts";
import { isToldOfItself } from "./of-itself.ts";
import { isOfTwoFlavours } from "./two-flavours.ts";

/** How many joints ("and", "with") a name may have. */
const maxNameJoints = 3;
/** Separates foods unless both sides are one name: "fish and chips". */
export const softBreak =
  /\s+(?:and|with|&|w\/|on(?! the (?:cob|vine|bone|side)\b)|over|in|topped with|mit|und|con|avec|et|(?<!vitamin )e|y|ve)\s+/gi;

const isOneByItsParts = (catalogue: Catalogue, text: string) =>
  isOfTwoFlavours(text) ||
  isNamedByParts(catalogue, text) ||
  isToldByParts(catalogue, text) ||
  isMixedDrink(catalogue.kitchen, countedDrink.exec(text)?.[2] ?? text);

/** "Pigs in a blanket", "toad in the hole" */
const isNameWithPlace = (catalogue: Catalogue, text: string) =>
  / (?:in|on) (?:an?|the) /i.test(text) && catalogue.isName(parseItem(catalogue, text).name);

const fraction = new RegExp(
  String.raw`^(?:an?|${numeral}|\d+)\s+and\s+(?:an?\s+)?(?:half|quarter)\b`,
  "i",
);

const ownAmount = /^(?:\d|an?\s|one\s|two\s|three\s|half\s|some\s|my\s)/i;

/** Whether what is joined to a food has an amount of its own, or can't share that of the food. */
function isAmountedTwice(text: string): boolean {
  const [, ...others] = text.split(softBreak);
  if (others.some((other) => ownAmount.test(other))) return true;
  return countsFirst.test(text);
}

/** Whether a run with `joined` words like "and" is one food. */
export function isOneFood(catalogue: Catalogue, said: string, joined: number): boolean {
  // "Tesco chicken and bacon sandwich"
  const text = withoutShop(catalogue, said);
  if (joined === 1 && isNameWithPlace(catalogue, text)) return true;
  if (joined === 1 && fraction.test(text)) return true;
  if (isToldOfItself(catalogue, text)) return true;
  if (isAmountedTwice(text)) return false;
  if (isOneByItsParts(catalogue, text)) return true;
  if (joined > maxNameJoints || countsOnPlate.test(text)) return false;
  // "Cheese and onion pasty from Greggs".
  const { name } = parseItem(catalogue, text.replace(/ from [\p{L}' ]+$/iu, ""));
  const whole = name.replace(withoutSome, "");
  // "Sphagetti and meatballs"
  const meant = withSlipRight(catalogue, name) ?? name;
  if ([name, text, whole, meant].some((one) => catalogue.isJoinedName(one))) return true;
  if (joined === 1 && isDishOfTwo(catalogue, name)) return true;
  // "Cheese and crackers" are two foods, though "cheese crackers" is a name. "With skin" isn't a
  // food.
  if (/\sand\s|&/i.test(text)) return false;
  return [name, text, whole, meant].some((one) => catalogue.isName(one));
}

/** "Quarter pounder with cheese no bun", "whopper with cheese no mayo" */
const withoutSome = /,? (?:no|without) (?:the |an? |any )?\p{L}+$/iu;

const dishOfTwo =
  /^[\p{L}-]+ (?:and|&) [\p{L}-]+ (?:soup|salad|sandwich|wrap|pie|pizza|casserole|curry|risotto|omelette?|quiche)$/iu;
const filledWithTwo =
  /^([\p{L}-]+) (?:and|&) [\p{L}-]+ (dumplings?|gyoza|pierogi|tacos?|pasty|pasties|toastie|quesadilla|ravioli|buns?|samosas?)$/iu;

/** "Broccoli and cheddar soup", which people call "broccoli cheddar soup", too. */
function isDishOfTwo(catalogue: Catalogue, name: string): boolean {
  if (isListOfOneHead(catalogue, name)) return true;
  if (dishOfTwo.test(name)) return isCalledWithoutAnd(catalogue, name);
  // "Pork and chive dumplings steamed": both are in them.
  const plain = name.replace(/ (?:boiled|steamed|fried|pan[- ]fried|baked)$/i, "");
  const [, first = "", filled = ""] = filledWithTwo.exec(plain) ?? [];
  return first !== "" && catalogue.isName(`${first} ${filled}`);
}

/** "Beef and pork bologna", which the data calls "Bologna, beef and pork". */
function isListOfOneHead({ search, vocabulary }: Catalogue, name: string): boolean {
  const [, one, other] = /^([\p{L}-]+) (?:and|&) ([\p{L}-]+) [\p{L} -]+$/iu.exec(name) ?? [];
  if (one === undefined || other === undefined) return false;
  const [found] = search(name, 1);
  if (!found) return false;
  const listed = new RegExp(`\\b${one}(?: and | & | or |-)${other}\\b`, "i");
  const isOfHead = vocabulary.wordsOf(found.name).includes(vocabulary.headOf(name));
  return isOfHead && listed.test(found.name);
}
