import { wordsOf } from "../names/words.ts";
import { gramsOfBareNumber } from "./bare-number.ts";
import { fromHousehold, looks } from "./household.ts";
import { readMeasure, readMeasures } from "./household-measure.ts";
import type { Kind, KnownFood } from "./kinds.ts";
import { type Grams, type Measurement, sizeFactors } from "./measurement.ts";
import { preparationWords } from "./preparation-words.ts";

const millilitresPerCup = 236.5882365;

/** Millilitres of vessels that people count drinks and bowls by. */
const vessels: ReadonlyMap<string, number> = new Map([
  ["glass", 240],
  ["mug", 300],
  ["tumbler", 300],
  ["wineglass", 148],
  ["flute", 120],
  ["schooner", 425],
  ["shot", 44],
  ["jigger", 44],
  ["bowl", 355],
  ["spoonful", 15],
  ["ladle", 120],
  ["dash", 0.6],
  ["pinch", 0.4],
  ["drop", 0.05],
  ["splash", 10],
  ["sip", 20],
  ["mouthful", 30],
  ["dollop", 20],
  ["drizzle", 7],
  ["sprinkle", 1],
  ["squeeze", 5],
  ["knob", 14],
  ["scoop", 118],
]);

/** Grams of countable things, whatever the food. */
const pieces: ReadonlyMap<string, number> = new Map([
  ["handful", 30],
  ["plate", 300],
  ["pat", 5],
  ["rasher", 15],
  ["clove", 3],
  ["sprig", 1],
  ["leaf", 5],
  ["spray", 0.3],
  ["sliver", 20],
  ["cube", 17],
  ["bite", 15],
  ["meal", 300],
  ["stalk", 40],
  ["bunch", 100],
  ["floret", 11],
]);

/** A bite of a vegetable, cut for the pot. */
const cutPiece = 8;

function gramsPerMillilitre(food: KnownFood, kind: Kind): { density: number; own: boolean } {
  const reads = food.measures.map(readMeasure);
  for (const read of [...reads, ...food.measures.flatMap(readMeasures)]) {
    if (read.unit?.kind === "volume") {
      return { density: read.gramsEach / read.unit.size, own: true };
    }
  }
  return { density: kind.gramsPerCup / millilitresPerCup, own: false };
}

function rounded(grams: number): number {
  return grams >= 10 ? Math.round(grams) : Math.round(grams * 100) / 100;
}

function fromVolume(millilitres: number, food: KnownFood, kind: Kind, label: string): Grams {
  const { density, own } = gramsPerMillilitre(food, kind);
  const grams = millilitres * density;
  const whose = own ? "this food" : `${kind.name} like this`;
  return {
    grams,
    from: "density",
    confidence: own ? 0.8 : 0.6,
    how: `${label} is ${rounded(millilitres)} ml; ${whose} weighs ${density.toFixed(2)} g/ml`,
  };
}

const gramsPerCubicInch = { solid: 17, loosest: 0.25, densest: 1.05 };

/** How thick what is measured by the surface inch usually is, in inches. */
const usualDepth = 0.3;
/** Grams of an inch cut off what is long. */
const usualInchLong = 15;
/** What raw food becomes when it is cooked, by weight. */
const usualCooked = 0.9;

/** "1 100 calorie package", "1 cubic inch", "1 cup, dry, yields", "1 fl oz (with ice)". */
function fromSpecial(measurement: Measurement, food: KnownFood, kind: Kind): Grams | undefined {
  const { unit, amount, special } = measurement;
  if (special?.calories !== undefined) {
    const { calories } = food.per100g;
    if (!calories) return undefined;
    const grams = (amount * special.calories * 100) / calories;
    const how = `${special.calories} kcal each as given`;
    return { grams, from: "weight", confidence: 0.9, how };
  }
  if (special?.rawOunces) {
    const { ounces, left } = special.rawOunces;
    const grams = amount * ounces * 28.35 * left;
    return { grams, from: "density", confidence: 0.6, how: `${ounces} oz before cooking` };
  }
  if (special?.cubicInches !== undefined) {
    if (!kind.traits.includes("solid")) return undefined;
    const grams = amount * special.cubicInches * gramsPerCubicInch.solid;
    return { grams, from: "density", confidence: 0.6, how: "its size as given" };
  }
  if (special?.inch === "linear") {
    const each = kind.inch ?? usualInchLong;
    const grams = amount * each;
    return {
      grams,
      from: "reference-portion",
      confidence: 0.5,
      how: `an inch counted as ${each} g`,
    };
  }
  if (special?.inch) {
    const loose = kind.gramsPerCup / millilitresPerCup;
    const cubic = kind.traits.includes("solid") ? gramsPerCubicInch.solid : loose * 16.4;
    const depth = kind.deep ?? usualDepth;
    const grams = amount * (special.inch === "cubic" ? cubic : cubic * depth);
    const how = `a ${special.inch} inch of ${kind.name} counted as ${rounded(grams / amount)} g`;
    return { grams, from: "density", confidence: 0.6, how };
  }
  const swells = !special?.grain || kind.traits.includes("swollen");
  if (special?.yields && swells && unit && unit.kind !== "count") {
    const factor = kind.cooked ?? usualCooked;
    const dry = kind.name === "porridge" && /oat/i.test(food.name) ? 80 : 185;
    const perMillilitre = dry / millilitresPerCup;
    const raw = amount * unit.size * (unit.kind === "weight" ? 1 : perMillilitre);
    const grams =
      raw * (dry === 80 ? 6 : unit.kind === "weight" ? factor : Math.max(factor, 1) * 1.35);
    return { grams, from: "density", confidence: 0.6, how: `${rounded(raw)} g before cooking` };
  }
  return undefined;
}

/** What is counted, in the words of `usualPiece`. */
function thingsOf({ unit, words, special }: Measurement, food: KnownFood, typed: string): string[] {
  const own = new Set(wordsOf(`${food.name} ${typed}`));
  const plain = new Set(wordsOf(looks));
  if (special?.sold && /candies|candy|chocolate/i.test(food.name)) return ["bar"];
  const things = words
    .filter((word) => !plain.has(word))
    .map((word) => word.replace(/i$/, "y").replace(/ooky$/, "ookie"));
  const other = words.filter((word) => !plain.has(word) && !own.has(word)).length > 0;
  if (unit) things.unshift(unit.id);
  return other || unit ? things : [...things, ""];
}

/** Words that say how a thing is cut or made, whatever the food. */
const manner: ReadonlySet<string> = new Set(
  [looks, ...preparationWords].flatMap((said) => wordsOf(said)),
);

/** Whether what was counted can be this food: "2 bananas" of rice can't, nor "1 flurb" of anything. */
function isCounted({ unit, words, special }: Measurement, food: KnownFood, typed: string): boolean {
  if (unit || special?.sold) return true;
  const own = new Set(wordsOf([food.name, typed, measureWords(food)].join(" ")));
  const thing = words.filter((word) => !manner.has(word)).at(-1);
  return thing === undefined || own.has(thing);
}

function fromPortion(
  measurement: Measurement,
  food: KnownFood,
  kind: Kind,
  typed: string,
): Grams | undefined {
  const name = `${typed} ${food.name}`.toLowerCase();
  const usual = food.usualPiece(name, thingsOf(measurement, food, typed), measurement.size);
  if (usual !== undefined) {
    return {
      grams: measurement.amount * usual,
      from: "reference-portion",
      confidence: 0.6,
      how: `counted as a usual one, ${rounded(usual)} g, for ${food.name}`,
    };
  }
  if (!isCounted(measurement, food, typed)) return undefined;
  const size = measurement.size ? sizeFactors[measurement.size] : 1;
  const unitId = measurement.unit?.id ?? "";
  const known = pieces.get(unitId);
  if (unitId === "piece" && kind.traits.includes("cut")) {
    const how = `a piece of a vegetable counted as ${cutPiece} g`;
    const grams = measurement.amount * cutPiece * size;
    return { grams, from: "reference-portion", confidence: 0.4, how };
  }
  const portionUnits = ["serving", "portion", "plate", "meal", "order", "package", "container"];
  const counted = !portionUnits.includes(unitId);
  const each = known ?? (counted ? (kind.piece ?? kind.reference) : kind.reference);
  const what = known === undefined ? `a usual portion of ${kind.name}` : `a ${unitId}`;
  return {
    grams: measurement.amount * each * size,
    from: "reference-portion",
    confidence: known === undefined ? 0.4 : 0.5,
    how: `counted as ${what}, ${rounded(each * size)} g, for ${food.name}`,
  };
}

/** Leaves that were cooked lie close, whatever a cup of raw ones weighs. */
const wilted = /(?<!un)\bcooked\b|\b(?:boiled|steamed|saut[eé]ed|wilted|stir[- ]fried|creamed)\b/i;
const wiltedGramsPerMillilitre = 0.76;

/** Without the gaps that pieces leave in a cup. */
const mashedGramsPerMillilitre = 0.98;
const measureWords = (food: KnownFood) => food.measures.map(({ name }) => name).join(" ");

function isMashed({ unit, words }: Measurement, kind: Kind): boolean {
  return (
    kind.traits.includes("soft") &&
    unit?.kind === "volume" &&
    words.some((word) => /^(?:mash|pure)/.test(word))
  );
}

/**
 * The grams that a measurement of a food weighs: from its weight, else the food's own household
 * measures, else its density or its kind's, else the usual portion of its kind. Undefined for a
 * count of something else.
 */
export function gramsOf(measurement: Measurement, food: KnownFood, typed = ""): Grams | undefined {
  const { unit, amount, holds } = measurement;
  const { kind } = food;
  if (measurement.isBare) return gramsOfBareNumber(amount, food, kind, typed);
  const special = fromSpecial(measurement, food, kind);
  if (special) return special;
  if (unit?.kind === "weight") {
    const grams = amount * unit.size;
    return { grams, from: "weight", confidence: 1, how: `${rounded(grams)} g as given` };
  }
  if (holds) {
    const each = holds.amount * holds.unit.size;
    const label = `${holds.amount} ${holds.unit.id}`;
    if (holds.unit.kind === "weight") {
      const grams = amount * each;
      return { grams, from: "weight", confidence: 0.95, how: `${label} each as given` };
    }
    if (holds.unit.kind === "volume") return fromVolume(amount * each, food, kind, label);
  }
  if (unit?.id === "cup" && /\bcups\b/i.test(food.name)) {
    return fromPortion(measurement, food, kind, typed);
  }
  if (isMashed(measurement, kind) && !/mash|puree/i.test(measureWords(food))) {
    const grams = measurement.amount * (unit?.size ?? 0) * mashedGramsPerMillilitre;
    const how = `${rounded(grams)} g, mashed`;
    return { grams, from: "density", confidence: 0.6, how };
  }
  if (unit?.kind === "volume" && kind.traits.includes("wilts") && wilted.test(typed)) {
    const grams = measurement.amount * unit.size * wiltedGramsPerMillilitre;
    return { grams, from: "density", confidence: 0.6, how: `${rounded(grams)} g, cooked` };
  }
  const household = fromHousehold(measurement, food, typed);
  if (household) return household;
  if (unit?.kind === "volume") {
    return fromVolume(amount * unit.size, food, kind, `${amount} ${unit.id}`);
  }
  const name = `${typed} ${food.name}`.toLowerCase();
  const poured = unit && food.usualPiece(name, [unit.id], measurement.size);
  const vessel = poured === undefined && unit ? vessels.get(unit.id) : undefined;
  if (unit && vessel !== undefined) {
    return fromVolume(amount * vessel, food, kind, `a ${unit.label}`);
  }
  return fromPortion(measurement, food, kind, typed);
}
