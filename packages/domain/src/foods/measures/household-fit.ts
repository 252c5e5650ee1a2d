import { ownServing } from "../our-food.ts";
import { referenceGroup, referenceGroups } from "../reference-group.ts";
import type { ReadMeasure } from "./household-measure.ts";
import { type KnownFood, kindIs } from "./kinds.ts";
import type { Measurement } from "./measurement.ts";
import type { Measures, Size } from "./measures.ts";
import { type Unit, unitIs } from "./units.ts";

/** What to look for among a food's own measures. */
export interface SoughtMeasure {
  measures: Measures;
  measurement: Measurement;
  food: KnownFood;
  /** The words typed for the food. */
  called: ReadonlySet<string>;
  /** Those, the words of its name, and what tells only how it looks. */
  named: Pick<ReadonlySet<string>, "has">;
}

/** Whether a measure is out of the question, whatever else fits. */
type Veto = (asked: SoughtMeasure, read: ReadMeasure) => boolean;
/** Points for or against a measure. */
type Reason = (asked: SoughtMeasure, read: ReadMeasure) => number;

/** How well one of a food's own measures fits, as the sum of all points; undefined if vetoed. */
export function measureFit(asked: SoughtMeasure, read: ReadMeasure): number | undefined {
  if (vetoes.some((isOut) => isOut(asked, read))) return undefined;
  const { unit } = asked.measurement;
  if (!unit) {
    if (thingVetoes.some((isOut) => isOut(asked, read))) return undefined;
    return sumOf([saidWords, ...thingReasons, fitOfSize, derived], asked, read);
  }
  const fit = unit.kind === "count" ? fitOfCount(asked, unit, read) : fitOfMeasured(unit, read);
  return fit === undefined
    ? undefined
    : sumOf([saidWords, () => fit, fitOfSize, derived, alteredUnsaid], asked, read);
}

const sumOf = (reasons: readonly Reason[], asked: SoughtMeasure, read: ReadMeasure) =>
  reasons.reduce((sum, reason) => sum + reason(asked, read), 0);

const shared = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.includes(word)).length;

const saidWords: Reason = ({ measurement, named }, read) => {
  const extras = read.words.length - shared(read.words, measurement.words);
  // A drained can of what is drained anyway is any can.
  const isCan = unitIs(measurement.unit, "can");
  const said = isCan ? measurement.words.filter((word) => !named.has(word)) : measurement.words;
  return shared(said, read.words) * 2 - extras * 0.4;
};

/** A cup of crackers isn't one of crumbs, nor a cup of carrots one of mash. */
const alteredUnsaid: Reason = ({ measures: { altered }, measurement, called }, read) => {
  const isUnsaid = (word: string) =>
    altered.has(word) && !called.has(word) && !measurement.words.includes(word);
  return read.unit?.kind === "volume" && read.words.some(isUnsaid) ? -0.5 : 0;
};

const derived: Reason = (_, read) => (read.derived ? -0.5 : 0);

/** Whether a measure goes by this size: "jumbo". */
export const isCalled = (measures: Measures, size: Size, read: ReadMeasure): boolean =>
  read.size !== undefined && measures.size(size).measures.includes(read.size);

const fitOfSize: Reason = ({ measures, measurement, food }, read) => {
  const { size, unit } = measurement;
  if (!read.size) return 0;
  if (size) return isCalled(measures, size, read) ? 3 : -1.5;
  if (unit?.kind === "volume") return -0.3;
  if (read.size === "medium" || read.size === "regular") return 0.6;
  return read.size === "large" && /^egg/i.test(food.name) ? 1 : -0.3;
};

/** More than this is for several people: a turkey, a rib roast. */
const feast = { portions: 14, kcal: 1_300 };

/** What is baked or packed for several people, from so many portions on. */
const forMany: readonly (readonly [name: RegExp, portions: number])[] = [
  [/\b(?:sheet|cake|loaf|recipe)\b/, 3],
  [/\b(?:pack|package|box|bag)\b/, 8],
];

function isFeast({ gramsEach, measure }: ReadMeasure, food: KnownFood): boolean {
  const kcal = (gramsEach * (food.per100g.calories ?? 0)) / 100;
  const portions = gramsEach / food.kind.reference;
  if (kcal > feast.kcal || portions > feast.portions) return true;
  return forMany.some(([name, most]) => portions > most && name.test(measure.name));
}

/** Whether the measure is about what one person eats at a time. */
function isPortion({ unit, measure, gramsEach }: ReadMeasure, food: KnownFood): boolean {
  // A "1/2 fillet" in the data is half of a large fish.
  const isHalfFish = unit?.id === "fillet" && measure.amount < 1;
  if (unitIs(unit, "container") || unitIs(unit, "can") || isHalfFish) return false;
  const share = gramsEach / food.kind.reference;
  return share >= 0.4 && share <= 2.2;
}

/** The pieces inside a measure aren't counted in any unit. */
const isInside: Veto = ({ measurement }, read) =>
  read.inside === true && measurement.unit !== undefined;

/** A restaurant's order may serve several people. */
const isLargeOrder: Veto = ({ measurement, food }, read) =>
  read.unit?.id === "order" && measurement.unit?.id === "serving" && !isPortion(read, food);

/** A toaster muffin isn't what people call a medium muffin. */
const isSliver: Veto = ({ measurement: { size, unit }, food: { kind } }, read) => {
  if (!size || (unit && !unitIs(unit, "cut"))) return false;
  if (size === "mini" || size === "small" || read.size) return false;
  return kindIs(kind, "pastry") && read.gramsEach < kind.reference * 0.45;
};

/** Nobody who counts pieces means the whole cake without saying so. */
const isUnsaidFeast: Veto = ({ measures, measurement, food, called }, read) => {
  const { unit, words, amount, isBare } = measurement;
  if (!isFeast(read, food) || (unit && unit.id === read.unit?.id)) return false;
  const thing = [...read.words, ...measures.vocabulary.wordsOf(read.unit?.id ?? "")];
  // "1/2" of a cake is half of a whole one.
  const isShare = isBare && amount < 1;
  const isSaid = thing.some((word) => words.includes(word) || (isShare && called.has(word)));
  return !isSaid && !called.has("whole");
};

/** Less than this share of a cup, a cup is the pot that something is sold in. */
const leastOfCup = 0.55;
/** Grams of a cup of what isn't dry. */
const moist = 200;

/** Whether a measure's cup is the pot that something is sold in: a pudding's of 92 g. */
function isItsPot({ unit, gramsEach }: ReadMeasure, food: KnownFood): boolean {
  const { gramsPerCup } = food.kind;
  if (unit?.id !== "cup" || gramsPerCup < moist) return false;
  return gramsEach < gramsPerCup * leastOfCup && ownServing(food)?.grams === gramsEach;
}

/** "1/2 cup" of a pudding is no half of the pot that it's sold in. */
const isPartOfPot: Veto = ({ measurement: { unit, amount }, food }, read) =>
  unit?.id === "cup" && amount % 1 !== 0 && isItsPot(read, food);

/** A dry mix that is put down by the cup weighs at least this share of one. */
const leastOfMix = 0.4;

/** Whether a measure's cup is what a mix makes: 17 g of soup mix. */
const isMadeUp = ({ unit, gramsEach }: ReadMeasure, { kind }: KnownFood): boolean =>
  unit?.id === "cup" && kindIs(kind, "made up") && gramsEach < kind.gramsPerCup * leastOfMix;

/** Whether a measure by the cup tells nothing of what a cup of the food weighs. */
export const isNoVolume = (read: ReadMeasure, food: KnownFood): boolean =>
  isItsPot(read, food) || isMadeUp(read, food);

/** A spoon of a mix is of the mix. */
const isOfMix: Veto = ({ measurement: { unit }, food }, read) =>
  unit?.kind === "volume" && unit.id !== "cup" && isMadeUp(read, food);

const vetoes: readonly Veto[] = [
  isInside,
  isLargeOrder,
  isSliver,
  isUnsaidFeast,
  isPartOfPot,
  isOfMix,
];

/** A weight needs a measure by weight, a volume one by volume. */
function fitOfMeasured(unit: Unit, read: ReadMeasure): number | undefined {
  if (read.unit?.id === unit.id) return 3;
  return read.unit?.kind === "volume" && unit.kind === "volume" ? 2 : undefined;
}

type UnitVeto = (unit: Unit, read: ReadMeasure, asked: SoughtMeasure) => boolean;

/** Measures ruled out for a counted unit. */
const unitVetoes: readonly UnitVeto[] = [
  (unit, read) => unit.id !== read.unit?.id && unitIs(read.unit, "container"),
  // A cup of slices isn't a slice.
  (_, read) => read.unit?.kind === "volume",
  // A spear or stalk is larger than a piece in a stew.
  (unit, read, { food }) =>
    unit.id === "piece" && read.unit?.id !== "piece" && kindIs(food.kind, "cut"),
  // A bag of crisps means one for a person, not a family bag.
  (unit, read, { food: { kind } }) =>
    (unitIs(unit, "pack") || unit.id === "container") &&
    kind.reference <= 40 &&
    read.gramsEach > kind.reference * 4,
  // The data's "steak" or half "fillet" is a whole cut, not a portion.
  (unit, read, { food }) => {
    if (unit.id === "fillet" && read.unit?.id === "fillet") return read.measure.amount < 1;
    return unit.id === "steak" && read.gramsEach > food.kind.reference * 3;
  },
  // Nor is a piece of chocolate the bar.
  (unit, read) => unit.id === "piece" && read.unit?.id === "bar",
  // A slice isn't a whole pizza.
  (unit, read) => unit.id === "whole" && unitIs(read.unit, "part"),
  (_, read, { measurement }) =>
    !measurement.size && /^(?:fun|snack|king) size/.test(read.size ?? ""),
];

const sliced = /^(?:cake|pie|pizza|bread|cheesecake|quiche)\b|\bpizza\b/i;

function fitOfCount(asked: SoughtMeasure, unit: Unit, read: ReadMeasure): number | undefined {
  if (unitVetoes.some((isOut) => isOut(unit, read, asked))) return undefined;
  const { food, measures } = asked;
  const word = measures.vocabulary.wordsOf(unit.id)[0] ?? unit.id;
  if (read.unit?.id === unit.id || read.words.includes(word)) return 3;
  if (unitIs(unit, "cut") && unitIs(read.unit, "cut") && sliced.test(food.name)) return 2;
  if (unitIs(unit, "portion") && !isServing(read.unit) && !isPortion(read, food)) return undefined;
  return unitIs(unit, "generic") && read.unit?.kind !== "weight" ? 0.5 : undefined;
}

const isServing = (unit: Unit | undefined) => unitIs(unit, "portion") && unit?.id !== "order";

/** Measures ruled out if no unit is named. */
const thingVetoes: readonly Veto[] = [
  (_, { unit }) => unit !== undefined && (unit.kind !== "count" || unitIs(unit, "container")),
  // Nobody counts servings by the half dozen.
  ({ measurement }, { unit }) => unitIs(unit, "portion") && measurement.amount >= 3,
  ({ food }, { unit }) => unitIs(unit, "can") && referenceGroup(food.id) !== referenceGroups.drinks,
  // What was counted must be part of the food's name or the measure's.
  ({ measurement, named }, { words }) =>
    measurement.words.some((word) => !words.includes(word) && !named.has(word)),
];

/** Words in a measure's name that mean one of the food itself. */
const itself: ReadonlySet<string> = new Set([
  "item",
  "piece",
  "unit",
  "each",
  "fruit",
  "sandwich",
  "bar",
  "biscuit",
]);

/** The measure is named like the food: a "roll" of roll. */
const namesTheFood: Reason = ({ measures, measurement, food, called, named }, read) => {
  const { vocabulary, looks } = measures;
  const foodWords = vocabulary.wordsOf(food.name.split(",")[0] ?? "");
  const thing = [...read.words, ...(read.unit ? vocabulary.wordsOf(read.unit.id) : [])];
  const more = thing.filter((word) => !measurement.words.includes(word));
  const all = more.every((word) => called.has(word) || looks.has(word));
  const own = all ? more.filter((word) => called.has(word)).length : 0;
  const inName = thing.some((word) => named.has(word) && !looks.has(word)) ? 1.2 : 0;
  return Math.max(shared(foodWords, read.words) * 1.2, own * 1.6, inName);
};

const thingReasons: readonly Reason[] = [
  // A medium tomato isn't a wedge of one.
  (_, { unit }) => (unitIs(unit, "part") ? -3 : 0),
  namesTheFood,
  (_, { words }) => {
    if (words.some((word) => itself.has(word))) return 1.4;
    return words.length === 0 || /whole|slice/.test(words.join(" ")) ? 0.4 : 0;
  },
  (_, { measure }) => (/nlea|serving/.test(measure.name.toLowerCase()) ? -0.4 : 0),
];
