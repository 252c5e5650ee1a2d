import { isTemplateId } from "../food-id.ts";
import { isOurFood } from "../our-food.ts";
import { type Asked, measureNames, type Way } from "./asked-amount.ts";
import { gramsOfBareNumber } from "./bare-number.ts";
import { fromHousehold } from "./household.ts";
import { type Kind, kindIs } from "./kinds.ts";
import { type Grams, type Measurement, rounded } from "./measurement.ts";
import { millilitresPerCup, type Unit, unitIs } from "./units.ts";
import { pieceName, soldIn } from "./usual-pieces.ts";

/** Grams of a vegetable cut to bite size. */
const cutPiece = 8;

/** A "cup" of peanut butter cups is one of them, not a measuring cup. */
export const byCupOfCups: Way = (asked) =>
  asked.measurement.unit?.id === "cup" && /\bcups\b/i.test(asked.food.name)
    ? byPortion(asked)
    : undefined;

/** By what other sources measure the food in, if that was said: a serving is a usual portion. */
const byFurther: Way = ({ measures, measurement, food, typed }) => {
  const { furtherMeasures } = food;
  const { unit, size, words } = measurement;
  const isSaid = size !== undefined || words.length > 0 || (unit && !unitIs(unit, "portion"));
  if (!furtherMeasures || !isSaid) return undefined;
  return fromHousehold(measures, measurement, { ...food, measures: furtherMeasures }, typed);
};

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

const asPortion = (grams: number, confidence: number, how: string): Grams => ({
  grams,
  from: "reference-portion",
  confidence,
  how,
});

/** What no row has. */
const noThing = "–";

const byPiece: Way = (asked) => {
  const { measurement, food, typed } = asked;
  if (!measurement.unit && kindIs(food.kind, "no pieces")) return undefined;
  const { unit, size } = measurement;
  const name = pieceName(food, typed, unit);
  const things = thingsOf(asked);
  const usual =
    food.usualPiece(name, things, size) ??
    food.usualPiece(name, soldIn.find((some) => some.includes(unit?.id ?? "")) ?? [noThing], size);
  if (usual === undefined) return undefined;
  return asPortion(
    measurement.amount * usual,
    0.6,
    `counted as a usual one, ${rounded(usual)} g, for ${food.name}`,
  );
};

/** A cup of what lies in it otherwise than the reference says, or than its kind does. */
const byCupful: Way = ({ measures, measurement, food, typed }) => {
  const { unit, amount, words } = measurement;
  const isCup = unit?.kind === "volume" && unit.size >= leastCupful;
  if (!isCup || words.some((word) => !measures.looks.has(word))) return undefined;
  // "1 cup, sliced" is the food's own.
  const own = new Set(food.measures.flatMap(({ name }) => measures.vocabulary.wordsOf(name)));
  if (words.some((word) => own.has(word))) return undefined;
  const perCup = food.servedPiece(pieceName(food, typed, unit), ["cupful"], undefined);
  if (perCup === undefined) return undefined;
  const grams = (amount * unit.size * perCup) / millilitresPerCup;
  const how = `a cup of it counted as ${rounded(perCup)} g`;
  return { grams, from: "density", confidence: 0.7, how };
};

/** Millilitres: what is measured in spoons lies in them otherwise. */
const leastCupful = 100;

/** What the reference measured until 2011 may be half of what is served, or a whole animal's part. */
const byAnyServedPiece: Way = (asked) => {
  const { unit } = asked.measurement;
  if (unit && unit.kind !== "count") return byCupful(asked);
  const counted = thingsOf(asked);
  return servedAs(asked, [...counted, ...sizedThings(asked, counted)]);
};

/** Of what fills a template, as a sandwich does, only a size is told by these: "1 large ham sandwich". */
const bySizeServed: Way = (asked) => {
  const things = sizedThings(asked, thingsOf(asked));
  return things.length > 0 ? servedAs(asked, things) : undefined;
};

/** "sized" and "large", of the food itself or of its slice; none where no size was said. */
function sizedThings({ measurement: { unit, size } }: Asked, counted: string[]): string[] {
  const thing = counted.includes("") ? "" : ` ${unit?.id}`;
  return size ? [`sized${thing}`, `${size}${thing}`] : [];
}

function servedAs({ measurement, food, typed }: Asked, things: string[]): ReturnType<Way> {
  const { unit, size, amount } = measurement;
  const each = food.servedPiece(pieceName(food, typed, unit), things, size);
  if (each === undefined) return undefined;
  return asPortion(
    amount * each,
    0.7,
    `counted as one that is usually served, ${rounded(each)} g, for ${food.name}`,
  );
}

/** Whose single ones nobody logs. */
const handfuls = new Set(["crisps", "nuts"]);

/** "Small tortilla chips", "large peanuts": a portion of that size, not one of them. */
export const bySizedHandful: Way = ({ measures, measurement, food, typed }) => {
  const { amount, unit, size, words } = measurement;
  const { kind } = food;
  const isOne = amount === 1 && !unit && words.length === 0;
  if (!size || !isOne || !handfuls.has(kind.role ?? "") || !typed.endsWith("s")) return undefined;
  const name = pieceName(food, typed);
  if (food.usualPiece(name, ["sized"], size) !== undefined) return undefined;
  const grams = kind.reference * measures.size(size).medium;
  const how = `a ${size} portion of ${kind.name} counted as ${rounded(grams)} g`;
  return asPortion(grams, 0.5, how);
};

export const byServedPiece: Way = (asked) => {
  const { id } = asked.food;
  if (!isOurFood(id)) return byAnyServedPiece(asked);
  return isTemplateId(id) ? bySizeServed(asked) : undefined;
};

/** "2 pieces of butter chicken" are no two bowls, unless the dish is sold by the piece. */
export const byPieceInSauce: Way = (asked) => {
  const { measurement, food, typed } = asked;
  const { unit, size, amount } = measurement;
  if (unit?.id !== "piece" || /\b(?:pieces?|items?)\b/.test(measureNames(food))) return undefined;
  const each = food.usualPiece(pieceName(food, typed, unit), ["in sauce"], size);
  if (each === undefined) return undefined;
  return asPortion(
    amount * each,
    0.5,
    `counted as a piece in its sauce, ${rounded(each)} g, for ${food.name}`,
  );
};

/** "1 whole apple pie" is more than the slice that one of it is otherwise. */
export const byWhole: Way = ({ measurement: { unit, size, words, amount }, food, typed }) => {
  // A third of what was shared may be one of a slice.
  if (unit?.id !== "whole" || amount < 1 || size || words.length > 0) return undefined;
  const each = food.usualPiece(pieceName(food, typed), ["uncut"], undefined);
  if (each === undefined) return undefined;
  return asPortion(
    amount * each,
    0.6,
    `counted as a whole one, ${rounded(each)} g, for ${food.name}`,
  );
};

/** A thigh of a dish is one of what it's made of. */
const byPartOfDish: Way = (asked) => {
  const { unit, words } = asked.measurement;
  const isPart = unit?.kind === "count" ? !unitIs(unit, "generic") : words.length > 0;
  return isOurFood(asked.food.id) && isPart ? byAnyServedPiece(asked) : undefined;
};

/**
 * A size that the food's own measures don't have: what such a food weighs in that size is known
 * better than as a multiple. Of bakery, data of 2011 is half of what is sold now.
 */
export const bySizedPiece: Way = (asked) => {
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
  return asPortion(
    measurement.amount * usual,
    0.6,
    `a ${size} one counted as ${rounded(usual)} g, for ${food.name}`,
  );
};

/** Where no measure of one is known, but what one usually is. */
const byUsualOne: Way = ({ measures, measurement: { amount }, food, typed }) => {
  const usual = gramsOfBareNumber(measures, { amount }, food, typed);
  return usual && /\bpieces?$/.test(usual.readAs ?? "") ? usual : undefined;
};

/** "6 pcs" of almonds or kiwis, of which no other piece is known, and "a whole mango": so many of them. */
const byWholePiece: Way = ({ measures, measurement, food, typed }) => {
  const { amount, unit, size, words } = measurement;
  const isWhole = unitIs(unit, "nameless");
  const isPlain = (isWhole || unit?.id === "piece") && !size && words.length === 0;
  if (!isPlain || (kindIs(food.kind, "cut") && !isWhole) || kindIs(food.kind, "heaped")) {
    return undefined;
  }
  const bare: Measurement = { amount, amountAssumed: false, words: [], isBare: "number" };
  const whole = fromHousehold(measures, bare, food, typed);
  const counted = measures.units.named(whole?.unit ?? "");
  if (whole) return counted && unitIs(counted, "helping") ? undefined : whole;
  return byUsualOne({ measures, measurement, food, typed });
};

/** "1 ball" of falafel is one of them. */
const byShape: Way = ({ measures, measurement: { amount, unit, size, words }, food, typed }) => {
  const isPlain = unitIs(unit, "shape") && !size && words.length === 0;
  if (!isPlain || isOurFood(food.id)) return undefined;
  const one = gramsOfBareNumber(measures, { amount }, food, typed);
  return one && /serving|portion|cup|bowl|g$/.test(one.readAs ?? "") ? undefined : one;
};

const byUsualPortion: Way = (asked) => {
  const { measures, measurement, food } = asked;
  if (!isCounted(asked)) return undefined;
  const { amount, unit } = measurement;
  const size = measurement.size ? measures.size(measurement.size).medium : 1;
  if (unit?.id === "piece" && kindIs(food.kind, "cut")) {
    const how = `a piece of a vegetable counted as ${cutPiece} g`;
    const grams = amount * cutPiece * size;
    return asPortion(grams, 0.4, how);
  }
  const weighs = unit?.weighs;
  const each = weighs ?? usualGrams(food.kind, unit);
  const what = weighs === undefined ? `a usual portion of ${food.kind.name}` : `a ${unit?.id}`;
  return asPortion(
    amount * each * size,
    weighs === undefined ? 0.4 : 0.5,
    `counted as ${what}, ${rounded(each * size)} g, for ${food.name}`,
  );
};

/** What is packed holds a portion at least, not a piece: "a bag of Cheez-It". */
const portions = ["one meal", "container", "pack", "can"] as const;

const usualGrams = (kind: Kind, unit: Unit | undefined) =>
  portions.some((trait) => unitIs(unit, trait)) ? kind.reference : (kind.piece ?? kind.reference);

export const byPortion: Way = (asked) =>
  byPartOfDish(asked) ??
  byPiece(asked) ??
  byFurther(asked) ??
  byWholePiece(asked) ??
  byShape(asked) ??
  byUsualPortion(asked);
