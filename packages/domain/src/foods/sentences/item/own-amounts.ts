import type { Catalogue } from "../../catalogue.ts";
import { isTemplateId } from "../../food-id.ts";
import { once } from "../../kept.ts";
import { kindOf } from "../../names/found-kind.ts";
import { referenceGroup, referenceGroups } from "../../reference-group.ts";
import type { Part } from "../parting/parts.ts";
import { parseItem } from "./item.ts";
import { type ParsedItem, unmeasured } from "./parsed-item.ts";
import { aDash, type DishNamed, dishNamed, isUsualIn, partOfDish } from "./part-of-dish.ts";
import { parseNamed } from "./whole-name.ts";

/**
 * How much of its own a dish had: "bulletproof coffee with a tablespoon of MCT oil and one of butter",
 * "spag bol with 75 g dry pasta". The dish has these already, so it is read without them, and they are
 * eaten by their own amounts. Where they are most of it, its name only heads a list: "overnight oats,
 * 50 g oats, 150 ml milk, 20 g chia".
 */

/** What is poured or weighed; "pho with 2 eggs" and "an orange" may come on top. */
const pouredOrWeighed = /^(?:glass|scoop|knob|splash|\p{L}*spoon(?:ful)?)$/u;
/** How a food was weighed is no part of its name. */
const states = /\b(?:dry|dried|uncooked|raw|cooked|\d{1,2} ?%(?: fat)?) /gi;

interface ReadPart extends Part {
  food(): ParsedItem;
  /** More than what a dish has: "another 100 g rice". */
  isMore: boolean;
}

const another = /^another (?=\d)/i;

/** The parts with a dish read without what is told of it by the measure. */
export function withOwnAmounts(catalogue: Catalogue, given: readonly Part[]): Part[] {
  const parts = given.map((part) => ({ ...part, text: part.text.replace(another, "") }));
  const all = parts.map((part, at) => ({
    ...part,
    food: once(() => foodOf(catalogue, part)),
    isMore: part.text !== given[at]?.text,
  }));
  return parts.flatMap((part, at) => {
    if (part.to !== undefined) return [part];
    const added = all.filter(({ to }) => to === part.text);
    if (added.length === 0) return withoutListed(catalogue, part, all.slice(at + 1));
    const told = added.map(({ food }) => food()).filter(hasAmount);
    const { name } = parseNamed(catalogue, part.text);
    if (!told.some((item) => isMeasured(catalogue, item)) || !catalogue.isName(name)) return [part];
    const dish = dishNamed(catalogue, name);
    return [dish ? without(part, ownOf(catalogue, dish, told, mostOfDish.added)) : part];
  });
}

/** What stands before a list: nothing where it is what is listed, or without what is. */
function withoutListed(catalogue: Catalogue, part: Part, behind: readonly ReadPart[]): Part[] {
  const isBehind = behind.some(({ to, food }) => to === undefined && hasAmount(food()));
  const { name, quantity, unit } = isBehind ? parseNamed(catalogue, part.text) : unmeasured("");
  // "300 g spag bol" was weighed with all it has.
  if (unit !== "" || !catalogue.isName(name)) return [part];
  if (quantity === null && isToldBehind(catalogue, name, behind)) return [];
  const dish = dishNamed(catalogue, name);
  const listed = dish ? listOf(catalogue, dish, behind) : [];
  const told = listed.map(({ food }) => food());
  if (!dish || !told.some(hasAmount)) return [part];
  if ((quantity ?? 1) === 1 && headsList(catalogue, dish, told)) return [];
  const own = ownOf(catalogue, dish, partsOfIt(catalogue, name, listed), mostOfDish.listed);
  return [without(part, own)];
}

/** What only says of what kind a food is. */
const generic = /^(?:cheese|bread|crackers|cereal|nuts|fruit|berries|juice|wine|beer|chocolate)$/i;

/** "Cheese and crackers, 40 g cheddar, 5 crackers": the cheese was cheddar. */
function isToldBehind(catalogue: Catalogue, name: string, behind: readonly ReadPart[]): boolean {
  const kind = generic.test(name) ? kindOf(catalogue, name)?.name : undefined;
  if (kind === undefined) return false;
  return behind.some(({ to, isMore, food }) => {
    const item = food();
    if (to !== undefined || isMore || !hasAmount(item)) return false;
    // "Beer, then another" are two.
    if (item.name === name) return item.unit !== "" || (item.quantity ?? 1) > 1;
    return kindOf(catalogue, item.name)?.name === kind;
  });
}

const hasAmount = ({ quantity }: ParsedItem): boolean => quantity !== null;

const without = (part: Part, things: readonly string[]): Part =>
  things.length > 0 ? { ...part, text: `${part.text} without ${things.join(" and ")}` } : part;

/** The parts right behind a dish: up to the first that neither has an amount nor is of it. */
function listOf(catalogue: Catalogue, dish: DishNamed, parts: readonly ReadPart[]): ReadPart[] {
  const end = parts.findIndex(({ to, food, isMore }) => {
    const item = food();
    const isOfIt = () =>
      isSaidIn(catalogue, dish.name, item.name) || isUsualIn(catalogue, dish, item.name);
    // "Pizza, 2 slices of pizza" is said again.
    const isAgain = isSaidIn(catalogue, item.name, dish.name);
    return to !== undefined || isMore || isAgain || !(hasAmount(item) || isOfIt());
  });
  return parts.slice(0, end < 0 ? undefined : end);
}

/** Weighed as cooks do; "a glass of milk" comes on top. */
const weighed = /^\d+(?:\.\d+)? ?(?:g|grams?|oz|ounces?)\b/i;

/** What a dish was made of among the foods behind it: once one is, spoons of others are too. */
function partsOfIt(catalogue: Catalogue, dish: string, listed: readonly ReadPart[]): ParsedItem[] {
  const isSure = ({ text, food }: ReadPart) =>
    weighed.test(text) || isSaidIn(catalogue, dish, food().name);
  return listed.some(isSure) ? listed.map(({ food }) => food()).filter(hasAmount) : [];
}

/** "Tuna" of a tuna sandwich, unlike "tuna steak". */
function isSaidIn({ vocabulary }: Catalogue, dish: string, thing: string): boolean {
  const words = new Set(vocabulary.wordsOf(dish));
  return thing !== "" && vocabulary.wordsOf(thing).every((word) => words.has(word));
}

function foodOf(catalogue: Catalogue, { text }: Part): ParsedItem {
  const item = parseItem(catalogue, text);
  return { ...item, name: item.name.replace(states, "") };
}

function isMeasured({ measures }: Catalogue, { unit }: ParsedItem): boolean {
  const kind = measures.units.named(unit)?.kind;
  return kind === "weight" || kind === "volume" || pouredOrWeighed.test(unit);
}

/** Counters' meals, soups and what comes ready: dishes, though we have no recipe of them. */
const { fastFoods, meals, restaurantFoods, soupsAndSauces } = referenceGroups;
const groupsOfDishes: ReadonlySet<string> = new Set([
  soupsAndSauces,
  fastFoods,
  meals,
  restaurantFoods,
]);
/** A dish of which so much is listed by amounts is what the list is of: shares of its energy. */
const mostOfList = 0.5;
/** … and so much of one whose own words all are: "ham sandwich, 2 slices of bread, 3 slices of ham". */
const mostOfNamed = 0.3;
/** Where more of something isn't listed, it was eaten, too: the bread of "tuna sandwich, 1 can tuna, 1 tbsp mayo". */
const mostUntold = 0.25;

/** Whether a dish's name only says what was made of the foods that are listed behind it. */
function headsList(
  catalogue: Catalogue,
  { id, name }: DishNamed,
  told: readonly ParsedItem[],
): boolean {
  if (told.length < 2) return false;
  const { headOf, wordsOf } = catalogue.vocabulary;
  const things = told.map((item) => item.name);
  const said = new Set(things.flatMap(wordsOf));
  if (isAllOfGroup(catalogue, name, things)) return true;
  // "Tuna pasta, 100 g pasta, a tin of tuna"
  const words = wordsOf(name).filter((word) => !catalogue.isDescription(word));
  if (words.length > 1 && words.every((word) => said.has(word))) return true;
  const isOurs = catalogue.dish(id) !== undefined || isTemplateId(id);
  const hasRecipe = isOurs || catalogue.kitchen.madeOf(name) !== undefined;
  if (!hasRecipe && !groupsOfDishes.has(referenceGroup(id))) return false;
  const isNamed = (thing: string) => isSaidIn(catalogue, name, thing);
  // "Ham sandwich" is our turkey sandwich, and none of what that has is ham.
  const isMadeSo = things
    .filter(isNamed)
    .every((thing) => catalogue.dishWithout(id, [thing]) !== undefined);
  const asked = { id: isMadeSo ? id : "", name };
  const inIt = things.filter(
    (thing) => isNamed(thing) || catalogue.usualShares(asked, [thing]).told > aDash,
  );
  const { told: share, largestLeft } = catalogue.usualShares(asked, things);
  const named = words.filter((word) => word !== headOf(name));
  const most = named.length > 0 && named.every((word) => said.has(word)) ? mostOfNamed : mostOfList;
  return inIt.length > 1 && share >= most && largestLeft <= mostUntold;
}

const { fruits, nutsAndSeeds, sweets, vegetables } = referenceGroups;
/** What is made of whatever there is of some groups. */
const mixtures: readonly (readonly [of: RegExp, groups: readonly string[]])[] = [
  [/\bfruit (?:salad|bowl|platter|plate|cup)$/i, [fruits]],
  [/\b(?:trail mix|mixed nuts|nut mix)$/i, [nutsAndSeeds, fruits, sweets]],
  [/\b(?:mixed|roast(?:ed)?|steamed|stir[- ]fried) veg(?:gies|etables)?$/i, [vegetables]],
];

function isAllOfGroup(catalogue: Catalogue, name: string, things: readonly string[]): boolean {
  const groups = mixtures.find(([of]) => of.test(name))?.[1];
  if (!groups) return false;
  return things.every((thing) =>
    groups.includes(referenceGroup(dishNamed(catalogue, thing)?.id ?? "")),
  );
}

/** What has more of it is mostly that, and nothing without: Greek yogurt is no dish with milk in it. */
const mostOfDish = { added: 0.7, listed: 0.6 };

function ownOf(
  catalogue: Catalogue,
  { id, name }: DishNamed,
  told: readonly ParsedItem[],
  most: number,
): string[] {
  if (!catalogue.dish(id)) return [];
  const { kitchen, vocabulary } = catalogue;
  return told.flatMap((item) => {
    const { name: thing } = item;
    const isSaid = isSaidIn(catalogue, name, thing);
    if (!isSaid && !isMeasured(catalogue, item)) return [];
    const part = partOfDish(catalogue, id, thing);
    const said = new Set(vocabulary.wordsOf(thing));
    // Coconut milk is no milk, and mozzarella of skim milk neither.
    const isCalledSo = part?.ids.every((id) =>
      vocabulary.wordsOf(kitchen.wordFor(id) ?? "").every((word) => said.has(word)),
    );
    return part && (isSaid || isCalledSo) && part.share > 0 && part.share < most ? [thing] : [];
  });
}
