import { wordsOf } from "../names/words.ts";
import type { Food, HouseholdMeasure } from "../table.ts";
import { type Kind, kindOf } from "./kinds.ts";
import type { Measurement, Size } from "./measurement.ts";
import { readQuantity } from "./quantity.ts";
import { readUnit, type Unit } from "./units.ts";
import { usualPiece } from "./usual-pieces.ts";

export type GramsFrom = "weight" | "household-measure" | "density" | "reference-portion";

export interface Grams {
  grams: number;
  from: GramsFrom;
  /** 0 to 1. */
  confidence: number;
  /** A few words on how: "1 cup, sliced = 150 g". */
  how: string;
}

const millilitresPerCup = 236.5882365;

/** Millilitres of vessels that people count drinks and bowls by. */
const vessels: Readonly<Record<string, number>> = {
  glass: 240,
  mug: 300,
  tumbler: 300,
  wineglass: 148,
  flute: 120,
  schooner: 425,
  shot: 44,
  jigger: 44,
  bowl: 355,
  spoonful: 15,
  ladle: 120,
  dash: 0.6,
  pinch: 0.4,
  drop: 0.05,
  splash: 10,
  sip: 20,
  mouthful: 30,
  dollop: 20,
  drizzle: 7,
  sprinkle: 1,
  squeeze: 5,
  knob: 14,
  scoop: 118,
};

/** Grams of countable things, whatever the food. */
const pieces: Readonly<Record<string, number>> = {
  handful: 30,
  plate: 300,
  pat: 5,
  rasher: 15,
  clove: 3,
  sprig: 1,
  leaf: 5,
  spray: 0.3,
  sliver: 20,
  cube: 17,
  bite: 15,
  meal: 300,
  stalk: 40,
  bunch: 100,
  floret: 11,
};

const sizeFactors: Readonly<Record<Size, number>> = {
  mini: 0.4,
  "extra small": 0.65,
  small: 0.8,
  medium: 1,
  large: 1.25,
  "extra large": 1.5,
};

interface ReadMeasure {
  measure: HouseholdMeasure;
  gramsEach: number;
  unit?: Unit;
  words: readonly string[];
  size?: string | undefined;
  /** Part of a whole ("1/8 of 9" dia"), or what remains of a raw amount. */
  derived: boolean;
  /** One of the pieces that such a measure holds. */
  inside?: true;
}

function readMeasure(measure: HouseholdMeasure): ReadMeasure {
  const name = measure.name.toLowerCase();
  const read = readUnit(name);
  const plain = (read?.rest ?? name).replace(/\([^)]*\)?/g, " ");
  const size = name.match(
    /extra small|extra large|jumbo|king size|small|medium|large|fun size|snack size|mini|regular|thin|thick/,
  )?.[0];
  return {
    measure,
    gramsEach: measure.grams / measure.amount,
    ...(read ? { unit: read.unit } : {}),
    words: wordsOf(plain.replace(measureTalk, " ")),
    ...(size ? { size } : {}),
    derived:
      /yield (?:from|after)|without refuse|excluding refuse|nlea|^[^(]*\b(?:yields?|of)\b/.test(
        name,
      ),
  };
}

/** Parts of a measure's name that don't say what is measured. */
const measureTalk =
  /\d+(?:[./-]\d+)*"?|\b(?:extra|jumbo|small|medium|large|mini(?:ature)?|regular|thin|thick|(?:fun|snack|king) size|without (?:refuse|seeds|skin and seeds?)|fluid|oz|fl|each)\b/g;

/** "serving 2 tbsp" is a measure by the tablespoon as well; "oz (23 whole kernels)" one by the nut. */
function readMeasures(measure: HouseholdMeasure): ReadMeasure[] {
  const read = readMeasure(measure);
  const inner = measure.name.match(/^serving (\d+(?:[./]\d+)?) (.*)$/i);
  const unit = inner && readUnit((inner[2] ?? "").toLowerCase())?.unit;
  const amount = readQuantity(inner?.[1] ?? "")?.value;
  if (unit?.kind === "volume" && amount) {
    const gramsEach = read.gramsEach / amount;
    return [read, { ...read, unit, gramsEach, words: [] }];
  }
  const other = measure.name.toLowerCase().match(/ or (\d+) (\w+)/);
  const otherUnit = readUnit(other?.[2] ?? "")?.unit;
  if (otherUnit?.kind === "count") {
    const each = { ...read, unit: otherUnit, gramsEach: read.gramsEach / Number(other?.[1]) };
    return [read, { ...each, words: [], size: undefined }];
  }
  const inside = measure.name.match(piecesInside);
  if (!inside) return [read];
  const from = Number(inside[1]);
  const pieces = (from + Number(inside[2] ?? from)) / 2;
  const { unit: _whole, ...plain } = read;
  return [
    { ...plain, gramsEach: read.gramsEach / pieces, words: [], derived: false, inside: true },
    read,
  ];
}

const piecesInside =
  /^(?:oz|portion|serving) \((\d+)(?:-(\d+))? (?:whole |shelled |medium |onion )?(?:kernels|nuts|halves|rings|pieces)\)/i;

const sizeNames: Readonly<Record<Size, readonly string[]>> = {
  mini: ["mini", "fun size", "snack size", "extra small"],
  "extra small": ["extra small", "small"],
  small: ["small", "thin"],
  medium: ["medium", "regular"],
  large: ["large", "thick"],
  "extra large": ["extra large", "jumbo", "king size"],
};

function shared(words: readonly string[], others: readonly string[]): number {
  return words.reduce((count, word) => count + (others.includes(word) ? 1 : 0), 0);
}

function describe(measurement: Measurement, read: ReadMeasure): string {
  const each = Math.round(read.measure.grams * 10) / 10;
  const amount = Math.round(read.measure.amount * 1000) / 1000;
  const label = `${amount} ${read.measure.name} = ${each} g`;
  return measurement.amount === read.measure.amount ? label : `${label}, times that`;
}

/** How well one of the food's own measures answers what was asked; undefined when not at all. */
function rate(
  measurement: Measurement,
  read: ReadMeasure,
  food: Food,
  named: ReadonlySet<string>,
  typed: ReadonlySet<string>,
): number | undefined {
  const asked = measurement.unit;
  if (read.inside && asked) return undefined;
  const extras = read.words.length - shared(read.words, measurement.words);
  let score = shared(measurement.words, read.words) * 2 - extras * 0.4;
  if (asked) {
    if (asked.kind === "count") {
      if (asked.id !== read.unit?.id && containers.has(read.unit?.id ?? "")) return undefined;
      const inWords = read.words.includes(wordsOf(asked.id)[0] ?? asked.id);
      const generic = ["piece", "item", "unit", "whole", "serving", "portion", "order"];
      if (familyPack(asked, read, food)) return undefined;
      if (!measurement.size && /^(?:fun|snack) size/.test(read.size ?? "")) return undefined;
      if (read.unit?.id === asked.id || inWords) score += 3;
      else if (asked.id === "slice" && read.unit?.id === "piece" && sliced.test(food.name))
        score += 2;
      else if (generic.includes(asked.id) && read.unit?.kind !== "volume") {
        if (read.unit?.kind === "weight") return undefined;
        score += 0.5;
      } else return undefined;
    } else if (read.unit?.id === asked.id) score += 3;
    else if (read.unit?.kind === "volume" && asked.kind === "volume") score += 2;
    else return undefined;
  } else {
    if (read.unit && (read.unit.kind !== "count" || containers.has(read.unit.id))) {
      return undefined;
    }
    if (read.unit && cans.has(read.unit.id) && !drinkGroup.test(food.id)) return undefined;
    // A wedge of a medium tomato is no medium tomato.
    if (read.unit && parts.has(read.unit.id)) score -= 3;
    const foodWords = wordsOf(food.name.split(",")[0] ?? "");
    const other = measurement.words.filter((word) => !read.words.includes(word));
    if (other.some((word) => !named.has(word))) return undefined;
    const thing = [...read.words, ...(read.unit ? wordsOf(read.unit.id) : [])];
    const own = thing.filter((word) => !measurement.words.includes(word) && typed.has(word)).length;
    const inName = thing.some((word) => named.has(word) && !plainLooks.has(word)) ? 1.2 : 0;
    score += Math.max(shared(foodWords, read.words) * 1.2, own * 1.6, inName);
    if (read.words.some((word) => countables.has(word))) score += 1.4;
    else if (read.words.length === 0 || /whole|slice/.test(read.words.join(" "))) score += 0.4;
    if (/nlea|serving/.test(read.measure.name.toLowerCase())) score -= 0.4;
  }
  if (measurement.size) {
    if (read.size && sizeNames[measurement.size].includes(read.size)) score += 3;
    else if (read.size) score -= 1.5;
  } else if (asked?.kind === "volume" && read.size) score -= 0.3;
  else if (read.size === "medium" || read.size === "regular") score += 0.6;
  else if (read.size === "large" && /^egg/i.test(food.name)) score += 1;
  else if (read.size) score -= 0.3;
  if (read.derived) score -= 0.5;
  return score;
}

/** Parts that are cut from a whole one. */
const parts: ReadonlySet<string> = new Set(["slice", "wedge", "strip", "ring", "segment", "half"]);

/** What many pieces come in: never meant when a piece is counted. */
const containers: ReadonlySet<string> = new Set(
  "bag package packet box container jar loaf bunch carton tub pouch tray".split(" "),
);

const countables: ReadonlySet<string> = new Set(wordsOf("item piece unit each fruit sandwich bar"));
const cans: ReadonlySet<string> = new Set(["can", "tin", "bottle"]);
const drinkGroup = /^14/;
const sliced = /^(?:cake|pie|pizza|bread|cheesecake|quiche|dish)\b/i;

/** A bag of crisps is one that a person eats, not what a family buys. */
function familyPack(asked: Unit, read: ReadMeasure, food: Food): boolean {
  if (!["bag", "packet", "package", "pack"].includes(asked.id)) return false;
  const { reference } = kindOf(food);
  return reference <= 40 && read.gramsEach > reference * 4;
}

/** Words beside a counted thing that say how it looks, not what it is. */
const looks =
  "fresh raw cooked ripe whole sliced chopped diced cut any size nfs prepared yield after cooking peeled pitted fruit each";
const plainLooks: ReadonlySet<string> = new Set(wordsOf(looks));

function fromHousehold(measurement: Measurement, food: Food, typed: string): Grams | undefined {
  const called = new Set(wordsOf(typed));
  const named = new Set([...called, ...wordsOf(food.name), ...plainLooks]);
  let best: { read: ReadMeasure; score: number } | undefined;
  for (const measure of food.measures) {
    if (!(measure.grams > 0 && measure.amount > 0)) continue;
    for (const read of readMeasures(measure)) {
      const score = rate(measurement, read, food, named, called);
      if (score === undefined) continue;
      // Of two cans that nothing else tells apart, the smaller one is the usual one.
      const smaller =
        best?.score === score &&
        read.unit?.id === "can" &&
        best.read.unit?.id === "can" &&
        read.gramsEach < best.read.gramsEach;
      if (!best || score > best.score || smaller) best = { read, score };
    }
  }
  if (!best || best.score < 0.3) return undefined;
  const { read } = best;
  const asked = measurement.unit;
  let each = read.gramsEach;
  let confidence = 0.92;
  if (asked?.kind === "volume" && read.unit && read.unit.id !== asked.id) {
    each = (each / read.unit.size) * asked.size;
    confidence = 0.85;
  }
  const wantsSize = asked?.kind === "volume" ? undefined : measurement.size;
  if (wantsSize && !(read.size && sizeNames[wantsSize].includes(read.size))) {
    each *=
      sizeFactors[wantsSize] / (read.size === "large" ? 1.25 : read.size === "small" ? 0.8 : 1);
    confidence = 0.7;
  }
  if (measurement.amountAssumed) confidence -= 0.15;
  return {
    grams: measurement.amount * each,
    from: "household-measure",
    confidence,
    how: describe(measurement, read),
  };
}

function gramsPerMillilitre(food: Food, kind: Kind): { density: number; own: boolean } {
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

function fromVolume(millilitres: number, food: Food, kind: Kind, label: string): Grams {
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

/** Kinds that a cup of pieces says little about, being solid. */
const solidKinds = /meat|cheese|sausage|bacon|fruit|vegetable|potato|candy|bar|butter/;

/** What raw or dry food becomes when it is cooked, by weight. */
function cookedFactor(kind: Kind): number {
  if (kind.name === "bacon") return 0.3;
  if (/meat|sausage/.test(kind.name)) return 0.72;
  if (kind.name.includes("beans")) return 2.5;
  if (/grain|pasta/.test(kind.name)) return 2.9;
  return 0.9;
}

/** "1 100 calorie package", "1 cubic inch", "1 cup, dry, yields", "1 fl oz (with ice)". */
function fromSpecial(measurement: Measurement, food: Food, kind: Kind): Grams | undefined {
  const { unit, amount, special } = measurement;
  if (special?.calories !== undefined) {
    const { calories } = food.per100g;
    if (!calories) return undefined;
    const grams = (amount * special.calories * 100) / calories;
    const how = `${special.calories} kcal each as given`;
    return { grams, from: "weight", confidence: 0.9, how };
  }
  if (special?.inch) {
    const loose = kind.gramsPerCup / millilitresPerCup;
    const cubic = solidKinds.test(kind.name) ? gramsPerCubicInch.solid : loose * 16.4;
    const grams = amount * (special.inch === "cubic" ? cubic : cubic * 0.3);
    const how = `a ${special.inch} inch of ${kind.name} counted as ${rounded(grams / amount)} g`;
    return { grams, from: "density", confidence: 0.6, how };
  }
  if (special?.yields && unit && unit.kind !== "count") {
    const factor = cookedFactor(kind);
    const dry = kind.name === "cooked grain" && /oat/i.test(food.name) ? 80 : 185;
    const perMillilitre = dry / millilitresPerCup;
    const raw = amount * unit.size * (unit.kind === "weight" ? 1 : perMillilitre);
    const grams =
      raw * (dry === 80 ? 6 : unit.kind === "weight" ? factor : Math.max(factor, 1) * 1.35);
    return { grams, from: "density", confidence: 0.6, how: `${rounded(raw)} g before cooking` };
  }
  return undefined;
}

/** What is counted, in the words of `usualPiece`. */
function thingsOf({ unit, words }: Measurement, food: Food, typed: string): string[] {
  const own = new Set(wordsOf(`${food.name} ${typed}`));
  const plain = new Set(wordsOf(looks));
  const things = words
    .filter((word) => !plain.has(word))
    .map((word) => word.replace(/i$/, "y").replace(/ooky$/, "ookie"));
  const other = words.filter((word) => !plain.has(word) && !own.has(word)).length > 0;
  if (unit) things.unshift(unit.id);
  return other || unit ? things : [...things, ""];
}

function fromPortion(measurement: Measurement, food: Food, kind: Kind, typed: string): Grams {
  const name = `${typed} ${food.name}`.toLowerCase();
  const usual = usualPiece(name, thingsOf(measurement, food, typed), measurement.size);
  if (usual !== undefined) {
    return {
      grams: measurement.amount * usual,
      from: "reference-portion",
      confidence: 0.6,
      how: `counted as a usual one, ${rounded(usual)} g, for ${food.name}`,
    };
  }
  const size = measurement.size ? sizeFactors[measurement.size] : 1;
  const unitId = measurement.unit?.id ?? "";
  const known = pieces[unitId];
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

/**
 * The grams that a measurement of a food weighs: from its weight, else the food's own household
 * measures, else its density or its kind's, else the usual portion of its kind.
 */
export function gramsOf(measurement: Measurement, food: Food, typed = ""): Grams {
  const { unit, amount, holds } = measurement;
  const kind = kindOf(food);
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
  const household = fromHousehold(measurement, food, typed);
  if (household) return household;
  if (unit?.kind === "volume") {
    return fromVolume(amount * unit.size, food, kind, `${amount} ${unit.id}`);
  }
  const name = `${typed} ${food.name}`.toLowerCase();
  const poured = unit && usualPiece(name, [unit.id], measurement.size);
  const vessel = poured === undefined && unit ? vessels[unit.id] : undefined;
  if (unit && vessel !== undefined) {
    return fromVolume(amount * vessel, food, kind, `a ${unit.label}`);
  }
  return fromPortion(measurement, food, kind, typed);
}
