import { plural, singular } from "./plural.ts";
import { readQuantity } from "./quantity.ts";

const weighed = /^(?:gr?|ml|k?cal|kj|grams?|millilit(?:er|re)s?)$/i;

/** Steps of grams and millilitres, by how much there is. */
const weightSteps = [
  { below: 50, step: 5 },
  { below: 200, step: 10 },
  { below: 500, step: 25 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
];
/** Steps of what is poured or heaped, and of what is counted. */
const pouredSteps = [
  { below: 1, step: 0.25 },
  { below: 3, step: 0.5 },
  { below: Number.POSITIVE_INFINITY, step: 1 },
];
const countedSteps = [
  { below: 1, step: 0.5 },
  { below: Number.POSITIVE_INFINITY, step: 1 },
];
const poured = /^(?:cups?|glass(?:es)?|mugs?|bowls?|plates?|servings?|portions?)\b/i;

/** A quarter as people write it: "1 1/2". */
function quartersText(value: number): string {
  const whole = Math.floor(value);
  const part = { 0.25: "1/4", 0.5: "1/2", 0.75: "3/4" }[value - whole];
  if (part === undefined) return String(Number(value.toFixed(2)));
  return whole === 0 ? part : `${whole} ${part}`;
}

/** So much of a measurement's thing: 1.5 of "1 cup sliced" is "1 1/2 cups sliced". */
export function measurementOf(amount: number, what: string): string {
  // "2", "2 cups, sliced": only a word has a plural, without its comma.
  const told = what.replace(/^[\p{L}-]*\p{L}/u, amount > 1 ? plural : singular);
  return `${quartersText(amount)} ${told}`.trim();
}

/** A measurement's amount and what it is an amount of; undefined if it begins with no number. */
export function partsOfMeasurement(text: string): { amount: number; what: string } | undefined {
  const quantity = readQuantity(text.trim());
  if (!quantity || !(quantity.value > 0)) return undefined;
  return { amount: quantity.value, what: quantity.rest.trim() };
}

/**
 * What a bare number counts on the other side of one: "1" of a pizza is a slice of it but "1/2" is
 * half of it, so that less than "1" is "1/2 slice", and more than "1/2" is "1 whole".
 */
function thingBeyondOne(amount: number, next: number, readAs: string): string {
  if (amount < 1 === next < 1) return "";
  const thing = partsOfMeasurement(readAs)?.what ?? "";
  if (thing !== "piece") return weighed.test(thing) ? "" : thing;
  return amount < 1 ? "whole" : "";
}

/**
 * A little more or less of a measurement, of which a bare number was read as `readAs` ("1 slice");
 * undefined if there is no less, or no number.
 */
export function stepMeasurement(text: string, direction: 1 | -1, readAs = ""): string | undefined {
  const parts = partsOfMeasurement(text);
  if (!parts) return undefined;
  const { amount, what } = parts;
  const isWeight = weighed.test(what);
  const steps = isWeight ? weightSteps : poured.test(what) ? pouredSteps : countedSteps;
  // Stepping down from a border takes the smaller step below it.
  const at = direction === 1 ? amount : amount - 1e-9;
  const { step } = steps.find(({ below }) => at < below) ?? { step: 1 };
  const nearest = direction === 1 ? Math.floor(amount / step) : Math.ceil(amount / step);
  const next = (nearest + direction) * step;
  if (next <= 0) return undefined;
  if (isWeight) return `${next} ${what}`;
  if (what === "") return measurementOf(next, thingBeyondOne(amount, next, readAs));
  // In another language a plural isn't known by its "s": "1 Glas" is no "1/2 Gla".
  return next > 1 === amount > 1 ? `${quartersText(next)} ${what}` : measurementOf(next, what);
}
