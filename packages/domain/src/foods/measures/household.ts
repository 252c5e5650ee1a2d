import { isDishId, isLabelId } from "../food-id.ts";
import { ownServing } from "../our-food.ts";
import { isCalled, measureFit, type SoughtMeasure } from "./household-fit.ts";
import { type ReadMeasure, readMeasures } from "./household-measure.ts";
import type { KnownFood } from "./kinds.ts";
import type { Grams, Measurement } from "./measurement.ts";
import type { Measures, Size } from "./measures.ts";
import { unitIs } from "./units.ts";

function describe(measurement: Measurement, read: ReadMeasure): string {
  const each = Math.round(read.measure.grams * 10) / 10;
  const amount = Math.round(read.measure.amount * 1000) / 1000;
  const label = `${amount} ${read.measure.name} = ${each} g`;
  return measurement.amount === read.measure.amount ? label : `${label}, times that`;
}

function fromDishServing(
  measures: Measures,
  { amount, size }: Measurement,
  food: KnownFood,
): HouseholdGrams | undefined {
  const measure = ownServing(food);
  if (!measure) return undefined;
  // "A large portion of shepherd's pie".
  const each = measure.grams * (size ? measures.size(size).medium : 1);
  return {
    grams: amount * each,
    from: "household-measure",
    confidence: 0.7,
    how: `counted as 1 ${measure.name} = ${measure.grams} g`,
  };
}

/** One of what is sold by label is its serving: "a White Claw" is a can of it. */
function fromLabelServing(
  measures: Measures,
  { amount, unit, words }: Measurement,
  food: KnownFood,
  named: SoughtMeasure["named"],
): HouseholdGrams | undefined {
  const [measure] = food.measures;
  const isOne = (!unit || unitIs(unit, "portion")) && words.every((word) => named.has(word));
  if (!measure || !isOne || !isLabelId(food.id)) return undefined;
  const read = measures.units.read(measure.name)?.unit;
  return {
    grams: amount * measure.grams,
    from: "household-measure",
    confidence: 0.8,
    how: `counted as ${measure.amount} ${measure.name} = ${measure.grams} g`,
    ...(read && { unit: read.id }),
    isNamed: true,
  };
}

const isAcross = ({ measure }: ReadMeasure) => /\bdia\b/.test(measure.name);

/** Of pancakes 4", 6" and 8" across, "large" means the largest. */
function bySize(
  measures: Measures,
  size: Size | undefined,
  read: ReadMeasure,
  food: KnownFood,
): ReadMeasure | undefined {
  if (!size || size === "mini" || read.size || !isAcross(read)) return undefined;
  const same = food.measures
    .flatMap((measure) => readMeasures(measures, measure).slice(0, 1))
    .filter(
      (other) =>
        other.unit?.id === read.unit?.id &&
        isAcross(other) &&
        other.words.join(" ") === read.words.join(" "),
    )
    .sort((a, b) => a.gramsEach - b.gramsEach);
  if (same.length < 2) return undefined;
  if (size.includes("small")) return same[0];
  return size === "medium" ? same[Math.floor((same.length - 1) / 2)] : same.at(-1);
}

/**
 * Grams by one of the food's own measures, with its unit, and whether it names a thing and the size
 * that was asked for.
 */
export type HouseholdGrams = Grams & { unit?: string; isNamed?: boolean; isSized?: boolean };

interface Rated {
  read: ReadMeasure;
  score: number;
}

/** Of two cans that fit equally well, the smaller is the usual one. */
function isBetter({ read, score }: Rated, best: Rated | undefined): boolean {
  if (!best || score > best.score) return true;
  const areCans = read.unit?.id === "can" && best.read.unit?.id === "can";
  return score === best.score && areCans && read.gramsEach < best.read.gramsEach;
}

function bestMeasure(asked: SoughtMeasure): Rated | undefined {
  let best: Rated | undefined;
  for (const measure of asked.food.measures) {
    if (!(measure.grams > 0 && measure.amount > 0)) continue;
    for (const read of readMeasures(asked.measures, measure)) {
      const score = measureFit(asked, read);
      if (score !== undefined && isBetter({ read, score }, best)) best = { read, score };
    }
  }
  return best;
}

/** Measures that fit worse than this are ignored. */
const minFit = 0.3;

/** The grams by the food's own measures; undefined if none fits. */
export function fromHousehold(
  measures: Measures,
  measurement: Measurement,
  food: KnownFood,
  typed: string,
): HouseholdGrams | undefined {
  const { wordsOf } = measures.vocabulary;
  const called = new Set(wordsOf(typed));
  const own = new Set([...called, ...wordsOf(food.name)]);
  const named = { has: (word: string) => own.has(word) || measures.looks.has(word) };
  const best = bestMeasure({ measures, measurement, food, called, named });
  const isServed = unitIs(measurement.unit, "portion") && isDishId(food.id);
  if (isServed && best?.read.unit?.id !== "serving") {
    return fromDishServing(measures, measurement, food);
  }
  if (!best || best.score < minFit) return fromLabelServing(measures, measurement, food, named);
  // "A large cup" is still a cup.
  const size = measurement.unit?.kind === "volume" ? undefined : measurement.size;
  const sibling = bySize(measures, size, best.read, food);
  const read = sibling ?? best.read;
  const { each, confidence } = gramsEach(measures, measurement, read, sibling ? undefined : size);
  return {
    grams: measurement.amount * each,
    from: "household-measure",
    confidence: measurement.amountAssumed ? confidence - 0.15 : confidence,
    how: describe(measurement, read),
    ...(read.unit && { unit: read.unit.id }),
    isNamed: read.words.length > 0,
    isSized: sibling !== undefined || isOfSize(measures, size, read),
  };
}

const isOfSize = (measures: Measures, size: Size | undefined, read: ReadMeasure) =>
  size !== undefined && isCalled(measures, size, read);

/** A measure of this size in multiples of a medium one. */
const ofMedium = new Map([
  ["large", 1.25],
  ["small", 0.8],
]);

/** Grams of one, if need be converted from another unit of volume or another size. */
function gramsEach(
  measures: Measures,
  { unit }: Measurement,
  read: ReadMeasure,
  size: Size | undefined,
): { each: number; confidence: number } {
  if (unit?.kind === "volume" && read.unit && read.unit.id !== unit.id) {
    return { each: (read.gramsEach / read.unit.size) * unit.size, confidence: 0.85 };
  }
  if (!size || isCalled(measures, size, read)) return { each: read.gramsEach, confidence: 0.92 };
  const factor = measures.size(size).medium / (ofMedium.get(read.size ?? "") ?? 1);
  return { each: read.gramsEach * factor, confidence: 0.7 };
}
