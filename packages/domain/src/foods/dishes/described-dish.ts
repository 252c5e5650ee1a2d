import { type Catalogue, type FoodMatch, minScore } from "../catalogue.ts";
import { isLabelId } from "../food-id.ts";
import type { KnownFood } from "../measures/kinds.ts";
import { isCalledWithoutAnd } from "../names/without-and.ts";
import { referenceGroup, referenceGroups } from "../reference-group.ts";
import type { Food } from "../table.ts";
import { cookingFats, isFatAdded, isFatLeftOpen, isFatLeftOut, readAddition } from "./addition.ts";
import { readGroundMeat } from "./ground-meat.ts";
import { nameWithoutLeftOut, thingsLeftOut } from "./left-out.ts";
import { lighterForm } from "./lighter.ts";
import { readOtherMeat } from "./other-meat.ts";
import { readPair, readSpread } from "./pair.ts";
import { readPlate, readSauced } from "./plate.ts";
import { recipeId } from "./recipe-food.ts";
import { isStandIn } from "./stand-in.ts";
import { fillTemplate } from "./templates/fill-template.ts";
import { pantryParts } from "./templates/filled-dish.ts";
import type { Lookup } from "./templates/filling.ts";
import { readUncooked } from "./uncooked.ts";

/** A food put together from several, and how well it fits what was typed. */
export interface DescribedDish {
  food: Food;
  score: number;
}

/** Score of a plate put together from its parts: a guess, if a good one. */
const plateScore = 0.55;
/** Score of a filled template, and the score of a match from which on that is preferred. */
const templateScore = 0.65;
const templateBelow = 0.8;
const pastaBelow = 0.9;
/** How sure a lookup must be for a part our tables don't know, and how badly the whole must fit. */
const sureScore = 0.85;
const lookupBelow = 0.65;

/** A typed name, and what it finds as a single food. */
interface Asked {
  text: string;
  match: FoodMatch | undefined;
  score: number;
  isName: boolean;
  /** The food found only comes close to what was typed. */
  isStandIn: boolean;
}

/**
 * Reads a text that clearly means several foods of the data: a dish described by its fillings, a
 * food with something added, or a whole plate. `match` is the best single food; a good one is kept.
 */
export function readDescribedDish(
  catalogue: Catalogue,
  typed: string,
  match: FoodMatch | undefined,
): DescribedDish | undefined {
  const text = typed.replace(/\bw\/o\b/gi, "without").replace(/\bw\/ ?/gi, "with ");
  const asked: Asked = {
    text,
    match,
    score: match?.score ?? 0,
    isName: catalogue.isName(text),
    isStandIn: match !== undefined && isStandIn(catalogue, match.id, text),
  };
  const told = readGroundMeat(catalogue, text) ?? readMeatInSauce(catalogue, asked);
  if (told) return told;
  if (asked.isName && !asked.isStandIn && !isAddedAlone(catalogue, match, text)) {
    const said = text.toLowerCase();
    if (isFatLeftOut(said)) return readWithoutFat(catalogue, asked);
    return isFatAdded(said) || isFatLeftOpen(said) ? readWithAddition(catalogue, asked) : undefined;
  }
  return readParts(catalogue, asked);
}

/** What is not a name of its own, by what it says is in it, with it, or not in it. */
function readParts(catalogue: Catalogue, asked: Asked): DescribedDish | undefined {
  const { text, match } = asked;
  return (
    readUncooked(catalogue, text) ??
    readSpread(catalogue, text) ??
    readWithoutSides(catalogue, text) ??
    readLabelWithout(catalogue, text) ??
    readFilled(catalogue, asked) ??
    readWithoutParts(catalogue, text) ??
    readOtherMeat(catalogue, text, match) ??
    readWithAddition(catalogue, asked) ??
    (isDishOfTwo(catalogue, text) ? undefined : readPair(catalogue, text, match)) ??
    readWithoutFat(catalogue, asked) ??
    readLighter(catalogue, asked) ??
    readWholePlate(catalogue, asked)
  );
}

/** "Broccoli and cheddar soup" is known as "broccoli cheddar soup": no broccoli beside it. */
const isDishOfTwo = (catalogue: Catalogue, text: string) =>
  / (?:and|&) \p{L}+ \p{L}+$/iu.test(text) && isCalledWithoutAnd(catalogue, text);

/** What lies beside a dish, or on it at the table, unless it is in its name or its recipe. */
const sides =
  /^(?:(?:white|brown|fried|steamed|french|side|pita|naan|garlic|whipped) )?(?:rice|noodles|pasta|fries|chips|salad|bread|toast|rolls?|pita|naan|tortillas?|crackers|croutons|gravy|syrup|cream|ice cream|cheese|dip)$/i;

/** "Beef and broccoli stir fry, no rice" is what is called so without these words. */
function readWithoutSides(catalogue: Catalogue, text: string): DescribedDish | undefined {
  const { base, things, found } = namedLess(catalogue, text);
  // "Taco, meat" has more of its own kind beside it.
  if (!found || base.includes(",") || !things.every((thing) => sides.test(thing))) return undefined;
  const food = catalogue.food(found.id);
  if (
    !food ||
    (catalogue.dishWithout(food.id, things) ?? catalogue.foodLess(food.id, base, things))
  )
    return undefined;
  const { vocabulary, heardIn } = catalogue;
  const hasNone = things.every((thing) => heardIn(food, vocabulary.wordsOf(thing)) === 0);
  return hasNone ? { food, score: found.score } : undefined;
}

/** What a text leaves out of a known food, and the food; nothing is found if it leaves out nothing. */
function namedLess(catalogue: Catalogue, text: string) {
  const things = thingsLeftOut(text);
  const base = nameWithoutLeftOut(text.toLowerCase());
  const isNamed = things.length > 0 && catalogue.isName(base);
  return { base, things, found: isNamed ? catalogue.search(base, 1)[0] : undefined };
}

/** "Popeyes chicken sandwich, no mayo" is the chain's, as far as its label tells of any. */
function readLabelWithout(catalogue: Catalogue, text: string): DescribedDish | undefined {
  const { base, things, found } = namedLess(catalogue, text);
  if (!found || !isLabelId(found.id)) return undefined;
  const food = catalogue.foodLess(found.id, base, things) ?? catalogue.food(found.id);
  return food && { food, score: found.score };
}

/** "Burrito bowl without rice": a dish of ours that is called so, without what it has of that. */
function readWithoutParts(catalogue: Catalogue, text: string): DescribedDish | undefined {
  const { base, things, found } = namedLess(catalogue, text);
  const food =
    found &&
    (catalogue.dishWithout(found.id, things) ??
      catalogue.foodLess(found.id, base, things) ??
      foodWithoutAny(catalogue.food(found.id), things));
  return food && { food, score: found.score };
}

/** "Roast potatoes, no added fat": a dish of ours without what it is cooked in. */
function readWithoutFat(catalogue: Catalogue, { text, match }: Asked): DescribedDish | undefined {
  if (!match || match.score < plateScore || !isFatLeftOut(text.toLowerCase())) return undefined;
  const food = catalogue.dishWithout(match.id, cookingFats);
  return food && { food, score: match.score };
}

/** Of what is added at the table, what its food has hardly any of: grams in 100 g at most. */
const hardlyAny: readonly (readonly [of: RegExp, nutrient: "fat" | "sugars", most: number])[] = [
  [/^(?:butter|oil|olive oil|ghee|margarine|spread|fat|mayo|dressing|sour cream)$/i, "fat", 6],
  [/^(?:sugar|honey|syrup|sweetener|jam)$/i, "sugars", 3],
];

/** "Baked potato, no butter" is a baked potato: by its figures it had none. */
function foodWithoutAny(food: Food | undefined, things: readonly string[]): Food | undefined {
  const hasNone = things.every((thing) => {
    const [, nutrient, most = 0] = hardlyAny.find(([of]) => of.test(thing)) ?? [];
    return nutrient !== undefined && (food?.per100g[nutrient] ?? Infinity) <= most;
  });
  return hasNone ? food : undefined;
}

/** "Papa Johns bbq chicken pizza" has no potato on it, but a bowl is one of Chipotle's. */
const withoutPizzeria = ({ vocabulary }: Catalogue, text: string): string =>
  /\bpizza$/i.test(text) ? text.replace(vocabulary.chainBefore, "") : text;

/** A template filled with what the name mentions. */
function readFilled(catalogue: Catalogue, asked: Asked): DescribedDish | undefined {
  const { text, match, score, isName, isStandIn } = asked;
  // If the data has something close, only trust our own tables for the parts.
  const isFar = isStandIn || score < lookupBelow;
  const lookup: Lookup = (words, min = sureScore) =>
    isFar || min < sureScore ? likely(catalogue, words, min) : undefined;
  const dish = fillTemplate(catalogue.kitchen, withoutPizzeria(catalogue, text), lookup);
  // Our own pasta dishes have many names, and their recipes know what else goes in.
  if (!dish || (dish.template === "pasta" && (isName || score >= pastaBelow))) return undefined;
  const saysMore = isStandIn || dish.surely === true || addsFilling(match, text);
  // "Chicken bowl white rice black beans salsa" is no salsa.
  const isOther = dish.template === "bowl" && !/\bbowl\b/i.test(match?.name ?? "");
  if (score >= templateBelow && !saysMore && !isOther) return undefined;
  const food = catalogue.food(recipeId(dish.parts, dish.template));
  return food && { food, score: templateScore };
}

function readWholePlate(catalogue: Catalogue, { text, score }: Asked): DescribedDish | undefined {
  const plate = score < plateScore ? readPlate(catalogue.kitchen, text) : undefined;
  const food = plate && catalogue.food(recipeId(plate));
  return food && { food, score: plateScore };
}

/** Nobody means baby food who doesn't say so. */
const isBabyUnsaid = ({ vocabulary }: Catalogue, { text, match }: Asked): boolean =>
  referenceGroup(match?.id ?? "") === referenceGroups.babyFood &&
  !vocabulary.wordsOf(text).includes("babyfood");

/** "Lamb with gravy" isn't a Salisbury steak, nor "turkey with gravy" a gravy. */
function readMeatInSauce(catalogue: Catalogue, asked: Asked): DescribedDish | undefined {
  const { text, match, score, isName, isStandIn } = asked;
  const sauced = readSauced(catalogue.kitchen, text);
  if (!sauced) return undefined;
  const { wordsOf } = catalogue.vocabulary;
  const own = new Set(wordsOf(match?.name ?? ""));
  const isMeat = wordsOf(sauced.meat).some((word) => own.has(word));
  const isSauce = /^(?:gravi|sauce)$/.test((match && catalogue.headOf(match.id)) ?? "");
  const isClose = isName || (!isStandIn && score >= plateScore && !isBabyUnsaid(catalogue, asked));
  if (isClose && isMeat && !isSauce) return undefined;
  const food = catalogue.food(recipeId(sauced.parts));
  return food && { food, score: plateScore };
}

/** "Croissant, with egg, cheese, and ham" doesn't mean the ham and cheese croissant. */
function addsFilling(match: FoodMatch | undefined, text: string): boolean {
  const fillings = match?.name.toLowerCase().match(/\b(?:egg|bacon|sausage|ham)\b/g) ?? [];
  return fillings.some((filling) => !text.toLowerCase().includes(filling));
}

/** "Coffee with cream" doesn't mean cream. */
function isAddedAlone(catalogue: Catalogue, match: FoodMatch | undefined, text: string): boolean {
  if (!match || !/^(?:\w+ )?(?:coffee|tea) with /i.test(text)) return false;
  const food = catalogue.food(match.id);
  return food !== undefined && catalogue.known(food).kind.role === "cream";
}

/** The food that a part of a dish's name refers to, if sure enough. */
function likely(catalogue: Catalogue, words: string, min: number): KnownFood | undefined {
  const [found] = catalogue.search(words, 1);
  const sure = found && found.score >= min && found.by !== "spelling";
  const food = sure ? catalogue.food(found.id) : undefined;
  return food && catalogue.known(food);
}

function readLighter(catalogue: Catalogue, { text, match }: Asked): DescribedDish | undefined {
  const found = match && match.score >= minScore ? catalogue.food(match.id) : undefined;
  const id = found && lighterForm(catalogue.kitchen, text, catalogue.known(found));
  const food = id === undefined ? undefined : catalogue.food(id);
  // Some makers' usual dressings have less than the reference's light ones.
  const isLess = (food?.per100g.calories ?? 0) < (found?.per100g.calories ?? Infinity);
  return match && food && isLess ? { food, score: match.score * 0.9 } : undefined;
}

/** "Rice with peas, fat added" isn't rice with fat. */
function lacksCompany({ vocabulary }: Catalogue, text: string, { name }: Food): boolean {
  const company = /\bwith ([^;,(]+)/i.exec(text)?.[1] ?? "";
  const own = new Set(vocabulary.wordsOf(name));
  return vocabulary.wordsOf(company).some((word) => !own.has(word));
}

function readWithAddition(catalogue: Catalogue, { text, match }: Asked): DescribedDish | undefined {
  const addition = readAddition(text, match?.name ?? "");
  const [found] = addition ? catalogue.search(addition.base, 1) : [];
  const plain = found && found.score >= minScore ? catalogue.food(found.id) : undefined;
  if (!addition || !found || !plain || !addition.fits(plain)) return undefined;
  if (lacksCompany(catalogue, addition.base, plain)) return undefined;
  const parts = pantryParts(
    catalogue.kitchen,
    typeof addition.added === "function" ? addition.added(plain) : addition.added,
  );
  const share = parts.reduce((sum, { grams }) => sum + grams, 0);
  const itself = { id: plain.id, grams: 100 - share };
  const food = catalogue.food(
    recipeId(addition.isStirredIn ? [...parts, itself] : [itself, ...parts]),
  );
  return food && { food, score: found.score * 0.95 };
}
