import { type Asked, measureNames, type Way } from "./asked-amount.ts";
import { isNoVolume } from "./household-fit.ts";
import { readMeasure, readMeasures } from "./household-measure.ts";
import { type KnownFood, kindIs } from "./kinds.ts";
import { type Grams, rounded } from "./measurement.ts";
import type { Measures } from "./measures.ts";
import { millilitresPerCup, unitIs } from "./units.ts";
import { pieceName } from "./usual-pieces.ts";

/** Mashing and melting remove the gaps that pieces leave in a cup. */
const mashedGramsPerMillilitre = 0.98;

export const byMash: Way = ({ measurement: { unit, words, amount }, food }) => {
  const isMashed = kindIs(food.kind, "soft") && words.some((word) => /^(?:mash|pure)/.test(word));
  const isMelted = kindIs(food.kind, "solid") && words.some((word) => word.startsWith("melt"));
  if (unit?.kind !== "volume" || !(isMashed || isMelted)) return undefined;
  if (/mash|puree|melted/i.test(measureNames(food))) return undefined;
  const grams = amount * unit.size * mashedGramsPerMillilitre;
  const how = `${rounded(grams)} g, ${isMelted ? "melted" : "mashed"}`;
  return { grams, from: "density", confidence: 0.6, how };
};

const cooked =
  /(?<!un)\b(?:cooked|scrambled|poached)\b|\b(?:boiled|steamed|saut[eé]ed|wilted|stir[- ]fried|creamed)\b/i;

/** Vegetables that were analysed with what the can holds; a cup of them is of the vegetables. */
const inItsLiquid =
  /^(?!tomato|sauerkraut|beans, (?:baked|kidney|white|black|pinto)).*\bcanned,.*\bsolids and liquids?\b/i;
const saysLiquid = /\b(?:liquids?|undrained|juice)\b/i;

/** Cooked leaves collapse, and so do other vegetables, whatever a cup of raw ones weighs. */
export const byCookedVolume: Way = ({ measurement: { unit, amount }, food, typed }) => {
  const { cookedCup } = food.kind;
  if (unit?.kind !== "volume" || cookedCup === undefined) return undefined;
  const isCooked = cooked.test(typed) && /\braw\b/i.test(food.name);
  const isDrained = inItsLiquid.test(food.name) && !saysLiquid.test(typed);
  if (!isCooked && !isDrained) return undefined;
  const grams = (amount * unit.size * cookedCup) / millilitresPerCup;
  const how = `${rounded(grams)} g, ${isCooked ? "cooked" : "drained"}`;
  return { grams, from: "density", confidence: 0.6, how };
};

const sauced = /\b(?:with|in) (?:[\w-]+ ){0,2}(?:sauce|gravy)\b/i;

/** Meat or rice in its sauce fills a cup without gaps. */
export const bySaucedVolume: Way = ({ measurement: { unit, amount, words }, food, typed }) => {
  const { saucedCup } = food.kind;
  if (unit?.kind !== "volume" || saucedCup === undefined || words.length > 0) return undefined;
  if (!sauced.test(typed) || sauced.test(food.name)) return undefined;
  // Of grain that was found without its sauce, a cup would have more energy, not less.
  const isGrain = kindIs(food.kind, "swollen");
  if (isGrain && !/\+ [^+]*\b(?:sauce|gravy)\b/i.test(food.name)) return undefined;
  const grams = (amount * unit.size * saucedCup) / millilitresPerCup;
  return { grams, from: "density", confidence: 0.6, how: `${rounded(grams)} g with its sauce` };
};

/** Fluid ounces of a powder are of what is drunk; its label says how much makes 8 of them. */
export const byDrinkMade: Way = ({ measurement: { unit, amount }, food: { kind } }) => {
  const isDrunk = unit?.id === "fl oz" || unitIs(unit, "drunk from");
  if (!unit || !isDrunk || !kindIs(kind, "made up")) return undefined;
  const grams = (amount * (unit.holds ?? unit.size) * kind.reference) / millilitresPerCup;
  return { grams, from: "density", confidence: 0.6, how: "as much as makes so much of the drink" };
};

export const byVolume: Way = (asked) => {
  const { unit, amount } = asked.measurement;
  if (unit?.kind !== "volume") return undefined;
  return ofVolume(asked, amount * unit.size, `${amount} ${unit.id}`);
};

/** "2 glasses", if this food has no usual glass. */
export const byVessel: Way = (asked) => {
  const { unit, amount, size } = asked.measurement;
  if (unit?.holds === undefined) return undefined;
  if (
    asked.food.usualPiece(pieceName(asked.food, asked.typed, unit), [unit.id], size) !== undefined
  )
    return undefined;
  return ofVolume(asked, amount * heldBy(asked, unit.holds), `a ${unit.label}`);
};

/** "A small glass of milk", "a large mug of tea" */
function heldBy({ measures, measurement: { unit, size } }: Asked, millilitres: number): number {
  const isGlass = unitIs(unit, "helping") && unitIs(unit, "drunk from");
  return size && isGlass ? millilitres * measures.size(size).medium : millilitres;
}

export function ofVolume({ measures, food }: Asked, millilitres: number, label: string): Grams {
  const { density, own } = gramsPerMillilitre(measures, food);
  const whose = own ? "this food" : `${food.kind.name} like this`;
  return {
    grams: millilitres * density,
    from: "density",
    confidence: own ? 0.8 : 0.6,
    how: `${label} is ${rounded(millilitres)} ml; ${whose} weighs ${density.toFixed(2)} g/ml`,
  };
}

function gramsPerMillilitre(measures: Measures, food: KnownFood) {
  const reads = food.measures.map((measure) => readMeasure(measures, measure));
  const inner = food.measures.flatMap((measure) => readMeasures(measures, measure));
  for (const read of [...reads, ...inner]) {
    const { unit, gramsEach } = read;
    if (unit?.kind === "volume" && !isNoVolume(read, food))
      return { density: gramsEach / unit.size, own: true };
  }
  return { density: food.kind.gramsPerCup / millilitresPerCup, own: false };
}
