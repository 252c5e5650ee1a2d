import type { Catalogue, FoodMatch } from "./catalogue.ts";
import { type ConfidenceTree, chanceOf, type Evidence } from "./confidence-trees.ts";
import { energyLog } from "./energy-log.ts";
import { isDishId, isLabelId } from "./food-id.ts";
import type { Grams } from "./measures/measurement.ts";
import { plainMeats, referenceGroup, referenceGroups } from "./reference-group.ts";
import { sampleOf } from "./sample.ts";
import type { Food } from "./table.ts";
import { unmetWish } from "./unmet.ts";

/** How a food was found for what was typed. */
export interface Found {
  typed: string;
  food: Food;
  /** How well its name fits, 0 to 1. */
  score: number;
  /** The closest foods, itself among them. */
  matches: readonly FoodMatch[];
}

/**
 * A twentieth of the rows that it was fitted on can't be right, whatever we answer: names too short
 * to mean one food, brands of which the survey took another.
 */
const answerable = 0.95;
const most = 0.98;

/** Energy this close is the same. */
const sameEnergy = { share: 0.15, kcal: 3 };
/** Matches that are compared, and how close to the best they come. */
const compared = 10;
const close = { agreed: 0.6, ahead: 0.5 };
/** Groups of foods that aren't made of several. */
const plainGroups: ReadonlySet<string> = new Set([
  ...plainMeats,
  referenceGroups.fish,
  referenceGroups.fatsAndOils,
  referenceGroups.fruits,
  referenceGroups.vegetables,
  referenceGroups.nutsAndSeeds,
  referenceGroups.pulses,
  referenceGroups.grains,
]);

function isSameEnergy(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(sameEnergy.kcal, sameEnergy.share * Math.max(a, b));
}

/** Whether each of the other close matches has the energy of the food. */
function rivals(catalogue: Catalogue, { food, matches }: Found) {
  const { calories } = food.per100g;
  const best = matches[0]?.score ?? 0;
  return matches.slice(0, compared).flatMap(({ id, score }) => {
    if (id === food.id || score < best * close.ahead) return [];
    const energy = catalogue.energyOf(id);
    if (energy === null || calories === null) return [];
    return [{ score, energy, isSame: isSameEnergy(energy, calories) }];
  });
}

/** The energies of kin that were asked for before: the same list, as long as there is one. */
const energiesOfKin = new WeakMap<readonly FoodMatch[], readonly number[]>();

/** The energies of the data's foods of this name, and how many of these there are. */
function kinOf(catalogue: Catalogue, typed: string) {
  const kin = catalogue.withHead(catalogue.vocabulary.headOf(typed));
  const known = energiesOfKin.get(kin);
  if (known) return { energies: known, count: kin.length };
  const energies = sampleOf(kin).flatMap(({ id }) => catalogue.energyOf(id) ?? []);
  energiesOfKin.set(kin, energies);
  return { energies, count: kin.length };
}

/** Beyond this (3.3 times the energy), it is another food. */
const mostSpread = 1.2;

/** How far energies are from a food's, as the mean of squares of their logarithms. */
function spreadOf(energies: readonly number[], kcal: number, none: number): number {
  if (energies.length === 0) return none;
  const squares = energies.map((energy) => (energyLog(energy) - energyLog(kcal)) ** 2);
  const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  return Math.min(mostSpread, Math.sqrt(mean));
}

const shareOf = <Value>(values: readonly Value[], is: (value: Value) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

/** Further than this (4.5 times the energy), it doesn't matter how far. */
const mostApart = 1.5;

/** How far a food's energy is from that of the foods which its name's words are in. */
function apartOf(catalogue: Catalogue, words: readonly string[], kcal: number): number {
  const expected = catalogue.energyByWords(words);
  if (expected === undefined) return mostApart;
  return Math.min(mostApart, Math.abs(energyLog(kcal) - expected));
}

export function evidenceOf(catalogue: Catalogue, found: Found): Evidence {
  const { typed, food, score, matches } = found;
  const others = rivals(catalogue, found);
  const best = matches[0]?.score ?? 0;
  const near = others.filter((other) => other.score >= best * close.agreed);
  const weightOf = (some: typeof near) => some.reduce((sum, one) => sum + one.score ** 3, 0);
  const same = weightOf(near.filter(({ isSame }) => isSame));
  const all = weightOf(near);
  const next = others.find(({ isSame }) => !isSame)?.score ?? 0;
  const kcal = food.per100g.calories ?? 0;
  const kin = kinOf(catalogue, typed);
  const words = [...new Set(catalogue.vocabulary.wordsOf(typed))];
  const named = [...new Set(catalogue.vocabulary.wordsOf(food.name))];
  const nearEnergies = near.map(({ energy }) => energy);
  return {
    fit: Math.min(1, score),
    known: catalogue.isName(typed) ? 1 : 0,
    agreed: all > 0 ? same / all : 1,
    ahead: Math.min(1, best - next),
    alike: shareOf(kin.energies, (energy) => isSameEnergy(energy, kcal)),
    spread: spreadOf(nearEnergies, kcal, 0),
    kinSpread: spreadOf(kin.energies, kcal, 1),
    said: shareOf(words, (word) => named.includes(word)),
    unsaid: shareOf(named, (word) => !words.includes(word)),
    heard: catalogue.heardIn(food, words),
    apart: apartOf(catalogue, words, kcal),
    joints: typed.match(/\b(?:with|and|in|or)\b/gi)?.length ?? 0,
    words: words.length,
    near: near.length,
    kin: Math.log1p(kin.count),
    energy: energyLog(kcal),
    plain: plainGroups.has(referenceGroup(food.id)) ? 1 : 0,
  };
}

/**
 * What people log most has names that mean one food, and each was checked by hand. Surveys have such
 * names for something else ("plum" is a sauce), so their rows say nothing of them. Names of a kind
 * ("soup", "ham") are another matter: of 48 such rows of the survey, half are right.
 */
const usualName = 0.98;
/** A name that we know is right in 62 (surveys) to 75 % (what people type): that isn't a guess. */
const knownAtLeast = 0.6;
/**
 * A product's own name, as its label or menu has it: all of a hundred of our own are right
 * (bench/strangers.txt). Too few of the rows that the trees were fitted on are products for them to
 * tell. What others make, too, is left to them: "pizza rolls" are right half the time.
 */
const productAtLeast = 0.92;
/**
 * A stand-in is a guess, however well the name fits, and so is the usual food where one with less of
 * something was asked for: of 23 such rows of the survey, 14 are wrong.
 */
const standInAtMost = 0.45;

/**
 * A dish by a recipe of ours: the trees find such answers as likely as others, yet of those from 60 %
 * on 60 % are right in either half of the survey and the everyday names, and 78 % of all others. Its
 * name is the right one; others cook it with more fat, or more water.
 */
const ownRecipeAtMost = 0.75;

/**
 * What another maker makes than the one that was said, whom nobody knows: "Zorbix bites almond" are no
 * Almond Joy. What no maker is known of is left to the trees: of 14 such rows that were surer than
 * 75 %, 11 are right.
 */
const otherMakerAtMost = 0.5;
/** The data writes makers in capitals. */
const inCapitals = /\b(?!USDA\b)[A-Z][A-Z&'.]{2,}/;

/** Whether a product was found by a text with a word that nothing is called by. */
function isOfOtherMaker(catalogue: Catalogue, typed: string, { id, name }: Food): boolean {
  if (!isLabelId(id) && !inCapitals.test(name)) return false;
  const { vocabulary, energyByWords } = catalogue;
  const said = vocabulary.wordsOf(typed);
  const isUnknown = (word: string) =>
    /^[a-z]{3,}$/.test(word) && !vocabulary.spoken.has(word) && energyByWords([word]) === undefined;
  return (
    said.some(isUnknown) &&
    !vocabulary.wordsOf(name).some((word) => vocabulary.brands.has(word) && said.includes(word))
  );
}

/** How likely such evidence means the right food, names that mean one food and stand-ins aside. */
export function chanceFor(trees: readonly ConfidenceTree[], evidence: Evidence): number {
  return Math.min(most, chanceOf(trees, evidence) / answerable);
}

/** How likely the right food was found, from 0 to 1. */
export function foodConfidence(catalogue: Catalogue, found: Found): number {
  const { typed, food, score } = found;
  const isFull = score >= 1;
  if (isFull && catalogue.meansOneFood(typed)) return usualName;
  const chance = chanceFor(catalogue.confidenceTrees, evidenceOf(catalogue, found));
  const knownSure = catalogue.saysProduct(typed, food.id) ? productAtLeast : knownAtLeast;
  const asked = isFull && catalogue.isName(typed) ? Math.max(knownSure, chance) : chance;
  const likely = Math.min(
    isDishId(food.id) ? ownRecipeAtMost : most,
    isOfOtherMaker(catalogue, typed, food) ? otherMakerAtMost : most,
    asked,
  );
  const isStandIn =
    catalogue.standsInFor(typed, food) !== undefined ||
    unmetWish(catalogue, typed, food) !== undefined;
  return isStandIn ? Math.min(standInAtMost, likely) : likely;
}

/**
 * How likely the grams are within a fifth, by where they come from: the share of half b's portions
 * that are.
 */
export function amountConfidence({ from, confidence }: Grams): number {
  if (from === "density") return Math.max(confidence, 0.75);
  return from === "reference-portion" && confidence >= 0.6 ? 0.7 : confidence;
}
