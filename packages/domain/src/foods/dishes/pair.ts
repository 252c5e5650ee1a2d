import type { Catalogue, FoodMatch } from "../catalogue.ts";
import { isDishId, isLabelId } from "../food-id.ts";
import { type Kind, type KnownFood, kindIs } from "../measures/kinds.ts";
import { plainText } from "../names/plain-text.ts";
import type { Food } from "../table.ts";
import { addedFat, isFatAdded } from "./addition.ts";
import { recipeId } from "./recipe-food.ts";

/** Grams of the added food in 100 g of the whole, unless its kind says otherwise. */
const usualShare = 22;
/** A slice of bread carries more than a bowl of rice has mixed in. */
const usualOnBread = 45;
/** Cereal swims in milk. */
const milkOnCereal = 75;
/** What is stirred into tea and the like. */
const stirredIn = 5;

/** Grams of fat in 100 g: gravy and oil are the fat that was added, vegetables are cooked in it. */
const lean = 2;

const sure = 0.8;
/** Parts of a food itself, not additions to it. */
const itsOwn = /\b(?:skin|peel|bones?|seeds?|rind|crust|water|juice)\b/;

interface Pair {
  food: Food;
  score: number;
}

/**
 * Two foods, one eaten with or on the other: "rice with raisins", "toast with almond butter".
 * Undefined if the text names a single food, or a part isn't known for sure.
 */
export function readPair(
  catalogue: Catalogue,
  text: string,
  match: FoodMatch | undefined,
): Pair | undefined {
  const [, baseText = "", addedText = ""] = eatenWith.exec(plainText(text)) ?? [];
  if (baseText === "" || isDressed(baseText, addedText)) return undefined;
  const added = surelyFound(catalogue, bakedIn(baseText, addedText));
  // "Fries with maple syrup" isn't that.
  const isTwo =
    added &&
    (added.food.id === match?.id || saysMore(catalogue, { baseText, addedText, text }, match));
  const base = isTwo && surelyFound(catalogue, baseText);
  if (!base || isPastaDish(catalogue, text, base.food)) return undefined;
  // "Hot dog with ketchup" is a name, and has a bun.
  const isEatenSo =
    kindIs(base.food.kind, "base") ||
    (!catalogue.isName(text) && isBeside(baseText, text, added.food.kind));
  return isEatenSo ? together(catalogue, text, base, added) : undefined;
}

/** Fruit in a scone or a bun is dried: no apple. */
const bakedIn = (base: string, added: string) =>
  /^(?:dried )?fruits?$/.test(added) && /\b(?:scone|biscuit|bun|roll|bagel|muffin)s?$/.test(base)
    ? "raisins"
    : added;

/** Whether the match lacks one of the two foods. */
function saysMore(
  catalogue: Catalogue,
  { baseText, addedText, text }: { baseText: string; addedText: string; text: string },
  match: FoodMatch | undefined,
): boolean {
  return (
    isUnsaidProduct(catalogue, text, match) ||
    addsSomething(catalogue, addedText, match) ||
    isOfAnother(catalogue, baseText, text, match)
  );
}

/** "Honey on toast": what is spread on bread or poured over, and nothing else. */
export function readSpread(catalogue: Catalogue, text: string): Pair | undefined {
  const [, over = "", under = ""] = liesOn.exec(plainText(text)) ?? [];
  const base =
    under === "" || catalogue.isJoinedName(text) ? undefined : surelyFound(catalogue, under);
  const added = base && surelyFound(catalogue, over);
  if (!base || !added || !isSpread(added.food.kind)) return undefined;
  return together(catalogue, text, base, added);
}

const liesOn = /^([a-z -]{3,40}?) (?:spread )?on (?:an? |some |my )?([a-z -]{3,40})$/;
/** What else lies on bread is a sandwich, which has more in it. */
const spreads: ReadonlySet<string> = new Set(["spread", "sauce", "cream", "cheese"]);
/** Grams: a portion of more is no spread, but a cheesesteak. */
const mostSpread = 60;

const isSpread = ({ role, reference }: Kind) =>
  role !== undefined && spreads.has(role) && reference <= mostSpread;

function together(
  catalogue: Catalogue,
  text: string,
  base: SurelyFound,
  added: SurelyFound,
): Pair | undefined {
  if (base.food.id === added.food.id) return undefined;
  // "Avocado toast with egg": a dish has its own portion, and another food is beside it.
  if (isDishId(base.food.id) && kindIs(added.food.kind, "main")) return undefined;
  const share = shareOf(added.food.kind, base.food.kind);
  if (share === undefined) return undefined;
  const fat = isCookedInFat(added.food, text) ? addedFat : 0;
  const parts = [
    { id: base.food.id, grams: 100 - share - fat },
    { id: added.food.id, grams: share },
    { id: catalogue.kitchen.id("oil"), grams: fat },
  ];
  const food = catalogue.food(recipeId(parts.filter(({ grams }) => grams > 0)));
  return food && { food, score: Math.min(base.score, added.score) * 0.75 };
}

const eatenWith =
  /^([^;(]{3,60}?),? (?:with|topped with|and) ([a-z -]{3,40}?)(?:,? (?:no added fat|fat added|ns as to fat|nfs).*)?$/;

/** A tuna salad made with ranch has ranch for its dressing, not on top of it. */
const isDressed = (base: string, added: string) =>
  /\bsalad\b.*\bmade$/.test(base) && /\b(?:dressing|mayonnaise)\b/.test(added);

const isCookedInFat = (added: Food, text: string) =>
  (added.per100g.fat ?? 0) < lean && isFatAdded(text.toLowerCase());

/** What our pasta dishes are called: their recipes know how much sauce goes on. */
const isPastaDish = ({ isName }: Catalogue, text: string, { kind }: KnownFood) =>
  kind.name.startsWith("pasta") && isName(text);

/** Whether this is a food that the match's own name doesn't mention yet. */
function addsSomething(
  { vocabulary: { wordsOf } }: Catalogue,
  text: string,
  match: FoodMatch | undefined,
): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 3 || itsOwn.test(text)) return false;
  const nameWords = wordsOf(match?.name ?? "");
  return !words.every((word) => nameWords.includes(word));
}

/** "Eggs with cream" are no Cadbury Creme Egg. */
const isUnsaidProduct = ({ isName, saysProduct }: Catalogue, text: string, match?: FoodMatch) =>
  match !== undefined && isLabelId(match.id) && !isName(text) && !saysProduct(text, match.id);

/**
 * "Corn with cheese" isn't popcorn with cheese flavor, which is another food if with both words.
 * "Cauliflower with cheese" is cauliflower cheese: all that this says was typed.
 */
function isOfAnother(
  { vocabulary: { wordsOf, brands }, headOf, isName }: Catalogue,
  baseText: string,
  text: string,
  match: FoodMatch | undefined,
): boolean {
  if (!match || isName(text)) return false;
  const head = headOf(match.id);
  if (head === undefined || brands.has(head) || wordsOf(baseText).includes(head)) return false;
  const said = new Set(wordsOf(text));
  return !wordsOf(match.name).every((word) => said.has(word));
}

interface SurelyFound {
  food: KnownFood;
  score: number;
}

function surelyFound(catalogue: Catalogue, text: string): SurelyFound | undefined {
  const [match] = catalogue.search(text, 1);
  const food = match && match.score >= sure ? catalogue.food(match.id) : undefined;
  return match && food && { food: catalogue.known(food), score: match.score };
}

/** Grams of `added` in 100 g of both; undefined if the two aren't eaten together. */
function shareOf(added: Kind, base: Kind): number | undefined {
  if (kindIs(base, "in milk") && kindIs(added, "drink")) return milkOnCereal;
  if (kindIs(base, "drink") && kindIs(added, "stirred in")) return stirredIn;
  if (!kindIs(base, "base") && !kindIs(base, "plated")) return undefined;
  if (kindIs(added, "drink")) return stirredIn;
  return kindIs(base, "bread") ? (added.onBread ?? usualOnBread) : (added.added ?? usualShare);
}

/** What goes with meat or eggs, rather than being another food on the plate. */
function isBeside(base: string, text: string, kind: Kind): boolean {
  // "Chicken and rice soup", "egg fried with butter"
  if (!text.includes(" with ") || (fats.has(kind.name) && /\b(?:fried|scrambled|saut)/.test(base)))
    return false;
  const isFood = kindIs(kind, "plated") || kindIs(kind, "main");
  return kindIs(kind, "served with") || (kind.role !== undefined && !isFood);
}

const fats: ReadonlySet<string> = new Set(["butter", "oil"]);
