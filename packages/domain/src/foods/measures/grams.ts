import { isLabelId } from "../labels/label-food.ts";
import { gramsOfBareNumber } from "./bare-number.ts";
import { fromHousehold } from "./household.ts";
import { readMeasure, readMeasures } from "./household-measure.ts";
import type { Kind, KnownFood } from "./kinds.ts";
import { type Grams, type Measurement, rounded, takeRefuse } from "./measurement.ts";
import type { Measures } from "./measures.ts";
import { gramsOfSpecial } from "./special-grams.ts";
import { millilitresPerCup, type Unit, unitIs } from "./units.ts";
import { pieceName } from "./usual-pieces.ts";

/** Grams of a vegetable cut to bite size. */
const cutPiece = 8;

/** A measurement of a food, with the name that was typed for it. */
interface Asked {
  measures: Measures;
  measurement: Measurement;
  food: KnownFood;
  typed: string;
}

/** One way to work out the grams; undefined if it doesn't apply. */
type Way = (asked: Asked) => Grams | undefined;

/**
 * The grams of a measured food: from the weight, else the food's own household measures, else its
 * own density or that of its kind, else the usual portion of its kind. Undefined if what was
 * counted can't be this food.
 */
export function gramsOf(
  measures: Measures,
  measurement: Measurement,
  food: KnownFood,
  typed = "",
): Grams | undefined {
  if (measurement.isBare) return gramsOfBareNumber(measures, measurement.amount, food, typed);
  const asked = { measures, measurement, food, typed };
  for (const way of ways) {
    const grams = way(asked);
    if (grams) return cannedOf(asked, smallOf(asked, edibleOf(asked, grams)));
  }
  return undefined;
}

/** A small one of what is baked has no more energy than this, whatever is on it. */
const smallKcal = 1_300;

function smallOf({ measurement, food }: Asked, whole: Grams): Grams {
  const { size, amount } = measurement;
  const isSmall =
    size !== undefined && !["large", "extra large", "family", "medium"].includes(size);
  const isBaked = food.kind.round !== undefined || food.kind.traits.includes("pastry");
  const most = (amount * smallKcal * 100) / (food.per100g.calories ?? 1);
  if (!isSmall || !isBaked || whole.from === "weight" || whole.grams <= most) return whole;
  return { ...whole, grams: most, how: `a ${size} one counted as ${rounded(most / amount)} g` };
}

/** Grams from which on a can was weighed with its liquid. */
const fullCan = 300;

/** Of a can that was drained, or poured out with all that is in it. */
function cannedOf({ measures, measurement, food }: Asked, whole: Grams): Grams {
  const { canned, unit } = measurement;
  if (canned === undefined || !unitIs(unit, "can")) return whole;
  // What a label says is with the liquid, whatever the food's own figures are of.
  const isLabelled = whole.from === "weight";
  const isOther = !/\bcanned\b/i.test(food.name) || /\bdrained\b/i.test(food.name);
  if (isOther && !(isLabelled && canned === "drained")) return whole;
  const isDrained = !isLabelled && whole.grams / measurement.amount < fullCan;
  if ((canned === "drained") === isDrained) return whole;
  const share = measures.eatenOf(food.name, "liquid");
  const grams = isDrained ? whole.grams / share : whole.grams * share;
  const how = `${whole.how}, ${canned === "drained" ? "drained" : "with its liquid"}`;
  return { ...whole, grams, confidence: Math.min(whole.confidence, 0.7), how };
}

/** What is eaten of an amount that was weighed in the shell, with bones or unpeeled. */
function edibleOf({ measures, measurement, food, typed }: Asked, whole: Grams): Grams {
  // "Chops, bone-in" in the data's own name tells what was analysed, without the bone.
  const isNamed = takeRefuse(food.name.toLowerCase()).left !== undefined;
  const left = measurement.left ?? (isNamed ? undefined : takeRefuse(typed.toLowerCase()).left);
  const isWeighed = measurement.unit?.kind === "weight" || measurement.unit?.kind === "volume";
  const eaten = left && isWeighed ? measures.eatenOf(food.name, left) : 1;
  if (eaten === 1) return whole;
  return {
    ...whole,
    grams: whole.grams * eaten,
    confidence: Math.min(whole.confidence, 0.7),
    how: `${whole.how}, of which ${Math.round(eaten * 100)} % are eaten without the ${left}`,
  };
}

const byWeight: Way = ({ measurement: { unit, amount } }) => {
  if (unit?.kind !== "weight") return undefined;
  const grams = amount * unit.size;
  return { grams, from: "weight", confidence: 1, how: `${rounded(grams)} g as given` };
};

/** "2 cans (8 oz)": by the content of each. */
const byHolding: Way = (asked) => {
  const { amount, holds } = asked.measurement;
  if (!holds) return undefined;
  const each = holds.amount * holds.unit.size;
  const label = `${holds.amount} ${holds.unit.id}`;
  if (holds.unit.kind === "volume") return ofVolume(asked, amount * each, label);
  if (holds.unit.kind === "count") return undefined;
  return { grams: amount * each, from: "weight", confidence: 0.95, how: `${label} each as given` };
};

/** A "cup" of peanut butter cups is one of them, not a measuring cup. */
const byCupOfCups: Way = (asked) =>
  asked.measurement.unit?.id === "cup" && /\bcups\b/i.test(asked.food.name)
    ? byPortion(asked)
    : undefined;

/** Mashing removes the gaps that pieces leave in a cup. */
const mashedGramsPerMillilitre = 0.98;

const byMash: Way = ({ measurement: { unit, words, amount }, food }) => {
  const isMashed = words.some((word) => /^(?:mash|pure)/.test(word));
  if (unit?.kind !== "volume" || !isMashed || !food.kind.traits.includes("soft")) return undefined;
  if (/mash|puree/i.test(measureNames(food))) return undefined;
  const grams = amount * unit.size * mashedGramsPerMillilitre;
  return { grams, from: "density", confidence: 0.6, how: `${rounded(grams)} g, mashed` };
};

const measureNames = (food: KnownFood) => food.measures.map(({ name }) => name).join(" ");

const cooked =
  /(?<!un)\b(?:cooked|scrambled|poached)\b|\b(?:boiled|steamed|saut[eé]ed|wilted|stir[- ]fried|creamed)\b/i;

/** Cooked leaves collapse, and so do other vegetables, whatever a cup of raw ones weighs. */
const byCookedVolume: Way = ({ measurement: { unit, amount }, food, typed }) => {
  const { cookedCup } = food.kind;
  if (unit?.kind !== "volume" || cookedCup === undefined) return undefined;
  if (!cooked.test(typed) || !/\braw\b/i.test(food.name)) return undefined;
  const grams = (amount * unit.size * cookedCup) / millilitresPerCup;
  return { grams, from: "density", confidence: 0.6, how: `${rounded(grams)} g, cooked` };
};

const sauced = /\b(?:with|in) (?:[\w-]+ ){0,2}(?:sauce|gravy)\b/i;

/** Meat or rice in its sauce fills a cup without gaps. */
const bySaucedVolume: Way = ({ measurement: { unit, amount, words }, food, typed }) => {
  const { saucedCup } = food.kind;
  if (unit?.kind !== "volume" || saucedCup === undefined || words.length > 0) return undefined;
  if (!sauced.test(typed) || sauced.test(food.name)) return undefined;
  const grams = (amount * unit.size * saucedCup) / millilitresPerCup;
  return { grams, from: "density", confidence: 0.6, how: `${rounded(grams)} g with its sauce` };
};

/** Fluid ounces of a powder are of what is drunk; its label says how much makes 8 of them. */
const byDrinkMade: Way = ({ measurement: { unit, amount }, food: { kind } }) => {
  const isDrunk = unit?.id === "fl oz" || unitIs(unit, "drunk from");
  if (!unit || !isDrunk || !kind.traits.includes("made up")) return undefined;
  const grams = (amount * (unit.holds ?? unit.size) * kind.reference) / millilitresPerCup;
  return { grams, from: "density", confidence: 0.6, how: "as much as makes so much of the drink" };
};

/** By what other sources measure the food in, if that was said: a serving is a usual portion. */
const byFurther: Way = ({ measures, measurement, food, typed }) => {
  const { furtherMeasures } = food;
  const { unit, size, words } = measurement;
  const isSaid = size !== undefined || words.length > 0 || (unit && !unitIs(unit, "portion"));
  if (!furtherMeasures || !isSaid) return undefined;
  return fromHousehold(measures, measurement, { ...food, measures: furtherMeasures }, typed);
};

const byVolume: Way = (asked) => {
  const { unit, amount } = asked.measurement;
  if (unit?.kind !== "volume") return undefined;
  return ofVolume(asked, amount * unit.size, `${amount} ${unit.id}`);
};

/** "2 glasses", if this food has no usual glass. */
const byVessel: Way = (asked) => {
  const { unit, amount, size } = asked.measurement;
  if (unit?.holds === undefined) return undefined;
  if (
    asked.food.usualPiece(pieceName(asked.food, asked.typed, unit), [unit.id], size) !== undefined
  )
    return undefined;
  return ofVolume(asked, amount * unit.holds, `a ${unit.label}`);
};

function ofVolume({ measures, food }: Asked, millilitres: number, label: string): Grams {
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
  for (const { unit, gramsEach } of [...reads, ...inner]) {
    if (unit?.kind === "volume") return { density: gramsEach / unit.size, own: true };
  }
  return { density: food.kind.gramsPerCup / millilitresPerCup, own: false };
}

/** What was counted, as `usualPiece` knows it. */
function thingsOf({ measures, measurement, food, typed }: Asked): string[] {
  const { unit, words, special } = measurement;
  if (special?.by === "sold size" && /candies|candy|chocolate/i.test(food.name)) {
    return ["bar", "sized"];
  }
  const own = new Set(measures.vocabulary.wordsOf(`${food.name} ${typed}`));
  const counted = words.filter((word) => !measures.looks.has(word));
  const things = counted.map((word) => word.replace(/i$/, "y").replace(/ooky$/, "ookie"));
  if (unit) return [unit.id, ...things];
  return counted.some((word) => !own.has(word)) ? things : [...things, ""];
}

/**
 * Whether what was counted can be this food: not "2 bananas" of rice, nor "1 flurb" of anything.
 */
function isCounted({ measures, measurement, food, typed }: Asked): boolean {
  const { unit, words, special } = measurement;
  if (unit || special?.by === "sold size") return true;
  const { wordsOf } = measures.vocabulary;
  const own = new Set(wordsOf([food.name, typed, measureNames(food)].join(" ")));
  const thing = words.filter((word) => !measures.manner.has(word)).at(-1);
  return thing === undefined || own.has(thing);
}

/** What the same things are sold in, by whoever names it. */
const alike: readonly (readonly string[])[] = [
  ["pack", "package", "packet", "pouch", "sachet", "envelope", "bag"],
  ["pot", "container", "tub", "carton", "box"],
  ["can", "tin"],
];
/** What no row has. */
const noThing = "–";

const byPiece: Way = (asked) => {
  const { measurement, food, typed } = asked;
  if (!measurement.unit && food.kind.traits.includes("no pieces")) return undefined;
  const { unit, size } = measurement;
  const name = pieceName(food, typed, unit);
  const things = thingsOf(asked);
  const usual =
    food.usualPiece(name, things, size) ??
    food.usualPiece(name, alike.find((some) => some.includes(unit?.id ?? "")) ?? [noThing], size);
  if (usual === undefined) return undefined;
  return {
    grams: measurement.amount * usual,
    from: "reference-portion",
    confidence: 0.6,
    how: `counted as a usual one, ${rounded(usual)} g, for ${food.name}`,
  };
};

/** What the reference measured until 2011 may be half of what is served, or a whole animal's part. */
const byServedPiece: Way = (asked) => {
  const { measurement, food, typed } = asked;
  const { unit, size, amount } = measurement;
  const hasOwn = isLabelId(food.id) || food.id.startsWith("dish:");
  if (hasOwn || (unit && unit.kind !== "count")) return undefined;
  const counted = thingsOf(asked);
  const isItself = counted.includes("");
  const things = size ? [...counted, isItself ? "sized" : `sized ${unit?.id}`] : counted;
  const each = food.servedPiece(pieceName(food, typed, unit), things, size);
  if (each === undefined) return undefined;
  return {
    grams: amount * each,
    from: "reference-portion",
    confidence: 0.7,
    how: `counted as one that is usually served, ${rounded(each)} g, for ${food.name}`,
  };
};

/**
 * A size that the food's own measures don't have: what such a food weighs in that size is known
 * better than as a multiple. Of bakery, data of 2011 is half of what is sold now.
 */
const bySizedPiece: Way = (asked) => {
  const { measures, measurement, food, typed } = asked;
  const { size, unit } = measurement;
  if (!size || (unit && unit.kind !== "count")) return undefined;
  const things = thingsOf(asked).map((thing) => (thing === "" ? "sized" : thing));
  const usual = food.usualPiece(pieceName(food, typed, unit), things, size);
  if (usual === undefined) return undefined;
  const own = fromHousehold(measures, measurement, food, typed);
  const each = own ? own.grams / measurement.amount : 0;
  if (own?.isSized && each > usual * 0.5) return undefined;
  if (own && !own.isSized && !things.includes("sized")) return undefined;
  return {
    grams: measurement.amount * usual,
    from: "reference-portion",
    confidence: 0.6,
    how: `a ${size} one counted as ${rounded(usual)} g, for ${food.name}`,
  };
};

const byUsualPortion: Way = (asked) => {
  const { measures, measurement, food } = asked;
  if (!isCounted(asked)) return undefined;
  const { amount, unit } = measurement;
  const size = measurement.size ? measures.size(measurement.size).medium : 1;
  if (unit?.id === "piece" && food.kind.traits.includes("cut")) {
    const how = `a piece of a vegetable counted as ${cutPiece} g`;
    const grams = amount * cutPiece * size;
    return { grams, from: "reference-portion", confidence: 0.4, how };
  }
  const weighs = unit?.weighs;
  const each = weighs ?? usualGrams(food.kind, unit);
  const what = weighs === undefined ? `a usual portion of ${food.kind.name}` : `a ${unit?.id}`;
  return {
    grams: amount * each * size,
    from: "reference-portion",
    confidence: weighs === undefined ? 0.4 : 0.5,
    how: `counted as ${what}, ${rounded(each * size)} g, for ${food.name}`,
  };
};

const usualGrams = (kind: Kind, unit: Unit | undefined) =>
  unitIs(unit, "one meal") ? kind.reference : (kind.piece ?? kind.reference);

const byPortion: Way = (asked) => byPiece(asked) ?? byFurther(asked) ?? byUsualPortion(asked);

/** Tried in this order; the first that applies wins. */
const ways: readonly Way[] = [
  ({ measurement, food }) => gramsOfSpecial(measurement, food),
  byWeight,
  byHolding,
  byCupOfCups,
  byMash,
  byCookedVolume,
  bySaucedVolume,
  byDrinkMade,
  byServedPiece,
  bySizedPiece,
  ({ measures, measurement, food, typed }) => fromHousehold(measures, measurement, food, typed),
  byVolume,
  byVessel,
  byPortion,
];
