import { isMixtureId, isTemplateId } from "../food-id.ts";
import { lastAsked } from "../kept.ts";
import { isOurFood, ownServing } from "../our-food.ts";
import type { Food } from "../table.ts";
import { type Kind, kindIs } from "./kinds.ts";
import type { Measures, Size } from "./measures.ts";
import type { Unit } from "./units.ts";

/** Grams of a small, medium and large one; a single figure is the medium one. */
type PieceGrams = number | readonly [small: number, medium: number, large: number];

/** Usual weights of countable foods whose data has no such measure. */
export interface PieceRow {
  /** A pattern for the name in lower case. */
  words: string;
  /** A pattern for names that aren't meant though `words` fits: a carrot in a soup is no carrot. */
  except?: string;
  /** What is counted, singular; "" is the food itself ("2 tamales"). */
  things: readonly string[];
  grams: PieceGrams;
}

/**
 * Grams of one usual piece of a food. `things` are what was counted (units and words, singular;
 * none for the food itself). Undefined if no row has it.
 */
export type UsualPiece = (
  name: string,
  things: readonly string[],
  size: Size | undefined,
) => number | undefined;

/**
 * The name to look up a usual piece by. "Rice with raisins" without a unit counts the rice: a bowl
 * of it, not a raisin.
 */
export function pieceName(
  { id, name }: Pick<Food, "id" | "name">,
  typed: string,
  unit?: Unit,
): string {
  const isPair = !unit && isMixtureId(id) && !isTemplateId(id);
  const called = isPair
    ? `${typed.replace(/ (?:with|and|topped) .*/i, "")} ${name.replace(/ \+ .*/, "")}`
    : `${typed} ${name}`;
  return called.toLowerCase();
}

/** How many portions one may be of what is poured or dished up; else it is one of something else. */
const portions = { least: 1 / 3, most: 3.5 };

/** What the same things are sold in, by whoever names it. */
export const soldIn: readonly (readonly string[])[] = [
  ["pack", "package", "packet", "pouch", "sachet", "envelope", "bag"],
  ["pot", "container", "tub", "carton", "box"],
  ["can", "tin"],
];
const packed = new Set(soldIn.flat());

/**
 * A usual piece that isn't one of something in the food: "1" of cranberry juice is a glass, though
 * a cranberry has a weight, as is one of watermelon lemonade, and of shrimp scampi a plate. That
 * goes for what is poured or dished up, and for what is made of several things. A named thing ("3
 * shrimp") may still be in it, but a packet of honey is no packet of a bar with honey.
 */
export function noPieceWithin(
  usualPiece: UsualPiece,
  food: Pick<Food, "id" | "measures">,
  kind: Kind,
): UsualPiece {
  const isHeaped = kindIs(kind, "heaped");
  if (!isHeaped && !isOurFood(food.id)) return usualPiece;
  const leastPacked = (ownServing(food)?.grams ?? 0) * portions.least;
  const least = kind.reference * portions.least;
  const most = isHeaped ? kind.reference * portions.most : Number.POSITIVE_INFINITY;
  return (name, things, size) => {
    const grams = usualPiece(name, things, size);
    const isFood = things.every((thing) => thing === "" || thing === "whole");
    if (grams === undefined) return undefined;
    const isOther = isFood && (grams < least || grams > most);
    const isWithin = grams < leastPacked && things.some((thing) => packed.has(thing));
    return isOther || isWithin ? undefined : grams;
  };
}

const piecesKept = 300;

/** The first row whose food and thing fit wins. */
export function openUsualPieces(rows: readonly PieceRow[], measures: Measures): UsualPiece {
  const rules = rows.map(({ words, except, things, grams }, place) => {
    const fits = new RegExp(words);
    const other = except === undefined ? undefined : new RegExp(except);
    return { place, things, grams, isOf: (name: string) => fits.test(name) && !other?.test(name) };
  });
  // Hundreds of rows, of which a thing that is counted has a few.
  const ofThing = new Map<string, typeof rules>();
  for (const rule of rules) {
    for (const thing of rule.things) {
      const same = ofThing.get(thing);
      if (same) same.push(rule);
      else ofThing.set(thing, [rule]);
    }
  }

  // A calculation asks the same of its food several times, for each measure that it offers.
  const firstOf = lastAsked((asked: string) => {
    const [name = "", ...things] = asked.split("\n");
    let first: (typeof rules)[number] | undefined;
    for (const thing of things) {
      for (const rule of ofThing.get(thing) ?? []) {
        if (first && rule.place >= first.place) break;
        if (rule.isOf(name)) first = rule;
      }
    }
    return first ?? null;
  }, piecesKept);

  function sized(grams: PieceGrams, said: Size): number {
    const { one, three } = measures.size(said);
    if (typeof grams === "number") return grams * one;
    const [small, medium, large] = grams;
    const [of, times] = three;
    return { small, medium, large }[of] * times;
  }

  return (name, things, size) => {
    const asked = things.length === 0 ? [""] : things;
    const found = firstOf([name.replaceAll("\n", " "), ...asked].join("\n"));
    if (!found) return undefined;
    // A row for one size says what that size weighs.
    const isOfSize =
      size !== undefined &&
      found.things.some((thing) => asked.includes(thing) && thing.startsWith(size));
    return sized(found.grams, isOfSize ? "medium" : (size ?? "medium"));
  };
}
