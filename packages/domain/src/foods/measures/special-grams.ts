import { type Kind, type KnownFood, kindIs } from "./kinds.ts";
import { type Grams, type Measurement, rounded } from "./measurement.ts";
import type { Special } from "./special.ts";
import { millilitresPerCup, type Unit } from "./units.ts";

const gramsPerCubicInch = 17;
const cubicInchInMillilitres = 16.4;
const gramsPerOunce = 28.35;

/** Nobody has so much, in grams: "coffee 450 kcal" was one with milk and syrup, or cake beside it. */
const mostByEnergy = 4_500;

/** Usual thickness of what is measured in surface inches, in inches. */
const usualDepth = 0.3;
/** Grams of one inch cut off something long. */
const usualInchLong = 15;
/** Cooked weight of one gram raw. */
const usualCooked = 0.9;
/** Grams of a dry cup. */
const usualDryCup = 185;
/** By volume, dry food gains this much more than by weight. */
const cupSwells = 1.35;

/**
 * "1 100 calorie package", "1 cubic inch", "1 cup, dry, yields". Undefined for other amounts, and
 * for foods that aren't measured like this.
 */
export function gramsOfSpecial(measurement: Measurement, food: KnownFood): Grams | undefined {
  const { special, amount, unit } = measurement;
  switch (special?.by) {
    case "energy":
      return ofEnergy(special.calories, amount, food);
    case "raw weight": {
      const grams = amount * special.ounces * gramsPerOunce * special.left;
      const how = `${special.ounces} oz before cooking`;
      return { grams, from: "density", confidence: 0.6, how };
    }
    case "box": {
      if (!kindIs(food.kind, "solid")) return undefined;
      const grams = amount * special.cubicInches * gramsPerCubicInch;
      return { grams, from: "density", confidence: 0.6, how: "its size as given" };
    }
    case "inch":
      return ofInches(special.inch, amount, food.kind);
    case "yield":
      return unit && unit.kind !== "count" ? ofYield(amount, unit, food.kind) : undefined;
    case "state":
      return unit && unit.kind !== "count"
        ? inOtherState(special.state, amount, unit, food)
        : undefined;
    case "length":
      return bySold(measurement, special.inches, food) ?? ofLength(special.inches, amount, food);
    default:
      return undefined;
  }
}

function ofEnergy(kcal: number, amount: number, { per100g }: KnownFood): Grams | undefined {
  if (!per100g.calories) return undefined;
  const grams = (amount * kcal * 100) / per100g.calories;
  if (grams > mostByEnergy) return undefined;
  const how = kcal > 1 ? `${kcal} kcal each as given` : `${rounded(amount * kcal)} kcal as given`;
  return { grams, from: "weight", confidence: 0.9, how };
}

function ofInches(
  inch: Extract<Special, { by: "inch" }>["inch"],
  amount: number,
  kind: Kind,
): Grams {
  if (inch === "linear") {
    const each = kind.inch ?? usualInchLong;
    const how = `an inch counted as ${each} g`;
    return { grams: amount * each, from: "reference-portion", confidence: 0.5, how };
  }
  const loose = kind.gramsPerCup / millilitresPerCup;
  const cubic = kindIs(kind, "solid") ? gramsPerCubicInch : loose * cubicInchInMillilitres;
  const grams = amount * (inch === "cubic" ? cubic : cubic * (kind.deep ?? usualDepth));
  const how = `a ${inch} inch of ${kind.name} counted as ${rounded(grams / amount)} g`;
  return { grams, from: "density", confidence: 0.6, how };
}

const isUncooked = /\b(?:raw|dry|uncooked|unprepared)\b/i;

/**
 * A raw or dry amount of a food that is cooked, or a cooked amount of one that isn't. Undefined if
 * the food is in the state that was said, or doesn't change much by cooking.
 */
function inOtherState(
  state: "raw" | "cooked",
  amount: number,
  unit: Unit,
  { name, kind }: KnownFood,
): Grams | undefined {
  const { cooked } = kind;
  const swells = cooked !== undefined && cooked > 2;
  if (cooked === undefined || isUncooked.test(name) === (state === "raw")) return undefined;
  if (state === "raw") {
    // By the cup, only grain and pulses are measured before cooking.
    const isMeant = swells ? !kindIs(kind, "heaped") || kindIs(kind, "swollen") : true;
    if (!isMeant || !(swells || unit.kind === "weight")) return undefined;
    const raw = amount * unit.size * (unit.kind === "weight" ? 1 : dryGramsPerMillilitre(kind));
    const how = `${rounded(raw)} g before cooking`;
    return { grams: raw * (kind.swells ?? cooked), from: "density", confidence: 0.6, how };
  }
  const grams = amount * unit.size * (unit.kind === "weight" ? 1 : cookedGramsPerMillilitre);
  const how = `${rounded(grams)} g once cooked`;
  return { grams: grams / cooked, from: "density", confidence: 0.6, how };
}

const dryGramsPerMillilitre = (kind: Kind) => (kind.dryCup ?? usualDryCup) / millilitresPerCup;

/** Of cooked grain, pasta and pulses. */
const cookedGramsPerMillilitre = 0.75;

const perSquareInch = (inches: number) => (Math.PI / 4) * inches ** 2;

/** By what the menu says of a footlong, of which six inches are half. */
function byFootlong(inches: number, amount: number, { measures }: KnownFood): Grams | undefined {
  const footlong = measures.find(({ name }) => name === "footlong");
  if (!footlong) return undefined;
  const grams = (amount * footlong.grams * inches) / 12;
  const how = `${inches} inches of a footlong of ${rounded(footlong.grams)} g`;
  return { grams, from: "household-measure", confidence: 0.9, how };
}

/** What is sold a foot long may be thinner than its kind: a hot dog isn't bread with filling. */
function bySold(
  { amount, words }: Measurement,
  inches: number,
  food: KnownFood,
): Grams | undefined {
  const onMenu = byFootlong(inches, amount, food);
  if (onMenu) return onMenu;
  if (words.length === 0) return undefined;
  const each = food.usualPiece(food.name.toLowerCase(), words, undefined);
  if (each === undefined) return undefined;
  const how = `a footlong ${food.kind.name} counted as ${rounded(each)} g`;
  return { grams: amount * each, from: "reference-portion", confidence: 0.6, how };
}

/** What is sold by its length, as a sandwich, or by its width, as a pizza. */
function ofLength(inches: number, amount: number, { kind }: KnownFood): Grams | undefined {
  const { round, inch } = kind;
  const each = round === undefined ? (inch ?? 0) * inches : round * perSquareInch(inches);
  if (each === 0) return undefined;
  const how = `${inches} inches of ${kind.name} counted as ${rounded(each)} g`;
  return { grams: amount * each, from: "reference-portion", confidence: 0.6, how };
}

/** The cooked weight of a raw or dry amount. */
function ofYield(amount: number, unit: Unit, kind: Kind): Grams {
  const isWeight = unit.kind === "weight";
  const raw = amount * unit.size * (isWeight ? 1 : dryGramsPerMillilitre(kind));
  const byWeight = kind.cooked ?? usualCooked;
  const swells = kind.swells ?? (isWeight ? byWeight : Math.max(byWeight, 1) * cupSwells);
  const how = `${rounded(raw)} g before cooking`;
  return { grams: raw * swells, from: "density", confidence: 0.6, how };
}
