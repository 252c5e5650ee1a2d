import type { Catalogue } from "../catalogue.ts";
import { isDishId } from "../food-id.ts";
import { isOurFood } from "../our-food.ts";
import type { Food } from "../table.ts";
import { oneServing } from "../usual-portion.ts";
import { gramsOf } from "./grams.ts";
import { type ReadMeasure, readMeasure } from "./household-measure.ts";
import { type KnownFood, kindIs } from "./kinds.ts";
import { parseMeasurement } from "./measurement.ts";
import type { Measures } from "./measures.ts";
import { unitIs } from "./units.ts";

/** An amount that people measure a food in, such as "1 medium". */
export interface UsualMeasurement {
  measurement: string;
  grams: number;
}

/** What speaks for a measure; it counts against how far (in powers of e) it is from a portion. */
const worth = {
  /** Something that is counted: a slice, a breast. */
  counted: 0.4,
  /** The size that is meant when none is said. */
  medium: 0.25,
  otherSize: -0.1,
  fluidOunce: -0.9,
  /** Where no cup of its own comes near. */
  glass: -0.35,
  /** "1 cup sliced": how it was cut doesn't make it a portion. */
  described: -0.6,
  /** Exactly the reference portion. */
  exact: 0.3,
  /** What one of our dishes, or a label, is served in. */
  served: 0.5,
};

/** Labels, bunches and what is left of a raw pound: nobody eats by these. */
const unusual =
  /nlea|yield|unit\b|bunch|head\b|quart|gallon|pint|package|inch|not eaten|crumbs|refuse/i;

/** A measure further than this from the usual portion isn't one. */
const farthest = -0.8;

/** What to offer for measuring a food: its usual portion first, 100 g last. */
export function measurementsFor(catalogue: Catalogue, food: Food, typed = ""): UsualMeasurement[] {
  const known = catalogue.known(food);
  const portion = servedIn(catalogue, known, typed) ?? known.kind.reference;
  return usualMeasurements(catalogue.measures, known, portion, typed);
}

/** The grams of a portion: of a dish as our table serves it, of another food as the law measures it. */
function servedIn({ measures, portionOf }: Catalogue, food: KnownFood, typed: string) {
  if (!isDishId(food.id)) return portionOf(food, typed || food.name)?.fdaRACCgrams;
  const serving = parseMeasurement(measures, oneServing);
  return serving && gramsOf(measures, serving, food, typed)?.grams;
}

/**
 * The measurements to offer for a food, the usual portion first and 100 g last. Each can be typed
 * as it is and gives the same grams.
 */
function usualMeasurements(
  measures: Measures,
  food: KnownFood,
  reference: number,
  typed = "",
  max = 5,
): UsualMeasurement[] {
  const gramsOfText = (text: string) => {
    const read = parseMeasurement(measures, text);
    return read && gramsOf(measures, read, food, typed)?.grams;
  };
  const offered = new Map<string, { grams: number; score: number }>();
  function offer(text: string, expected: number | undefined, value: number) {
    const grams = offered.has(text) ? undefined : gramsOfText(text);
    // Another measure may answer to this text.
    if (grams === undefined || Math.abs(grams - (expected ?? grams)) > grams * 0.03) return;
    const far = Math.abs(Math.log(grams / reference));
    offered.set(text, { grams, score: value - far + (far < 0.01 ? worth.exact : 0) });
  }

  food.measures.forEach((measure, place) => {
    const read = readMeasure(measures, measure);
    if (unusual.test(measure.name) || isFarWeight(read, reference)) return;
    const served = place === 0 && isOurFood(food.id) ? worth.served : 0;
    for (const { text, count } of textsOf(measures, read, food)) {
      offer(text, count * read.gramsEach, worthOf(read) + served - place / 100);
    }
  });
  const isLiquid = food.measures.some(({ name }) => /^fl oz\b/i.test(name));
  if (isLiquid) offer("1 glass", undefined, worth.glass);

  const ranked = [...offered].sort(([, a], [, b]) => b.score - a.score);
  const best: UsualMeasurement[] = [];
  for (const [measurement, { grams }] of ranked) {
    // "1 small" says nothing that "1 cup" hasn't said.
    if (best.some((other) => Math.abs(other.grams - grams) < grams * 0.04)) continue;
    best.push({ measurement, grams: Math.round(grams * 10) / 10 });
  }
  const byWeight = { measurement: "100 g", grams: 100 };
  if ((ranked[0]?.[1].score ?? farthest) <= farthest) {
    best.unshift(usualPortion(gramsOfText, food, reference));
  }
  const others = best.filter(({ measurement }) => measurement !== byWeight.measurement);
  return [...others.slice(0, max - 1), byWeight];
}

/** An ounce is a portion of nuts or cheese; of anything else, grams say it as well. */
const isFarWeight = ({ unit, gramsEach }: ReadMeasure, reference: number) =>
  unit?.kind === "weight" && Math.abs(Math.log(gramsEach / reference)) > 0.15;

/** For a food without measures that come near a portion. */
function usualPortion(
  gramsOfText: (text: string) => number | undefined,
  { kind }: KnownFood,
  reference: number,
): UsualMeasurement {
  const isCounted = kind.piece !== undefined && !kindIs(kind, "heaped");
  const grams = isCounted ? gramsOfText("1 piece") : undefined;
  if (grams !== undefined) return { measurement: "1 piece", grams };
  return { measurement: `${reference} g`, grams: reference };
}

function worthOf({ unit, size, words }: ReadMeasure): number {
  if (unit?.kind === "weight") return 0;
  if (unit?.id === "fl oz") return worth.fluidOunce;
  const sized = size === undefined ? 0 : size === "medium" ? worth.medium : worth.otherSize;
  if (unit?.kind === "volume") return sized + (words.length > 0 ? worth.described : 0);
  return worth.counted + sized;
}

/** Up to three words, and nothing of a product's size: not `8" pizza` or "1/2 pouch". */
const isPlainName = (name: string): boolean =>
  name !== "" && !/["\d%/]/.test(name) && name.split(" ").length <= 3;

/** What follows the unit: "cup, chopped or diced" gives "chopped". */
function preparationIn(name: string): string {
  return name
    .replace(/^[^,\s]+[,\s]*/, "")
    .replace(/,.*| or .*/, "")
    .trim();
}

/** A measure as people write it, and how many of it that is; the plainest last. */
function textsOf(
  measures: Measures,
  read: ReadMeasure,
  food: KnownFood,
): { text: string; count: number }[] {
  const { unit, size, measure } = read;
  // "10 grapes", but one breast where the data has half of one.
  const count = measure.amount > 1 ? measure.amount : 1;
  const of = (text: string) => ({ text: `${count} ${text}`, count });
  const name = measure.name.toLowerCase().replace(/\([^)]*\)?/g, "");
  const own = new Set(measures.vocabulary.wordsOf(food.name));
  const isOwn = read.words.every((word) => own.has(word));
  const isNameless = unit === undefined || unitIs(unit, "nameless");
  if (size !== undefined && isOwn && isNameless) return [of(size)];
  if (unit?.kind === "weight") return [of(unit.id)];
  if (unit?.kind === "volume") {
    return [of(read.words.length === 0 ? unit.id : `${unit.id} ${preparationIn(name)}`.trim())];
  }
  if (isNameless && unit && isOwn) return [of("piece")];
  const plain = name.replace(/,.*/, "").replace(/\s+/g, " ").trim();
  return isPlainName(plain) ? [of(plain)] : [];
}
