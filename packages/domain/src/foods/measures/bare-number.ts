import { isDishId, isLabelId } from "../food-id.ts";
import { isOurFood } from "../our-food.ts";
import { fromHousehold, type HouseholdGrams } from "./household.ts";
import { type KnownFood, kindIs } from "./kinds.ts";
import type { Grams, Measurement } from "./measurement.ts";
import type { Measures } from "./measures.ts";
import { isPlural } from "./plural.ts";
import { inPlural, unitIs } from "./units.ts";
import { pieceName } from "./usual-pieces.ts";

/** From here on a bare number may mean grams: "150". */
const minGrams = 20;
/** Nobody eats more servings than this of one food. */
const maxHelpings = 4;
/**
 * How many small things people eat at once, by grams each: almonds or crisps, nuggets or biscuits.
 */
const handfuls = [
  { each: 6, max: 40 },
  { each: 16, max: 24 },
];
/** A dish that has a piece of its own: "20 gyoza". */
const dumplings = { each: 25, max: 30 };
/** More pieces than this can't be a meal: another unit was meant, or it is a typo. */
const maxPieceShare = { grams: 2_000, kcal: 3_000 };
/** In an evening somebody drinks a dozen cans. */
const maxDrinkGrams = 4_500;

/** What a food is counted in: slices, bars, servings. */
interface Thing {
  grams: number;
  name: string;
  confidence: number;
  how: string;
  isHelping: boolean;
}

const pieceOf = (grams: number, how: string): Thing => ({
  grams,
  name: "piece",
  confidence: 0.6,
  how,
  isHelping: false,
});

/** If the amount in whole ones exceeds this, slices were meant: "3" of pizza. */
const mealKcal = 1_000;
/** One with more energy is no portion for one person; a fraction of a larger one may be. */
export const feastKcal = { one: 1_300, half: 3_000 };

/** A piece or slice is less than this of a whole one; else it is a smaller one, or half of one. */
const partOfOne = 0.3;

const kcalOf = (food: KnownFood, grams: number) => (grams * (food.per100g.calories ?? 0)) / 100;

/** A menu's dinner of 1,550 kcal is what it serves. */
const isOneMeal = (food: KnownFood, amount: number, grams: number) =>
  kcalOf(food, grams) <= mealKcal || (amount === 1 && isLabelId(food.id));

/**
 * Whether less than one may be of this one: half a pizza is half of a whole one, but half of what is
 * dished up is half a portion, not half of a piece in it.
 */
function isShared(food: KnownFood, grams: number): boolean {
  const isWithin = kindIs(food.kind, "heaped") && grams < food.kind.reference / 3;
  return !isWithin && kcalOf(food, grams) <= feastKcal.half;
}

/** The amount in the food's own measures: in pieces or slices if whole ones would be a feast. */
function ownMeasure(
  measures: Measures,
  amount: number,
  food: KnownFood,
  typed: string,
): HouseholdGrams | undefined {
  const bare: Measurement = { amount, amountAssumed: false, words: [], isBare: "number" };
  const whole = fromHousehold(measures, bare, food, typed);
  const isCut = kindIs(food.kind, "pastry") || food.kind.round !== undefined;
  if (!whole && (amount < 1 || !isCut)) return undefined;
  if (whole && amount < 1) return isShared(food, whole.grams / amount) ? whole : undefined;
  if (whole && isOneMeal(food, amount, whole.grams)) return whole;
  return smallestMeasure(measures, bare, food, typed, whole);
}

/** By the smallest of its pieces and slices; by whole ones if these are about as large. */
function smallestMeasure(
  measures: Measures,
  bare: Measurement,
  food: KnownFood,
  typed: string,
  whole: HouseholdGrams | undefined,
): HouseholdGrams | undefined {
  const smaller = ["piece", "slice"].flatMap((name) => {
    const unit = measures.units.named(name);
    return (unit && fromHousehold(measures, { ...bare, unit }, food, typed)) ?? [];
  });
  const [first, ...others] = whole ? [whole, ...smaller] : smaller;
  if (!first) return undefined;
  const min = others.reduce((a, b) => (b.grams < a.grams ? b : a), first);
  const isFeast = kcalOf(food, min.grams / bare.amount) > feastKcal.one;
  if (isFeast && !/\bwhole\b/i.test(typed)) return undefined;
  // Two calzones are no two halves of one: only what is much less is a piece of it.
  return whole && min.grams >= whole.grams * partOfOne ? whole : min;
}

/** What the food is counted in when so many of it are eaten. */
function thingOf(measures: Measures, amount: number, food: KnownFood, typed: string): Thing {
  const heap = amount < 1 ? heapOf(measures, food, typed) : undefined;
  if (heap) return heap;
  const cut = wholeThing(amount, food, typed);
  if (cut) return cut;
  const served = servedThing(measures, food, typed);
  if (served) return served;
  const own = ownMeasure(measures, amount, food, typed);
  const thing = own
    ? ownThing(measures, own, amount, food)
    : usualThing(measures, amount, food, typed);
  const isMany = thing.isHelping && amount > maxHelpings;
  return isMany ? (singleOf(food, typed) ?? thing) : thing;
}

/** The usual grams of what it comes in: "whole", or "" for the food itself. */
const usualOf = (food: KnownFood, typed: string, thing: string) =>
  food.usualPiece(pieceName(food, typed), [thing], undefined);

/** Nobody leaves more than this of one portion, so that it is of a whole one: "1/8 apple pie". */
const cutOff = { whole: 1 / 3, batch: 1 / 5 };

/** What is baked or cooked for several, of which a small share was told. */
function wholeThing(amount: number, food: KnownFood, typed: string): Thing | undefined {
  if (amount > cutOff.whole + 0.01 || isLabelId(food.id)) return undefined;
  const grams =
    usualOf(food, typed, "uncut") ??
    (amount > cutOff.batch ? undefined : usualOf(food, typed, "batch"));
  if (grams === undefined) return undefined;
  const how = `a share of a whole one of ${grams} g`;
  return pieceOf(grams, how);
}

/** Pieces lighter than this (g) are dished up, never halved. */
const smallPiece = 12;

/** "Half a chip shop chips" is half of what is dished up, not of a chip. */
function heapOf(measures: Measures, food: KnownFood, typed: string): Thing | undefined {
  if (!isPlural(typed.trim())) return undefined;
  const piece = ownMeasure(measures, 1, food, typed)?.grams ?? usualOf(food, typed, "");
  return piece !== undefined && piece < smallPiece ? dishServing(measures, food, typed) : undefined;
}

/** "6 fries" aren't six servings. */
function singleOf(food: KnownFood, typed: string): Thing | undefined {
  if (kindIs(food.kind, "no pieces")) return undefined;
  const grams = usualOf(food, typed, "piece");
  if (grams === undefined) return undefined;
  const how = `a usual piece of ${food.kind.name} counted as ${grams} g`;
  return pieceOf(grams, how);
}

/**
 * One as it is served nowadays, if the food is known to come in ones ("3 chicken tenders") or is
 * called by what it was cut into ("2 salmon fillets").
 */
function servedThing(measures: Measures, food: KnownFood, typed: string): Thing | undefined {
  if (isOurFood(food.id)) return undefined;
  const name = pieceName(food, typed);
  const cut = measures.units.named(typed.split(" ").at(-1) ?? "")?.label;
  const grams = food.servedPiece(name, cut === undefined ? [""] : [cut, ""], undefined);
  if (grams === undefined) return undefined;
  const how = `counted as one that is usually served, ${grams} g`;
  return pieceOf(grams, how);
}

function ownThing(
  measures: Measures,
  own: HouseholdGrams,
  amount: number,
  { kind }: KnownFood,
): Thing {
  const unit = measures.units.named(own.unit ?? "");
  const isHeap = kindIs(kind, "heaped") && own.isNamed !== true;
  const isHelping = unit ? unitIs(unit, "helping") : isHeap;
  const plain = isHelping ? "serving" : "piece";
  return {
    grams: own.grams / amount,
    name: unit && !unitIs(unit, "nameless") ? unit.label : plain,
    confidence: own.confidence,
    how: own.how,
    isHelping,
  };
}

/** What a dish of ours is served in, if nobody counts it otherwise: a serving, a plate, a cup. */
function dishServing(measures: Measures, food: KnownFood, typed: string): Thing | undefined {
  const unit = measures.units.named("serving");
  if (!unit || !isDishId(food.id)) return undefined;
  const serving: Measurement = { amount: 1, unit, amountAssumed: false, words: [] };
  const served = fromHousehold(measures, serving, food, typed);
  if (!served) return undefined;
  const { grams, confidence, how } = served;
  return { grams, name: unit.label, confidence, how, isHelping: true };
}

/** "Whole chicken" is no portion of it; "whole wheat bread" is. */
const isWholeSaid = (typed: string) => /^whole (?!wheat|grain|milk|meal)/i.test(typed);

function usualThing(measures: Measures, amount: number, food: KnownFood, typed: string): Thing {
  const { kind } = food;
  const comesInPieces = !kindIs(kind, "no pieces");
  // Half a chicken is half of a whole one, and "a whole chicken" is one.
  const whole = amount < 1 || isWholeSaid(typed) ? usualOf(food, typed, "whole") : undefined;
  const known = whole ?? (comesInPieces ? usualOf(food, typed, "") : undefined);
  const served = known === undefined ? dishServing(measures, food, typed) : undefined;
  if (served) return served;
  const piece = known ?? kind.piece;
  const most = whole === undefined ? feastKcal.one : feastKcal.half;
  const usual = piece !== undefined && kcalOf(food, piece) <= most ? piece : undefined;
  const isHelping = usual === undefined || kindIs(kind, "heaped");
  const grams = usual ?? kind.reference;
  const what = isHelping ? "serving" : "piece";
  return {
    grams,
    name: what,
    confidence: isHelping ? 0.4 : 0.6,
    how: `a usual ${what} of ${kind.name} counted as ${Math.round(grams * 10) / 10} g`,
    isHelping,
  };
}

function isPlausible(count: number, thing: Thing, food: KnownFood): boolean {
  // Of a label we may only know that it is thin and comes in cans.
  const isThin = (food.per100g.calories ?? 100) < 70 && /^(?:can|bottle)$/.test(thing.name);
  const isDrink = isThin || kindIs(food.kind, "mixer");
  if (thing.isHelping && !isDrink) return count <= maxHelpings;
  const grams = count * thing.grams;
  const most = isDrink ? maxDrinkGrams : maxPieceShare.grams;
  if (grams > most || kcalOf(food, grams) > maxPieceShare.kcal) return false;
  if (count < minGrams) return true;
  const isFew = ({ each, max }: { each: number; max: number }) =>
    thing.grams <= each && count <= max;
  if (isDishId(food.id) && thing.confidence > 0.6) return isFew(dumplings);
  return handfuls.some(isFew) && kindIs(food.kind, "in handfuls");
}

/** "2 slices", "1 piece", "0.5 piece" */
function counted(measures: Measures, count: number, name: string): string {
  return `${Number(count.toFixed(2))} ${count <= 1 ? name : inPlural(measures.units, name)}`;
}

/**
 * What a bare number means: pieces if the food comes in pieces and one person may eat that many;
 * else grams from 20 up; else a few servings. Undefined if none of these is plausible.
 */
export function gramsOfBareNumber(
  measures: Measures,
  { amount, isBare }: Pick<Measurement, "amount" | "isBare">,
  food: KnownFood,
  typed: string,
): Grams | undefined {
  const thing = thingOf(measures, amount, food, typed);
  if (isBare === "counted" || isPlausible(amount, thing, food)) {
    return {
      grams: amount * thing.grams,
      from: thing.confidence > 0.6 ? "household-measure" : "reference-portion",
      confidence: thing.confidence,
      how: thing.how,
      readAs: counted(measures, amount, thing.name),
    };
  }
  if (amount < minGrams) return undefined;
  const readAs = `${amount} g`;
  return { grams: amount, from: "weight", confidence: 0.8, how: `${amount} read as grams`, readAs };
}

/** Suggestions for a number that is none of these. */
export function meantByBareNumber(
  measures: Measures,
  amount: number,
  food: KnownFood,
  typed: string,
): readonly string[] {
  const { name } = thingOf(measures, amount, food, typed);
  return [`${amount} g`, counted(measures, amount, name)];
}
