import {
  type Calculation,
  type CalculationOutcome,
  calculate,
  foodNotFound,
  matchesFor,
} from "./calculation.ts";
import type { Catalogue, FoodMatch } from "./catalogue.ts";
import { foodConfidence } from "./confidence.ts";
import { type Effort, sentenceEffort, withEffort } from "./effort.ts";
import { longestFoodText } from "./limits.ts";
import { kindIs } from "./measures/kinds.ts";
import { readQuantity } from "./measures/quantity.ts";
import { readAskedLevel } from "./names/asked-level.ts";
import { nameBeside, withoutPlace } from "./names/known-beside.ts";
import { nameDescribed } from "./names/known-within.ts";
import { withSlipRight } from "./names/meant-instead.ts";
import { isOurFood } from "./our-food.ts";
import { referenceGroup, referenceGroups } from "./reference-group.ts";
import { asAddition, usualAddition } from "./sentences/item/addition.ts";
import { eatenIn } from "./sentences/item/eaten.ts";
import { areKcal, isBare } from "./sentences/item/energy-meant.ts";
import { areGrams } from "./sentences/item/grams-meant.ts";
import { aBit } from "./sentences/item/item.ts";
import { likelierAmount } from "./sentences/item/likelier-amount.ts";
import { isOfItsDish } from "./sentences/item/of-its-dish.ts";
import { withOwnAmounts } from "./sentences/item/own-amounts.ts";
import type { ParsedItem } from "./sentences/item/parsed-item.ts";
import { asBeer } from "./sentences/item/pub-drink.ts";
import { weighedInBrackets } from "./sentences/item/weighed-in-brackets.ts";
import {
  isSameFood,
  isSliceOfDrink,
  parseNamed,
  wholeMeasured,
  wholeName,
} from "./sentences/item/whole-name.ts";
import { type Part, splitFoods } from "./sentences/parting/parts.ts";
import {
  foodsBesideDoubtful,
  foodsBesideFound,
  namesInRow,
} from "./sentences/parting/plain-list.ts";
import { scatteredFoods } from "./sentences/parting/scattered.ts";
import { isOfTwoFlavours } from "./sentences/parting/two-flavours.ts";
import { numberText, withFewDigits } from "./sentences/shares/number-text.ts";
import { asListOfFoods, asPlainEnglish } from "./sentences/steps.ts";
import type { Food } from "./table.ts";
import { oneServing } from "./usual-portion.ts";

export type MealName = "breakfast" | "lunch" | "dinner" | "snack";

export interface SentenceItem {
  /** The part of the sentence it was read from. */
  text: string;
  quantity: number | null;
  unit: string;
  name: string;
  /** The measurement passed to `calculate`. */
  measurement: string;
  outcome: CalculationOutcome;
}

export interface FoodSentence {
  mealType?: MealName | undefined;
  items: SentenceItem[];
}

/** Share of the effort for splitting the sentence; the rest is for finding the foods. */
const readingShare = 0.3;

const mealWords: readonly (readonly [RegExp, MealName])[] = [
  [/\b(?:breakfast|brekkie|brekky|brunch|this morning)\b/i, "breakfast"],
  [/\b(?:lunch|midday|noon)\b/i, "lunch"],
  [/\b(?:dinner|supper|tonight|this evening|last night|for tea (?=i\b|we\b))\b/i, "dinner"],
  [/\b(?:snacks?|snacked|elevenses|dessert(?! ?spoon)|afternoon tea)\b/i, "snack"],
];

/**
 * Reads the foods of a sentence such as "for breakfast I had 2 eggs, a slice of toast with butter
 * and a large latte" and calculates each. What isn't understood, or exceeds the effort, stays in
 * the list as a failure.
 */
export function readFoodSentence(
  catalogue: Catalogue,
  text: string,
  effort: Effort = { left: sentenceEffort },
): FoodSentence {
  const short = asPlainEnglish(catalogue, text);
  const mealType = mealWords.find(([pattern]) => pattern.test(short))?.[1];
  const reading = { left: effort.left * readingShare };
  effort.left -= reading.left;
  const told = asListOfFoods(catalogue, short);
  const parts = splitFoods(catalogue, told, reading);
  const names = parts.map(({ text: said }) => said.slice(0, longestFoodText));
  const foods = withEffort(catalogue, effort);
  const eaten = withOwnAmounts(catalogue, parts).filter((part) => !isOfItsDish(catalogue, part));
  const items = withBareNumbers(
    foods,
    eaten.flatMap((part) => readItems(foods, part, names)),
  );
  const lost = items.length === 0 ? mealOfChain(catalogue, short.trim()) : undefined;
  return { mealType, items: asWholeName(foods, short, lost ? [notRead(lost)] : items) };
}

/**
 * "McDonald's meal", "Wetherspoons large breakfast": nobody knows what was had, but it was a meal and not
 * talk, so that it is shown as not found rather than lost.
 */
function mealOfChain({ vocabulary }: Catalogue, text: string): Part | undefined {
  const meal = new RegExp(
    String.raw`^(?:an? |my )?${vocabulary.chain}(?: \p{L}+){0,3} (?:meal|combo|box|menu|breakfast|lunch|dinner)$`,
    "iu",
  );
  return meal.test(text) ? { text } : undefined;
}

/** A known name that was read as several foods, as none, or as another. */
function asWholeName(
  catalogue: Catalogue,
  text: string,
  items: readonly SentenceItem[],
): SentenceItem[] {
  const [only, ...others] = items;
  const isRead = others.length === 0 && only?.outcome.ok === true;
  const read = items.map(({ name }) => name);
  const measured = () => {
    const item = wholeMeasured(catalogue, text, read);
    // "Take 5 candy bar 40 g" was read as five of them, "porridge (40 g)" is 40 g of oats.
    return isRead && only.quantity === item?.quantity ? undefined : item;
  };
  const named = wholeName(text, { isName: catalogue.isName, read }) ?? measured();
  const isRight = (read: SentenceItem, name: string) =>
    isSameFood(catalogue, read.name, name) || isSliceOfDrink(catalogue, read, name);
  if (!named || (isRead && isRight(only, named.name))) return [...items];
  return [measuredItem(catalogue, { text: text.trim() }, { ...named, eaten: text }, [])];
}

/** A part of a sentence as its food, or where none has its name, as the foods it names one by one. */
function readItems(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem[] {
  const item = readItem(catalogue, part, all);
  if (part.unread || (!item.outcome.ok && item.outcome.failed !== "food")) return [item];
  if (isOfTwoFlavours(part.text)) return [item];
  const scattered = readScattered(catalogue, part, item, all);
  if (scattered) return scattered;
  const names = item.outcome.ok
    ? foodsBeside(catalogue, item, item.outcome.calculation)
    : namesInRow(catalogue, part.text);
  if (!names) return [item];
  const [to = ""] = names;
  // "Banh mi pork" has it already.
  const foods = names.filter((text) => text === to || !isOfItsDish(catalogue, { text, to }));
  const before = item.outcome.ok ? part.text.slice(0, part.text.indexOf(to)) : "";
  return foods.map((text, at) =>
    readItem(catalogue, { ...part, text: at === 0 ? before + text : text }, all),
  );
}

/** "Big mac 590, fries 320": by their kcal, where the numbers can't be anything else; or all in grams. */
function withBareNumbers(catalogue: Catalogue, items: readonly SentenceItem[]): SentenceItem[] {
  const measured = ({ name }: SentenceItem, amount: string) => calculate(catalogue, name, amount);
  const isEnergy = areKcal(items, (item) => measured(item, oneServing));
  const [unit, meant] = isEnergy ? ["kcal", items.filter(isBare)] : ["g", areGrams(items)];
  return items.map((item) => {
    if (!meant.includes(item)) return item;
    const measurement = `${item.quantity} ${unit}`;
    return { ...item, unit, measurement, outcome: measured(item, measurement) };
  });
}

/** Known foods among unknown words, where the whole isn't known; undefined if there are none. */
function readScattered(
  catalogue: Catalogue,
  part: Part,
  item: SentenceItem,
  all: readonly string[],
): SentenceItem[] | undefined {
  // "-5 eggs" are no eggs at all.
  // Of "520 kcal of …" the energy is right, whatever was found.
  if (isKnown(catalogue, item) || (item.outcome.ok && item.unit === "kcal")) return undefined;
  if (eatenIn(catalogue, part.text) === undefined) return undefined;
  const food = item.outcome.ok ? item.outcome.calculation.food : undefined;
  return scatteredFoods(catalogue, part.text, food)?.map((one) => {
    const read = readItem(catalogue, { ...part, ...one }, all);
    return { ...read, outcome: guessed(read.outcome, mostScattered) };
  });
}

/** Further foods that stand beside the one that was found: all of them, each by its name. */
function foodsBeside(
  catalogue: Catalogue,
  { name, quantity }: SentenceItem,
  { food, confidence }: Calculation,
): string[] | undefined {
  const beside = foodsBesideFound(catalogue, name, food);
  // An amount is of one food.
  if (beside || quantity !== null) return beside;
  return foodsBesideDoubtful(catalogue, name, { id: food.id, sure: confidence });
}

/** A food of a sentence; what nobody knows and is drunk by the pint is beer, as a guess. */
function readItem(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem {
  const read = readFood(catalogue, part, all);
  const beer = part.unread ? undefined : asBeer(part.text);
  if (beer === undefined || isKnown(catalogue, read)) return read;
  const guess = readFood(catalogue, { ...part, text: beer }, all);
  return { ...guess, text: part.text, outcome: guessed(guess.outcome) };
}

/** Less sure than this of a food that isn't called so, a text means another. */
const leastKnown = 0.45;
/** How sure a guess is at most, and a food that is known by its name among other words. */
const mostGuessed = 0.4;
const mostScattered = 0.6;

const isKnown = (catalogue: Catalogue, { name, outcome }: SentenceItem): boolean =>
  outcome.ok &&
  (catalogue.isName(name) ||
    (outcome.calculation.confidence >= leastKnown && !holdsAmount(catalogue, name)));

/** "Rice 1 cup dal" is no name of a food, whatever is found by it. */
function holdsAmount({ measures }: Catalogue, name: string): boolean {
  const [, measure = ""] = /\p{L} \d{1,2} (\p{L}+) \p{L}/u.exec(name) ?? [];
  return measures.units.named(measure) !== undefined;
}

function guessed(outcome: CalculationOutcome, most = mostGuessed): CalculationOutcome {
  if (!outcome.ok) return outcome;
  const { calculation } = outcome;
  const confidence = Math.min(calculation.confidence, most);
  return { ...outcome, calculation: { ...calculation, confidence } };
}

function readFood(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem {
  if (part.unread || part.text.length > longestFoodText) return notRead(part);
  const eaten = eatenIn(catalogue, part.text);
  if (eaten === undefined) return notRead(part);
  const parsed = weighedInBrackets(catalogue, eaten) ?? parseNamed(catalogue, eaten);
  if (catalogue.isDescription(parsed.name)) return notRead(part);
  // "1" isn't A.1. sauce, but "2%" is milk.
  if (!/[\p{L}%]/u.test(parsed.name)) return notRead(part);
  return measuredItem(catalogue, part, { ...parsed, eaten }, all);
}

/** The food of a part, found and measured. `eaten` is what was eaten of it, in its own words. */
function measuredItem(
  catalogue: Catalogue,
  part: Part,
  { eaten, quantity, unit, name: said, measurement }: ParsedItem & { eaten: string },
  all: readonly string[],
): SentenceItem {
  const { company } = catalogue;
  const name = company.meantBeside(nameBeside(catalogue, said), { quantity, unit }, all);
  const addition = part.to === undefined ? undefined : usualAddition(catalogue, name, part.to);
  const matches = matchesFor(catalogue, name);
  const measured = (amount: string) => calculate(catalogue, name, amount, matches);
  const untold = addition ?? unsaidAmount(catalogue, name, matches);
  const isBit = measurement === aBit;
  const amount = isBit
    ? (addition ?? bitOf(catalogue, name, untold))
    : withFewDigits(measurement) || untold || oneServing;
  const { asked, outcome } = measuredOrServed(amount, unit, measured);
  const isFound = !isUnlikely(catalogue, catalogue.inEnglish(name), outcome, matches);
  if (!isFound || (!outcome.ok && withoutPlace(catalogue, part.text) !== part.text)) {
    return readWithoutPlace(catalogue, part, all);
  }
  const comesWhole = (food: Food) => catalogue.isName(name) && isSoldWhole(catalogue, food);
  const meant = likelierAmount(
    outcome,
    { text: eaten, name, quantity, unit: isBit ? aBit : unit, comesWhole },
    measured,
  );
  const added = asked === addition ? asAddition(outcome) : outcome;
  return { text: part.text, quantity, unit, name, measurement: asked, outcome: added, ...meant };
}

/** A counter's and a freezer's meals are sold by one, as sandwiches and bagels are eaten. */
const soldWhole: ReadonlySet<string> = new Set([referenceGroups.fastFoods, referenceGroups.meals]);
const isSoldWhole = (catalogue: Catalogue, food: Food): boolean =>
  soldWhole.has(referenceGroup(food.id)) || kindIs(catalogue.known(food).kind, "whole");

/** "Coke zero (5 kcal)": what has no energy can't be measured by it, so a serving. */
function measuredOrServed(
  amount: string,
  unit: string,
  measured: (amount: string) => CalculationOutcome,
) {
  const outcome = measured(amount);
  if (outcome.ok || unit !== "kcal") return { asked: amount, outcome };
  return { asked: oneServing, outcome: measured(oneServing) };
}

/** Rice in a meal is more than the portion that labels tell; undefined if its portion is usual. */
function unsaidAmount(
  catalogue: Catalogue,
  name: string,
  [match]: readonly FoodMatch[],
): string | undefined {
  // Ours have a serving of their own, and what isn't called so may be put together of several.
  if (!match || isOurFood(match.id) || !catalogue.isName(name)) return undefined;
  const food = catalogue.food(match.id);
  return food && catalogue.company.unsaidAmount(catalogue.known(food).kind.name, food.name);
}

/** How much less than usual a bit of it is: of what is added, and of a portion. */
const shareOfBit = { added: 0.6, portion: 0.4 };

function bitOf({ company }: Catalogue, name: string, untold: string | undefined): string {
  const added = company.usualAddition(name, "");
  const amount = readQuantity(added ?? untold ?? oneServing);
  const share = added === undefined ? shareOfBit.portion : shareOfBit.added;
  return amount ? `${numberText(amount.value * share)} ${amount.rest.trim()}` : oneServing;
}

/** A food that is only found without the place it is from. */
function readWithoutPlace(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem {
  const food = withoutPlace(catalogue, part.text);
  if (food === part.text) return notRead(part);
  const read = readItem(catalogue, { ...part, text: food }, all);
  return read.outcome.ok ? { ...read, text: part.text } : notRead(part);
}

/** Less likely than this the food that was meant, what was found is no answer. */
const leastChance = 0.225;

/** Whether talk was only taken for a food because no other comes closer. */
function isUnlikely(
  catalogue: Catalogue,
  said: string,
  outcome: CalculationOutcome,
  matches: readonly FoodMatch[],
): boolean {
  const [match] = matches;
  if (!outcome.ok || !match) return false;
  const { food } = outcome.calculation;
  const slip = match.by === "spelling" ? withSlipRight(catalogue, said) : undefined;
  const typed = slip ?? said;
  // What was put together of several foods was found by all its words.
  if (food.id !== match.id || hasAllWords(catalogue, typed, match)) return false;
  // "Unsweetened green beans" are found by what they are, and so is "microwaved oatmeal".
  const name = readAskedLevel(catalogue, typed)?.name ?? nameDescribed(catalogue, typed);
  if (name !== undefined && catalogue.search(name, 1)[0]?.id === food.id) return false;
  const chance = foodConfidence(catalogue, { typed, food, score: match.score, matches });
  return chance < leastChance;
}

/**
 * "Boiled courgette" is surely one of the squashes, if hardly the very one that was found, and
 * "brocoli" is a name but for a letter.
 */
function hasAllWords(catalogue: Catalogue, typed: string, { by, name }: FoodMatch): boolean {
  const { vocabulary, isName, spelt } = catalogue;
  if (by === "spelling") return isName(spelt(typed));
  const own = new Set(vocabulary.wordsOf(name));
  return vocabulary.wordsOf(typed).every((word) => own.has(word));
}

/** Text that nobody read, to be shown as it is. */
function notRead({ text }: Part): SentenceItem {
  const name = text.slice(0, longestFoodText);
  return {
    text,
    quantity: null,
    unit: "",
    name,
    measurement: oneServing,
    outcome: foodNotFound([]),
  };
}
