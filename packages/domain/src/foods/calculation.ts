import { type Alternative, alternativesTo, maxCandidates } from "./alternatives.ts";
import { type Catalogue, type FoodMatch, minScore } from "./catalogue.ts";
import { amountConfidence, foodConfidence } from "./confidence.ts";
import { readDescribedDish } from "./dishes/described-dish.ts";
import { lacksPart } from "./dishes/food-less.ts";
import { lighterForm } from "./dishes/lighter.ts";
import { nameEffort, withEffort } from "./effort.ts";
import { hasOtherMeat } from "./food-id.ts";
import { maxGrams } from "./limits.ts";
import { equivalentOf } from "./measures/equivalent.ts";
import { gramsOf } from "./measures/grams.ts";
import type { KnownFood } from "./measures/kinds.ts";
import { type GramsFrom, parseMeasurement } from "./measures/measurement.ts";
import type { Measures } from "./measures/measures.ts";
import { nearestMeasurements } from "./measures/near-miss.ts";
import { isOfOtherFood } from "./measures/other-food.ts";
import { measurementsFor, type UsualMeasurement } from "./measures/usual-measurements.ts";
import { readAskedLevel, readAskedWithout } from "./names/asked-level.ts";
import { fullNameScore } from "./names/full-name-score.ts";
import { knownBeginning } from "./names/known-beginning.ts";
import { nameBeside } from "./names/known-beside.ts";
import type { KnownPart } from "./names/known-part.ts";
import { knownProduct } from "./names/known-product.ts";
import { knownTail } from "./names/known-tail.ts";
import { knownBesideClaim, knownWithin } from "./names/known-within.ts";
import { meantInstead } from "./names/meant-instead.ts";
import { withPlainWays } from "./names/plain-ways.ts";
import { servedName } from "./names/served-name.ts";
import { caloriesIn, type Nutrition, roundTo, scaleNutrition } from "./nutrients.ts";
import { ownServing } from "./our-food.ts";
import { doubtAbout, holdsAlcohol } from "./plausibility.ts";
import { judgePortion, portionText } from "./portions/portion-check.ts";
import type { ReferencePortion } from "./portions/reference-portion.ts";
import type { Food } from "./table.ts";
import { unmetWishOrSalt } from "./unmet.ts";
import { usualPortion } from "./usual-portion.ts";

export interface Calculation {
  food: Food;
  grams: number;
  gramsFrom: GramsFrom;
  /** How a bare number was interpreted: "150 g", "2 slices". */
  readAs?: string;
  /** One sentence on how the grams were worked out. */
  explanation: string;
  /** 0 to 1: how sure we are of the match and of the grams, combined. */
  confidence: number;
  /** Of the portion; unknown is null. */
  nutrition: Nutrition;
  /** Other foods that may have been meant, likeliest first, with the energy of the same amount. */
  alternatives: Alternative[];
  /** The amount, if a usual one was asked for. */
  measurement?: string;
  /** What the food is usually measured in, each with its energy. */
  measurements: (UsualMeasurement & { calories: number | null })[];
  portionInfo?: {
    warning: string;
    suggestion: string;
    recommendedServing: string;
    recommendedCalories: number | null;
  };
  /** The portion in another everyday measure. */
  equivalentMeasurement?: string;
  /** The reference portion for this kind of food. */
  fdaServing?: string;
  note?: string;
}

export type CalculationOutcome =
  | { ok: true; calculation: Calculation }
  | {
      ok: false;
      failed: "food" | "measurement";
      suggestion: string;
      /** Close measurements that can be calculated. */
      measurements?: string[];
    };

/** Candidates for a calculation, best first. */
export function matchesFor(catalogue: Catalogue, ingredient: string): FoodMatch[] {
  return catalogue.search(foodNameIn(catalogue, ingredient), maxCandidates);
}

/** "Pizza - cheese" is a list's way to say "pizza, cheese". */
const dash = /(?<=\p{L}) [-–—] (?=\p{L})/gu;
const marksBehind = /[\s.!,;:]{1,5}$/;
const shortWith = / w\/ ?(?=\p{L})/giu;

/** What was typed in English, without what doesn't change a known food: "leftover pad thai". */
function foodNameIn(catalogue: Catalogue, ingredient: string): string {
  const plain = ingredient
    .replace(marksBehind, "")
    .replace(dash, ", ")
    .replace(shortWith, " with ");
  const typed = withPlainWays(catalogue, catalogue.spaced(plain));
  const name = nameBeside(catalogue, typed);
  return name === typed ? nameBeside(catalogue, catalogue.inEnglish(typed)) : name;
}

/**
 * Calculates a food from its name and measurement as typed. Pass `matches` if `matchesFor` has been
 * called already.
 */
export function calculate(
  catalogue: Catalogue,
  ingredient: string,
  measurement: string,
  matches?: readonly FoodMatch[],
): CalculationOutcome {
  const served = servedName(catalogue, ingredient, measurement);
  const isSame = served === ingredient && matches !== undefined;
  return calculateNamed(
    catalogue,
    served,
    measurement,
    isSame ? matches : matchesFor(catalogue, served),
  );
}

function calculateNamed(
  catalogue: Catalogue,
  ingredient: string,
  measurement: string,
  matches: readonly FoodMatch[],
): CalculationOutcome {
  const typed = foodNameIn(catalogue, ingredient);
  const found = calculateFound(catalogue, typed, measurement, matches);
  const measured = (name: string) =>
    calculateNamed(catalogue, name, measurement, matchesFor(catalogue, name));
  return (
    calculateNamedBeside(catalogue, typed, measurement, found) ??
    meantInstead(catalogue, typed, found, measured) ??
    found
  );
}

/** "Low sodium turkey stew" by its name, if what was found is no form of a turkey stew. */
function calculateNamedBeside(
  catalogue: Catalogue,
  typed: string,
  measurement: string,
  found: CalculationOutcome,
): CalculationOutcome | undefined {
  const asked = readAskedLevel(catalogue, typed) ?? readAskedWithout(catalogue, typed);
  if (!asked) return undefined;
  const { name, isForm, isLighter } = asked;
  const matches = matchesFor(catalogue, name);
  const named = calculateFound(catalogue, name, measurement, matches);
  if (!named.ok) return undefined;
  const { food } = named.calculation;
  const form = found.ok ? found.calculation : undefined;
  if (form && form.food.id !== food.id && isForm(form.food, food)) return undefined;
  const own = lighterThan(catalogue, typed, food, isLighter) ?? food;
  // Green beans are unsweetened as they are.
  const isAsAsked = own === food && unmetWishOrSalt(catalogue, typed, food) === undefined;
  const asTyped = isAsAsked ? name : typed;
  const told = calculateFood(catalogue, own, measurement, {
    sure: foodConfidence(catalogue, { typed: asTyped, food: own, score: fullNameScore, matches }),
    spelling: false,
    alternatives: matches,
    typed: name,
    whole: typed,
  });
  return form?.food.id === own.id && isAsSure(form, told) ? undefined : told;
}

/** Found by all that was typed, too, a food is as sure as by that: "1% low fat milk". */
const isAsSure = (found: Calculation, told: CalculationOutcome): boolean =>
  !told.ok || told.calculation.confidence <= found.confidence;

/** The form of a food with less fat or sugar that a name asks for, if it is one. */
function lighterThan(
  catalogue: Catalogue,
  typed: string,
  food: Food,
  isLighter: (form: Food, named: Food) => boolean,
): Food | undefined {
  const less = catalogue.food(lighterForm(catalogue.kitchen, typed, catalogue.known(food)) ?? "");
  return less && isLighter(less, food) ? less : undefined;
}

function calculateFound(
  catalogue: Catalogue,
  typed: string,
  measurement: string,
  matches: readonly FoodMatch[],
): CalculationOutcome {
  const [match] = matches;
  const dish = calculateDish(catalogue, typed, measurement, matches);
  if (dish) return dish;
  const food = match && match.score >= minScore ? catalogue.food(match.id) : undefined;
  if (!match || !food) {
    return (
      calculatePlainly(catalogue, typed, measurement) ??
      calculateBeside(catalogue, typed, measurement) ??
      foodNotFound(matches)
    );
  }
  const described = calculateDescribed(catalogue, typed, match, measurement);
  if (described) return described;
  return calculateFood(catalogue, food, measurement, {
    sure: foodConfidence(catalogue, { typed, food, score: match.score, matches }),
    spelling: match.by === "spelling",
    alternatives: matches.slice(1),
    typed,
  });
}

/** A dish that is described rather than called so, as it is spelt or as it is meant. */
function calculateDish(
  catalogue: Catalogue,
  typed: string,
  measurement: string,
  matches: readonly FoodMatch[],
): CalculationOutcome | undefined {
  const [match] = matches;
  const spelt = match?.by === "spelling" ? catalogue.spelt(typed) : typed;
  const isMisspelt = spelt !== typed;
  // "Bagel with cream chese" is a name but for a letter.
  if (isMisspelt && catalogue.isName(spelt)) return undefined;
  const dishIn = (text: string) =>
    readDescribedDish(withEffort(catalogue, { left: nameEffort }), text, match);
  const dish = dishIn(typed) ?? (isMisspelt ? dishIn(spelt) : undefined);
  if (!dish) return undefined;
  const { food, score } = dish;
  const likely = foodConfidence(catalogue, { typed, food, score, matches });
  const isChanged = lacksPart(food.id) || hasOtherMeat(food.id);
  const sure = isChanged ? Math.min(likely, mostSureOfChanged) : likely;
  const asked = { sure, spelling: isMisspelt, alternatives: matches, typed };
  return calculateFood(catalogue, food, measurement, asked);
}

/** How sure a food may be of which only is known what is usually taken away, or in place of what. */
const mostSureOfChanged = 0.75;

/** How sure a food is that only the first words tell. */
const plainly = 0.3;

/** "Infant formula, some brand": by what stands before the words that nothing is known of. */
function calculatePlainly(
  catalogue: Catalogue,
  typed: string,
  measurement: string,
): CalculationOutcome | undefined {
  const name = /^([^,(]+)[,(]/.exec(typed)?.[1]?.trim() ?? "";
  const matches = name === "" ? [] : catalogue.search(name, maxCandidates);
  const [match] = matches;
  // The data, too, begins with the family: "Infant formula, …".
  const isFamily = match?.name.toLowerCase().startsWith(`${name.toLowerCase()},`) === true;
  if (!isFamily && !catalogue.isName(name)) return undefined;
  const food = match && match.score >= minScore ? catalogue.food(match.id) : undefined;
  const alternatives = matches.slice(1);
  return (
    food &&
    calculateFood(catalogue, food, measurement, {
      sure: plainly,
      spelling: false,
      alternatives,
      typed: name,
    })
  );
}

/** How sure a food is at most, and by how much less, that unknown words stand before or behind. */
const besideUnknown = { most: 0.5, share: 0.7 };

/**
 * "Jenny's Cuisine banana bran muffin": by what it ends in; "pot noodle chicken mushrom": by what it
 * begins with.
 */
function calculateBeside(
  catalogue: Catalogue,
  typed: string,
  measurement: string,
): CalculationOutcome | undefined {
  const effort = withEffort(catalogue, { left: nameEffort });
  const known =
    knownTail(effort, typed, maxCandidates) ??
    knownBeginning(effort, typed, maxCandidates) ??
    knownBesideClaim(effort, typed, maxCandidates);
  return known && calculateKnown(catalogue, typed, known, measurement);
}

/** "Crispy apple": by the name in it, where what is found for the whole is another kind of food. */
function calculateDescribed(
  catalogue: Catalogue,
  typed: string,
  found: FoodMatch,
  measurement: string,
): CalculationOutcome | undefined {
  const within =
    knownProduct(catalogue, typed, found, maxCandidates) ??
    knownWithin(catalogue, typed, found, maxCandidates);
  return within && calculateKnown(catalogue, typed, within, measurement);
}

/** By a name that is only part of what was typed. */
function calculateKnown(
  catalogue: Catalogue,
  whole: string,
  { name, matches }: KnownPart,
  measurement: string,
): CalculationOutcome | undefined {
  const [match] = matches;
  const food = match && catalogue.food(match.id);
  if (!food) return undefined;
  const alone = foodConfidence(catalogue, { typed: name, food, score: match.score, matches });
  return calculateFood(catalogue, food, measurement, {
    sure: Math.min(besideUnknown.most, alone * besideUnknown.share),
    spelling: false,
    alternatives: matches.slice(1),
    typed: name,
    whole,
  });
}

/** The failure when no food has this name; `matches` are the closest ones. */
export function foodNotFound(matches: readonly FoodMatch[]): CalculationOutcome {
  return { ok: false, failed: "food", suggestion: suggestFood(matches) };
}

function suggestFood(matches: readonly FoodMatch[]): string {
  const near = matches.slice(0, 3).map(({ name }) => name);
  if (near.length > 0) return `Did you mean ${near.join(", or ")}?`;
  return "Try a plainer name, such as “chicken breast” or “oatmeal”.";
}

/**
 * Calculates a food that has already been chosen for what was typed: one of the alternatives, or
 * the same in another amount.
 */
export function calculateChosen(
  catalogue: Catalogue,
  food: Food,
  ingredient: string,
  measurement: string,
): CalculationOutcome {
  const matches = matchesFor(catalogue, ingredient);
  const [match] = matches;
  const typed = foodNameIn(catalogue, ingredient);
  return calculateFood(catalogue, food, measurement, {
    // Choosing it is as sure as typing its name.
    sure:
      match?.id === food.id
        ? foodConfidence(catalogue, { typed, food, score: match.score, matches })
        : 1,
    spelling: false,
    alternatives: matches,
    typed,
  });
}

/** Undefined for what can't be read, and for the amount of another food. */
function readAmount(catalogue: Catalogue, food: KnownFood, asked: string, typed: string) {
  // A measure of the food's own is said as it is: "1 tablet".
  const isOwn = food.measures.some(({ name }) => asked.endsWith(name));
  const said = isOwn ? asked : catalogue.measureInEnglish(asked);
  const read = parseMeasurement(catalogue.measures, said);
  return read && !isOwn && isOfOtherFood(catalogue, read, food, typed) ? undefined : read;
}

/** Calculates a food, however it was found. */
export function calculateFood(
  catalogue: Catalogue,
  food: Food,
  measurement: string,
  match: {
    /** How likely it is the food that was meant, 0 to 1. */
    sure: number;
    spelling: boolean;
    alternatives: readonly FoodMatch[];
    typed: string;
    /** The text that `typed` is part of: "low fat" is told of a sausage as well. */
    whole?: string;
  } = { sure: 1, spelling: false, alternatives: [], typed: "" },
): CalculationOutcome {
  const known = catalogue.known(food);
  const measurements = measurementsFor(catalogue, food, match.typed);
  const usual = measurement === usualPortion ? measurements[0]?.measurement : undefined;
  const asked = usual ?? measurement;
  const read = readAmount(catalogue, known, asked, match.typed);
  const weighed = read && gramsOf(catalogue.measures, read, known, match.typed);
  if (!weighed || !(weighed.grams > 0) || weighed.grams > maxGrams) {
    return measurementNotRead(catalogue.measures, asked, known, match.typed);
  }
  const { grams, from, how, readAs } = weighed;
  const nutrition = scaleNutrition(food.per100g, grams);
  const calculation: Calculation = {
    food,
    grams: tidyGrams(grams),
    gramsFrom: from,
    ...(readAs !== undefined && { readAs }),
    explanation: `${food.name}: ${how}.`,
    confidence: Math.round(match.sure * amountConfidence(weighed) * 100) / 100,
    nutrition,
    alternatives: alternativesTo(catalogue, { food, grams }, match, (other) => {
      const same = gramsOf(catalogue.measures, read, catalogue.known(other), match.typed);
      return same?.grams;
    }),
    ...(usual !== undefined && { measurement: usual }),
    measurements: measurements.map((one) => ({ ...one, calories: caloriesIn(food, one.grams) })),
  };
  const equivalent = from === "weight" ? equivalentOf(measurements, grams) : undefined;
  if (equivalent) calculation.equivalentMeasurement = equivalent;
  addPortion(calculation, known, catalogue.portionOf(food, match.typed || food.name));
  const notes = [noteOn(catalogue, food, match), doubtAmount(calculation, known)].filter(
    (note) => note !== undefined,
  );
  if (notes.length > 0) calculation.note = notes.join(" ");
  return { ok: true, calculation };
}

/** An amount that nobody usually eats is more often misread. */
const unusualShare = 0.75;
/** Of the reference portion of the food's kind, or of what one is served of a food of ours. */
const usualTimes = { least: 1 / 30, most: 6 };

/** Lowers the confidence in an unusual amount; says so where the portion check doesn't. */
function doubtAmount(calculation: Calculation, food: KnownFood): string | undefined {
  const { gramsFrom, portionInfo, grams } = calculation;
  const { reference } = food.kind;
  // A label may be of a single wing, of which nobody eats one, and a tablet weighs a gram.
  const served = ownServing(food)?.grams ?? reference;
  const largest = Math.max(served, reference);
  const isMore = grams > largest * usualTimes.most;
  const isUsual = !isMore && grams >= Math.min(served, reference) * usualTimes.least;
  if (gramsFrom === "weight" || (isUsual && portionInfo === undefined)) return undefined;
  calculation.confidence = roundTo(calculation.confidence * unusualShare, 100);
  if (portionInfo !== undefined) return undefined;
  const usual = Math.round(isMore ? largest : served);
  return `Far ${isMore ? "more" : "less"} than a usual portion of it (about ${usual} g).`;
}

/** Tenths of a gram; thousandths of what weighs less than one. */
const tidyGrams = (grams: number) => roundTo(grams, grams >= 1 ? 10 : 1000);

function measurementNotRead(
  measures: Measures,
  text: string,
  food: KnownFood,
  typed: string,
): CalculationOutcome {
  const measurements = nearestMeasurements(measures, text, food, typed);
  const suggestion =
    measurements.length > 0
      ? `Did you mean ${measurements.join(", or ")}?`
      : `Try a weight such as “100 g”, or a measure such as “${exampleMeasure(food)}”.`;
  return { ok: false, failed: "measurement", suggestion, measurements };
}

function addPortion(
  calculation: Calculation,
  food: KnownFood,
  portion: ReferencePortion | undefined,
): void {
  if (!portion) {
    // What we serve of a dish is nobody's law.
    const isOurs = food.kind.reference === ownServing(food)?.grams;
    if (!isOurs) calculation.fdaServing = `${food.kind.reference} g`;
    return;
  }
  calculation.fdaServing = portionText(portion);
  const check = judgePortion(portion, calculation.grams);
  if (check.warning && check.suggestion) {
    const { calories } = scaleNutrition(food.per100g, portion.fdaRACCgrams);
    calculation.portionInfo = {
      warning: check.warning,
      suggestion: check.suggestion,
      recommendedServing: portion.commonDescription,
      recommendedCalories: calories === null ? null : Math.round(calories),
    };
  }
}

function exampleMeasure(food: Food): string {
  const measure = food.measures[0];
  if (!measure) return "1 cup";
  return `${measure.amount} ${measure.name.replace(/\s*\(.*/, "")}`;
}

function noteOn(
  catalogue: Catalogue,
  food: Food,
  { spelling, typed, whole = typed }: { spelling: boolean; typed: string; whole?: string },
): string | undefined {
  const standsFor = catalogue.standsInFor(typed, food);
  if (standsFor !== undefined) return `Stands in for “${standsFor}”, which our data doesn't have.`;
  const doubt = doubtAbout(food.per100g, holdsAlcohol(food.name) ? "unknown" : 0);
  if (food.per100g.calories === null) return "The source has no energy figure for this food.";
  if (doubt === "kilojoules") return "This record's energy may be in kilojoules.";
  if (doubt === "too-much") return "This record's figures look too high for 100 g.";
  const unmet = unmetWishOrSalt(catalogue, whole, food);
  if (unmet !== undefined)
    return `The figures of the usual one: our data has none that is “${unmet}”.`;
  if (spelling) return `Read as “${food.name}”.`;
  return undefined;
}
