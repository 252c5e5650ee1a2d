import type { HouseholdMeasure } from "../table.ts";
import type { Measures } from "./measures.ts";
import { readQuantity } from "./quantity.ts";
import type { Unit } from "./units.ts";

/** One of a food's own measures, parsed. */
export interface ReadMeasure {
  measure: HouseholdMeasure;
  gramsEach: number;
  unit?: Unit | undefined;
  words: readonly string[];
  size?: string | undefined;
  /** Part of a whole ("1/8 of 9" dia"), or the yield of a raw amount. */
  derived: boolean;
  /** A piece counted inside the measure: "oz (23 whole kernels)". */
  inside?: true;
}

export function readMeasure(measures: Measures, measure: HouseholdMeasure): ReadMeasure {
  const name = measure.name.toLowerCase();
  const read = measures.units.read(name);
  const plain = (read?.rest ?? name).replace(/\([^)]*\)?/g, " ");
  const size = measures.sizeWord(name);
  return {
    measure,
    gramsEach: measure.grams / measure.amount,
    ...(read ? { unit: read.unit } : {}),
    words: measures.vocabulary.wordsOf(plain.replace(measureTalk, " ")),
    ...(size ? { size } : {}),
    derived: derivedName.test(name),
  };
}

const derivedName =
  /sum of|yield (?:from|after)|without refuse|excluding refuse|nlea|^[^(]*\b(?:yields?|of)\b/;

/** Parts of a measure's name that don't say what is measured. */
const measureTalk =
  /\d+(?:[./-]\d+)*"?|\b(?:extra|jumbo|small|medium|large|mini(?:ature)?|regular|thin|thick|(?:fun|snack|king) size|without (?:refuse|seeds|skin and seeds?)|fluid|oz|fl|each)\b/g;

type Reader = (measures: Measures, read: ReadMeasure) => ReadMeasure[] | undefined;

/** "serving 2 tbsp" also gives the weight of a tablespoon. */
const spoonsOfServing: Reader = (measures, read) => {
  const inner = /^serving (\d+(?:[./]\d+)?) (.*)$/i.exec(read.measure.name);
  const unit = inner && measures.units.read((inner[2] ?? "").toLowerCase())?.unit;
  const amount = readQuantity(inner?.[1] ?? "")?.value;
  if (unit?.kind !== "volume" || !amount) return undefined;
  return [read, { ...read, unit, gramsEach: read.gramsEach / amount, words: [] }];
};

/** "package or 4 slices" also gives the weight of a slice. */
const otherCount: Reader = (measures, read) => {
  const [, count, counted = ""] = / or (\d+) (\w+)/.exec(read.measure.name.toLowerCase()) ?? [];
  const unit = measures.units.read(counted)?.unit;
  if (unit?.kind !== "count") return undefined;
  const gramsEach = read.gramsEach / Number(count);
  return [read, { ...read, unit, gramsEach, words: [], size: undefined }];
};

const piecesInside =
  /^(?:oz|portion|serving) \((\d+)(?:-(\d+))? (?:whole |shelled |medium |onion )?(?:kernels|nuts|halves|rings|pieces)\)/i;

/** "oz (23 whole kernels)" also gives the weight of a nut. */
const pieceInside: Reader = (_, read) => {
  const inside = piecesInside.exec(read.measure.name);
  if (!inside) return undefined;
  const from = Number(inside[1]);
  const pieces = (from + Number(inside[2] ?? from)) / 2;
  const gramsEach = read.gramsEach / pieces;
  const piece = { gramsEach, unit: undefined, words: [], derived: false, inside: true as const };
  return [{ ...read, ...piece }, read];
};

/** Fewer than this are a serving of fruit, which is counted rather than served. */
const leastBites = 12;

/** "56 grams 1 serving" and "24 biscuits (1 NLEA serving)" tell what a serving weighs. */
const servingTold: Reader = (measures, read) => {
  const { name, amount, grams } = read.measure;
  const weighed = /^(?:grams|oz) (?:(\d+) )?servings?$/i.exec(name);
  const bites = amount >= leastBites ? /\(1 nlea serving\)$/i.exec(name) : null;
  const unit = measures.units.named("serving");
  if (!unit || !(weighed || bites)) return undefined;
  const gramsEach = grams / Number(weighed?.[1] ?? 1);
  return [read, { ...read, unit, gramsEach, words: [], size: undefined, derived: false }];
};

const readers = [spoonsOfServing, servingTold, otherCount, pieceInside];

/** One calculation asks a dozen times what a food's measures say, for each amount that it offers. */
const alreadyRead = new WeakMap<Measures, WeakMap<HouseholdMeasure, readonly ReadMeasure[]>>();

/** Everything that can be read from one of a food's measures. */
export function readMeasures(
  measures: Measures,
  measure: HouseholdMeasure,
): readonly ReadMeasure[] {
  const kept = alreadyRead.get(measures) ?? new WeakMap<HouseholdMeasure, readonly ReadMeasure[]>();
  alreadyRead.set(measures, kept);
  const before = kept.get(measure);
  if (before) return before;
  const read = readAnew(measures, measure);
  kept.set(measure, read);
  return read;
}

function readAnew(measures: Measures, measure: HouseholdMeasure): readonly ReadMeasure[] {
  const plain = readMeasure(measures, measure);
  for (const read of readers) {
    const found = read(measures, plain);
    if (found) return found;
  }
  return [plain];
}
