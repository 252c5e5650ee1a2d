import type { Catalogue, FoodMatch } from "./catalogue.ts";
import type { Grams } from "./measures/measurement.ts";
import { referenceGroup } from "./reference-group.ts";
import { caloriesIn } from "./suggestions/suggested-food.ts";
import type { Food } from "./table.ts";

/** How a food was found for what was typed. */
export interface Found {
  typed: string;
  food: Food;
  /** How well its name fits, 0 to 1. */
  score: number;
  /** The closest foods, itself among them. */
  matches: readonly FoodMatch[];
}

/** What tells whether the right food was found, each from 0 to 1. */
export interface Evidence {
  /** How well the name fits: the words used, the head noun, the form, the spelling. */
  fit: number;
  /** What was typed is a name that we know. */
  known: number;
  /** Share of the other close matches with the same energy: then it matters less which it is. */
  agreed: number;
  /** How far the best match of another energy is behind. */
  ahead: number;
  /** Share of the foods of the same name in the data that have the same energy. */
  alike: number;
  /** Plain ingredients, whose energy depends on how they were prepared; the data has many forms. */
  plain: number;
  /** Bakery, sweets and snacks, which are all but dry: one is much like another. */
  dry: number;
  /** How many words were typed: a longer name is a more particular one. */
  long: number;
}

/**
 * The logistic regression, fitted by bench/calibration.ts on half b of the development tables, whose
 * rows nobody reads.
 */
const weights: Readonly<Record<keyof Evidence, number>> = {
  fit: 1.18,
  known: 0.18,
  agreed: 0.3,
  ahead: 0.65,
  alike: 0.73,
  plain: -0.51,
  dry: 0.71,
  long: 0.83,
};
export const evidenceNames = Object.keys(weights) as readonly (keyof Evidence)[];
const intercept = -1.37;
/**
 * A tenth of the tables' rows can't be right, whatever we answer: names too short to mean one food,
 * brands of which the survey took another.
 */
const answerable = 0.9;
const most = 0.98;

/** Energy this close is the same. */
const sameEnergy = { share: 0.15, kcal: 3 };
/** Matches that are compared, and how close to the best they come. */
const compared = 8;
const close = { agreed: 0.6, ahead: 0.5 };
const longest = 6;
/** First digits of the reference's groups. */
const plainGroups = new Set(["04", "05", "09", "10", "11", "12", "13", "15", "16", "17", "20"]);
const dryGroups = new Set(["18", "19", "25"]);

function isSameEnergy(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(sameEnergy.kcal, sameEnergy.share * Math.max(a, b));
}

/** Whether each of the other close matches has the energy of the food. */
function rivals(catalogue: Catalogue, { food, matches }: Found) {
  const { calories } = food.per100g;
  const best = matches[0]?.score ?? 0;
  return matches.slice(0, compared).flatMap(({ id, score }) => {
    if (id === food.id || score < best * close.ahead) return [];
    const other = catalogue.food(id);
    const energy = other ? caloriesIn(other, 100) : null;
    if (energy === null || calories === null) return [];
    return { score, isSame: isSameEnergy(energy, calories) };
  });
}

/** Foods of one name are compared by so many of them, spread over all. */
const sampled = 40;

/** The share of the data's foods of this name with the same energy; 0 if it has none. */
function likeness(catalogue: Catalogue, { typed, food }: Found): number {
  const { calories } = food.per100g;
  const kin = catalogue.withHead(catalogue.vocabulary.headOf(typed));
  const step = Math.max(1, Math.floor(kin.length / sampled));
  const energies = kin
    .filter((_, at) => at % step === 0)
    .flatMap(({ id }) => catalogue.energyOf(id) ?? []);
  if (calories === null || energies.length === 0) return 0;
  return energies.filter((energy) => isSameEnergy(energy, calories)).length / energies.length;
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
  const group = referenceGroup(food.id);
  const words = new Set(catalogue.vocabulary.wordsOf(typed)).size;
  return {
    fit: Math.min(1, score),
    known: catalogue.isName(typed) ? 1 : 0,
    agreed: all > 0 ? same / all : 1,
    ahead: Math.min(1, best - next),
    alike: likeness(catalogue, found),
    plain: plainGroups.has(group) ? 1 : 0,
    dry: dryGroups.has(group) ? 1 : 0,
    long: Math.min(longest, words - 1) / longest,
  };
}

/**
 * What people log most has names that mean one food, and each was checked by hand. Surveys have such
 * names for something else ("plum" is a sauce), so their rows say nothing of them.
 */
const usualName = 0.98;
/** A stand-in is a guess, however well the name fits. */
const standInAtMost = 0.45;

/** How likely the right food was found, from 0 to 1. */
export function foodConfidence(catalogue: Catalogue, found: Found): number {
  const evidence = evidenceOf(catalogue, found);
  const sum = evidenceNames.reduce((all, name) => all + weights[name] * evidence[name], intercept);
  const likely = Math.min(most, 1 / (1 + Math.exp(-sum)) / answerable);
  const isUsual = evidence.fit === 1 && catalogue.isUsualName(found.typed);
  if (isUsual) return usualName;
  const isStandIn = catalogue.standsInFor(found.typed, found.food) !== undefined;
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
