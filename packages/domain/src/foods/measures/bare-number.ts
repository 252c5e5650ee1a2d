import { fromHousehold, type HouseholdGrams } from "./household.ts";
import type { Kind, KnownFood } from "./kinds.ts";
import type { Grams, Measurement } from "./measurement.ts";
import { unitNamed } from "./units.ts";

/** From here on a number alone may be grams: "150". */
const leastGrams = 20;
/** Nobody has five servings of a thing. */
const mostHelpings = 4;
/** Of small things so many are eaten at a time: almonds and crisps, or nuggets and biscuits. */
const handfuls = [
  { each: 6, most: 40 },
  { each: 16, most: 24 },
];
const inHandfuls =
  /^(?:nuts and seeds|chips|cracker|cookie|candy and chocolate|berries|dried fruit|fruit|meat and fish|vegetable)$/;
/** Kinds that are poured, spooned or heaped: of them a number counts helpings. */
const heaped =
  /^(?:oil|honey and syrup|jam and spread|mayonnaise and dressing|sauce|vinegar and extract|spirit|wine|beer|cream|yogurt|drink|drink powder|soup|stew and casserole|flour|salt and spice|dry cereal|porridge|cooked grain|pasta, cooked|pasta, dry|raw grain|coffee beans and tea leaves|fries|popcorn|salad with dressing)$/;
/** More than this of countable things is no meal: it is another unit, or a slip. */
const mostOfPieces = { grams: 2_000, kcal: 3_000 };

/** Units that measure a helping, not a thing. */
const helpings: ReadonlySet<string> = new Set(
  "serving portion order bowl plate meal glass mug cup handful".split(" "),
);

/** Units whose name says nothing. */
const nameless: ReadonlySet<string> = new Set(["", "item", "unit", "whole"]);

/** What a food is counted by: slices, bars, servings. */
interface Thing {
  grams: number;
  name: string;
  confidence: number;
  how: string;
  isHelping: boolean;
}

/** More than this of the largest measure, and a smaller one is meant: slices, not whole pizzas. */
const mealKcal = 1_000;
/** One of which holds more isn't for one person, but for half of one it may be. */
const feastKcal = { one: 1_300, half: 3_000 };

const kcalOf = (food: KnownFood, grams: number) => (grams * (food.per100g.calories ?? 0)) / 100;

/** So many of a food by its own measures: pieces or slices where whole ones would be a feast. */
function ownThing(bare: Measurement, food: KnownFood, typed: string): HouseholdGrams | undefined {
  const whole = fromHousehold(bare, food, typed);
  if (!whole) return undefined;
  // Half a pizza is half of a whole one.
  if (bare.amount < 1) {
    return kcalOf(food, whole.grams / bare.amount) <= feastKcal.half ? whole : undefined;
  }
  if (kcalOf(food, whole.grams) <= mealKcal) return whole;
  const smaller = ["piece", "slice"].flatMap((name) => {
    const unit = unitNamed(name);
    return (unit && fromHousehold({ ...bare, unit }, food, typed)) ?? [];
  });
  const least = [whole, ...smaller].reduce((a, b) => (b.grams < a.grams ? b : a));
  const isFeast = kcalOf(food, least.grams / bare.amount) > feastKcal.one;
  return isFeast && !/\bwhole\b/i.test(typed) ? undefined : least;
}

/** What so many of a food would be. */
function thingOf(amount: number, food: KnownFood, kind: Kind, typed: string): Thing {
  const bare: Measurement = { amount, amountAssumed: false, words: [], isBare: true };
  const own = ownThing(bare, food, typed);
  if (own) {
    const isHeap = heaped.test(kind.name) && own.isNamed !== true;
    const isHelping = own.unit === undefined ? isHeap : helpings.has(own.unit);
    const plain = isHelping ? "serving" : "piece";
    const name = nameless.has(own.unit ?? "") ? plain : own.unit;
    return {
      grams: own.grams / amount,
      name: unitNamed(name ?? "")?.label ?? plain,
      confidence: own.confidence,
      how: own.how,
      isHelping,
    };
  }
  const name = `${typed} ${food.name}`.toLowerCase();
  const piece = food.usualPiece(name, [""], undefined) ?? kind.piece;
  const usual = piece !== undefined && kcalOf(food, piece) <= feastKcal.one ? piece : undefined;
  const isHelping = usual === undefined || heaped.test(kind.name);
  // Oil comes in no pieces, though olives do.
  const grams = (kind.name === "oil" ? undefined : usual) ?? kind.reference;
  const what = isHelping ? "serving" : "piece";
  return {
    grams,
    name: what,
    confidence: isHelping ? 0.4 : 0.6,
    how: `a usual ${what} of ${kind.name} counted as ${Math.round(grams * 10) / 10} g`,
    isHelping,
  };
}

function isPlausible(count: number, thing: Thing, food: KnownFood, kind: Kind): boolean {
  if (thing.isHelping) return count <= mostHelpings;
  const grams = count * thing.grams;
  if (grams > mostOfPieces.grams) return false;
  if (kcalOf(food, grams) > mostOfPieces.kcal) return false;
  if (count < leastGrams) return true;
  const isSmall = handfuls.some(({ each, most }) => thing.grams <= each && count <= most);
  return isSmall && inHandfuls.test(kind.name);
}

/** "2 slices", "1 piece", "0.5 piece" */
function counted(count: number, name: string): string {
  const plural = unitNamed(name)?.names[1] ?? `${name}s`;
  return `${Number(count.toFixed(2))} ${count <= 1 ? name : plural}`;
}

/**
 * What a number alone means: pieces where the food is eaten in pieces and so many are plausible for
 * one person, else grams from 20 up, else a few helpings. Undefined where it can be none of them.
 */
export function gramsOfBareNumber(
  amount: number,
  food: KnownFood,
  kind: Kind,
  typed: string,
): Grams | undefined {
  const thing = thingOf(amount, food, kind, typed);
  if (isPlausible(amount, thing, food, kind)) {
    return {
      grams: amount * thing.grams,
      from: thing.confidence > 0.6 ? "household-measure" : "reference-portion",
      confidence: thing.confidence,
      how: thing.how,
      readAs: counted(amount, thing.name),
    };
  }
  if (amount < leastGrams) return undefined;
  const readAs = `${amount} g`;
  return { grams: amount, from: "weight", confidence: 0.8, how: `${amount} read as grams`, readAs };
}

/** What a number that can be none of these may have been meant for. */
export function meantByBareNumber(
  amount: number,
  food: KnownFood,
  kind: Kind,
  typed: string,
): readonly string[] {
  return [`${amount} g`, counted(amount, thingOf(amount, food, kind, typed).name)];
}
