import { wordsOf } from "../names/words.ts";
import { type ReadMeasure, readMeasures } from "./household-measure.ts";
import type { KnownFood } from "./kinds.ts";
import { type Grams, type Measurement, type Size, sizeFactors } from "./measurement.ts";
import type { Unit } from "./units.ts";

const sizeNames: Readonly<Record<Size, readonly string[]>> = {
  mini: ["mini", "bite size", "fun size", "snack size", "extra small"],
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
  food: KnownFood,
  named: ReadonlySet<string>,
  typed: ReadonlySet<string>,
): number | undefined {
  const asked = measurement.unit;
  if (read.inside && asked) return undefined;
  // What a kitchen packs into one order is a meal for several.
  if (read.unit?.id === "order" && asked?.id === "serving" && !isPortion(read, food)) {
    return undefined;
  }
  if (isSliver(measurement, read, food)) return undefined;
  // Nobody who counts pieces means the whole cake.
  if (isFeast(read, food) && (!asked || asked.id !== read.unit?.id)) {
    const thing = [...read.words, ...wordsOf(read.unit?.id ?? "")];
    const isSaid = thing.some((word) => measurement.words.includes(word) || typed.has(word));
    if (!isSaid && !typed.has("whole")) return undefined;
  }
  const extras = read.words.length - shared(read.words, measurement.words);
  let score = shared(measurement.words, read.words) * 2 - extras * 0.4;
  if (asked) {
    if (asked.kind === "count") {
      if (asked.id !== read.unit?.id && containers.has(read.unit?.id ?? "")) return undefined;
      // A cup of slices is no slice.
      if (read.unit?.kind === "volume") return undefined;
      const inWords = read.words.includes(wordsOf(asked.id)[0] ?? asked.id);
      const generic = ["piece", "item", "unit", "whole", "serving", "portion", "order"];
      // A spear or a stalk is more than a piece in a stew.
      if (asked.id === "piece" && read.unit?.id !== "piece" && food.kind.traits.includes("cut")) {
        return undefined;
      }
      if (familyPack(asked, read, food) || wholeCut(asked, read, food)) return undefined;
      // A whole pizza is no slice of it.
      if (asked.id === "whole" && parts.has(read.unit?.id ?? "")) return undefined;
      if (!measurement.size && /^(?:fun|snack|king) size/.test(read.size ?? "")) return undefined;
      if (read.unit?.id === asked.id || inWords) score += 3;
      else if (cuts.has(asked.id) && cuts.has(read.unit?.id ?? "") && sliced.test(food.name))
        score += 2;
      else if (
        portions.has(asked.id) &&
        !(portions.has(read.unit?.id ?? "") && read.unit?.id !== "order") &&
        !isPortion(read, food)
      )
        return undefined;
      else if (generic.includes(asked.id)) {
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
    // Nobody counts servings by the half dozen.
    if (portions.has(read.unit?.id ?? "") && measurement.amount >= 3) return undefined;
    if (read.unit && cans.has(read.unit.id) && !food.id.startsWith(drinkGroup)) return undefined;
    // A wedge of a medium tomato is no medium tomato.
    if (read.unit && parts.has(read.unit.id)) score -= 3;
    const foodWords = wordsOf(food.name.split(",")[0] ?? "");
    const other = measurement.words.filter((word) => !read.words.includes(word));
    if (other.some((word) => !named.has(word))) return undefined;
    const thing = [...read.words, ...(read.unit ? wordsOf(read.unit.id) : [])];
    const ours = thing.filter((word) => !measurement.words.includes(word));
    const all = ours.every((word) => typed.has(word) || plainLooks.has(word));
    const own = all ? ours.filter((word) => typed.has(word)).length : 0;
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
  "bag package packet box container jar loaf bunch carton tub pouch tray block".split(" "),
);

const countables: ReadonlySet<string> = new Set(
  wordsOf("item piece unit each fruit sandwich bar biscuit"),
);
const cans: ReadonlySet<string> = new Set(["can", "tin", "bottle"]);
/** USDA numbers of drinks start with this. */
const drinkGroup = "14";
const cuts: ReadonlySet<string> = new Set(["slice", "piece"]);
const sliced = /^(?:cake|pie|pizza|bread|cheesecake|quiche)\b|\bpizza\b/i;

/** The "steak" or half "fillet" of the data is a whole cut, not what lies on a plate. */
function wholeCut(asked: Unit, read: ReadMeasure, food: KnownFood): boolean {
  if (asked.id === "fillet" && read.unit?.id === "fillet") return read.measure.amount < 1;
  return asked.id === "steak" && read.gramsEach > food.kind.reference * 3;
}

/** So many usual portions, or so much energy, are for several people: a turkey, a rib roast. */
const feast = { portions: 14, kcal: 1_300 };

function isFeast({ gramsEach }: ReadMeasure, food: KnownFood): boolean {
  const kcal = (gramsEach * (food.per100g.calories ?? 0)) / 100;
  return kcal > feast.kcal || gramsEach > food.kind.reference * feast.portions;
}

/** A muffin for the toaster isn't what people call a medium one. */
function isSliver({ unit, size }: Measurement, read: ReadMeasure, food: KnownFood): boolean {
  if (!size || (unit && !cuts.has(unit.id))) return false;
  if (size === "mini" || size === "small" || read.size) return false;
  const { traits, reference } = food.kind;
  return traits.includes("pastry") && read.gramsEach < reference * 0.45;
}

const portions: ReadonlySet<string> = new Set(["serving", "portion", "order"]);

/** Whether a measure could be what somebody eats of this at a time. */
function isPortion(read: ReadMeasure, food: KnownFood): boolean {
  const id = read.unit?.id ?? "";
  // Half a fillet in the data is half of a large fish.
  if (containers.has(id) || cans.has(id) || (id === "fillet" && read.measure.amount < 1))
    return false;
  const share = read.gramsEach / food.kind.reference;
  return share >= 0.4 && share <= 2.2;
}

/** What a dish of ours is served in: the first of these that it has. */
const servedIn = ["serving", "plate", "bowl", "sandwich", "item", "piece", "slice", "cup"];

function fromDishServing({ amount }: Measurement, food: KnownFood): HouseholdGrams | undefined {
  const name = servedIn.find((usual) => food.measures.some((measure) => measure.name === usual));
  const measure = food.measures.find((own) => own.name === name);
  if (!measure) return undefined;
  return {
    grams: amount * measure.grams,
    from: "household-measure",
    confidence: 0.7,
    how: `counted as 1 ${measure.name} = ${measure.grams} g`,
  };
}

/** A bag of crisps is one that a person eats, not what a family buys. */
function familyPack(asked: Unit, read: ReadMeasure, food: KnownFood): boolean {
  if (!["bag", "packet", "package", "pack"].includes(asked.id)) return false;
  const { reference } = food.kind;
  return reference <= 40 && read.gramsEach > reference * 4;
}

/** Words beside a counted thing that say how it looks, not what it is. */
export const looks =
  "fresh raw cooked ripe whole sliced chopped diced cut any size nfs prepared yield after cooking peeled pitted fruit each";
const plainLooks: ReadonlySet<string> = new Set(wordsOf(looks));

/** Of pancakes 4", 6" and 8" across, the large one is the largest. */
function bySize(
  { size }: Measurement,
  read: ReadMeasure,
  food: KnownFood,
): ReadMeasure | undefined {
  if (!size || size === "mini" || read.size || !/\bdia\b/.test(read.measure.name)) return undefined;
  const same = food.measures
    .map((measure) => readMeasures(measure)[0])
    .filter((other): other is ReadMeasure => other !== undefined)
    .filter(
      (other) =>
        other.unit?.id === read.unit?.id &&
        /\bdia\b/.test(other.measure.name) &&
        other.words.join(" ") === read.words.join(" "),
    )
    .sort((a, b) => a.gramsEach - b.gramsEach);
  if (same.length < 2) return undefined;
  if (size.includes("small")) return same[0];
  return size === "medium" ? same[Math.floor((same.length - 1) / 2)] : same.at(-1);
}

/** Grams by one of the food's own measures: the unit that it counts, or whether it names a thing. */
export type HouseholdGrams = Grams & { unit?: string; isNamed?: boolean };

/** The grams that the food's own measures say; undefined when none answers. */
export function fromHousehold(
  measurement: Measurement,
  food: KnownFood,
  typed: string,
): HouseholdGrams | undefined {
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
  const served = portions.has(measurement.unit?.id ?? "") && food.id.startsWith("dish:");
  if (served && best?.read.unit?.id !== "serving") return fromDishServing(measurement, food);
  if (!best || best.score < 0.3) return undefined;
  const asked = measurement.unit;
  const sibling = asked?.kind === "volume" ? undefined : bySize(measurement, best.read, food);
  const read = sibling ?? best.read;
  let each = read.gramsEach;
  let confidence = 0.92;
  if (asked?.kind === "volume" && read.unit && read.unit.id !== asked.id) {
    each = (each / read.unit.size) * asked.size;
    confidence = 0.85;
  }
  const wantsSize = asked?.kind === "volume" ? undefined : measurement.size;
  if (wantsSize && !sibling && !(read.size && sizeNames[wantsSize].includes(read.size))) {
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
    ...(read.unit && { unit: read.unit.id }),
    isNamed: read.words.length > 0,
  };
}
