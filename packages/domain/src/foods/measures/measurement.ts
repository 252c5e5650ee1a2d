import { plainText, wordsOf } from "../names/words.ts";
import { readQuantity } from "./quantity.ts";
import { readUnit, type Unit } from "./units.ts";

export type Size = "mini" | "extra small" | "small" | "medium" | "large" | "extra large";

/** How much of a medium one the other sizes are, where nothing says it better. */
export const sizeFactors: Readonly<Record<Size, number>> = {
  mini: 0.4,
  "extra small": 0.65,
  small: 0.8,
  medium: 1,
  large: 1.25,
  "extra large": 1.5,
};

export type GramsFrom = "weight" | "household-measure" | "density" | "reference-portion";

export interface Grams {
  grams: number;
  from: GramsFrom;
  /** 0 to 1. */
  confidence: number;
  /** A few words on how: "1 cup, sliced = 150 g". */
  how: string;
  /** What a number alone was taken for: "150 g", "2 slices". */
  readAs?: string;
}

/** What somebody wrote as an amount, read as far as it can be without knowing the food. */
export interface Measurement {
  amount: number;
  /** Nothing was said about how many: one is assumed. */
  amountAssumed: boolean;
  unit?: Unit;
  size?: Size;
  /** "1 10-ounce can": what one of the unit holds. */
  holds?: { amount: number; unit: Unit };
  /** Said in a way of its own: by its energy, by the inch, before cooking. */
  special?: {
    calories?: number;
    inch?: "cubic" | "surface" | "linear";
    /** Cubic inches of one, where its length, width and height are given. */
    cubicInches?: number;
    /** Ounces of one before cooking, and what is left of them. */
    rawOunces?: { ounces: number; left: number };
    yields?: boolean;
    /** Only grain and pasta are measured dry that are found cooked. */
    grain?: boolean;
    /** "1 king size": how large it is sold, as bars are. */
    sold?: boolean;
  };
  /** A number and nothing else. */
  isBare?: true;
  /** Further words, stemmed: "sliced", "cooked", or the thing counted. */
  words: readonly string[];
}

/** Survey talk: neither says how large a thing is. */
const sizeless = /\b(?:any size|ns as to size|nfs|single serving|prepackaged|standard size)\b/g;
/** Between two sizes the plain one is meant. */
const betweenSizes =
  /\b(?:small|mini(?:ature)?)\s*(?:\/|or)\s*(?:regular|medium)\b|\bregular\s*(?:\/|or)\s*(?:large|small)\b/g;

/** What is left of a thing, where a part of it isn't there: a third of a glass with ice is ice. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bwith ice\b/, 0.75],
  [/\bcrusts? (?:not eaten|off|removed)\b|\bwithout (?:the )?crusts?\b/, 0.6],
  [/\((?:1|one) slice (?:of )?bread\)|\bopen[- ]faced?\b/, 0.55],
];

const soldBySize = /^(?:(?:large|regular)\/)?(?:king|fun|snack|regular|large|share) size$/;

const sizes: readonly (readonly [RegExp, Size])[] = [
  [/\b(?:extra|very)[ -]?small\b|\bxs\b/, "extra small"],
  [/\b(?:extra|very)[ -]?large\b|\bxl\b|\bjumbo\b|\bking[ -]size\b|\bhuge\b/, "extra large"],
  [/\bmini(?:ature)?\b|\bbite[ -]size[d]?\b|\bfun[ -]size\b|\btiny\b/, "mini"],
  [/\bsmall(?:er)?\b|\blittle\b|\bthin\b|\bshort\b/, "small"],
  [/\bmedium\b|\bregular\b|\baverage\b|\bnormal\b|\bmed\b|\bstandard\b|\bgrande\b/, "medium"],
  [
    /\blarge\b|\bbig\b|\bthick\b|\bgenerous\b|\bheaped\b|\bheaping\b|\bfull\b|\btall\b|\bventi\b/,
    "large",
  ],
];

const holding =
  /^(?:of\s+)?\(?\s*(?:about\s+)?(\d+(?:\.\d+)?(?:\/\d+)?)[ -]?(fl\.? ?oz|fluid ounces?|ounces?|oz|g|grams?|ml|cl|l|lb|pounds?|kg)\b\.?\)?[ -]*/;

/**
 * Reads "1 1/2 cups, sliced", "half a large pizza", "2 10-ounce cans" and the like. Undefined when
 * there is nothing in it to read, or an amount that isn't above zero and finite.
 */
export function parseMeasurement(text: string): Measurement | undefined {
  let rest = plainText(text.slice(0, 300)).replace(/\s+/g, " ").trim();
  rest = rest.replace(
    /^(?:about|around|approx(?:imately)?\.?|roughly|just|only|circa|ca\.?|~|≈)\s*/,
    "",
  );
  if (/^[-−–]\s*\d/.test(rest) || !/[\p{L}\p{N}]/u.test(rest)) return undefined;
  const inch = rest.match(/\b(cubic|surface|square|linear) inch(?:es)?\b/)?.[1];
  const cubicInches = boxOf(rest);
  const raw = rest.match(/\(([\d.]+) oz,? (with bone,? )?raw\b.*\byield/);
  const [missing, share] = shares.find(([pattern]) => pattern.test(rest)) ?? [];
  if (missing) rest = rest.replace(missing, " ").trim();
  const isPackage = /^1? ?(?:pre-?packaged )?single[ -]serving(?: package)?$/.test(rest);
  rest = (isPackage ? "1 package" : rest).replace(
    /^((?:1|one|an?) )?single[ -]serving (?=bag|box|package|container|can|bottle)/,
    "$1small ",
  );
  rest = rest.replace(sizeless, " ").replace(betweenSizes, "medium").replace(/\s+/g, " ").trim();
  const quantity = readQuantity(rest);
  if (!quantity && /^\d/.test(rest)) return undefined;
  if (quantity && !(quantity.value > 0 && quantity.value < 1e6)) return undefined;
  if (quantity) rest = quantity.rest.replace(/^[x×*]\s*(?=\d)/, "");
  const measurement: Measurement = {
    amount: quantity?.value ?? 1,
    amountAssumed: !quantity,
    words: [],
  };

  const calories = rest.match(/^(\d+)[ -]?(?:calories?|kcal|cal)\b/)?.[1];
  if (calories !== undefined && quantity) measurement.special = { calories: Number(calories) };
  else if (inch) {
    const known = inch === "cubic" || inch === "linear" ? inch : "surface";
    measurement.special = { inch: known };
  } else if (cubicInches !== undefined) measurement.special = { cubicInches };
  else if (raw && Number(raw[1]) > 0) {
    const left = raw[2] ? leftOfRaw.withBone : leftOfRaw.boneless;
    measurement.special = { rawOunces: { ounces: Number(raw[1]), left } };
  } else if (/\byields?\b/.test(rest)) measurement.special = { yields: true };
  else if (/, dry$|\buncooked\b/.test(rest)) measurement.special = { yields: true, grain: true };
  else if (soldBySize.test(rest)) measurement.special = { sold: true };
  if (share !== undefined) measurement.amount *= share;

  // "1 1/4 oz" is an amount; "1 8-oz can" and "1 can (8 oz)" say what a can holds.
  const inner = rest.match(holding);
  if (inner && quantity && /^(?:of )?\(?\d/.test(rest)) {
    const unit = readUnit(inner[2] ?? "")?.unit;
    const amount = readQuantity(inner[1] ?? "")?.value;
    if (unit && amount) {
      measurement.holds = { amount, unit };
      rest = rest.slice(inner[0].length);
    }
  }
  rest = rest.replace(/^of\s+/, "").replace(/^[-\s]+/, "");
  let unit = readUnit(rest);
  if (!unit) {
    const size = takeSize(rest);
    if (size) {
      measurement.size = size.size;
      rest = size.rest;
      unit = readUnit(rest);
    }
  }
  if (unit) {
    measurement.unit = unit.unit;
    rest = unit.rest;
    const inBrackets = rest.match(/^\(([^)]*)\)/)?.[1] ?? "";
    const held = unit.unit.kind === "count" && inBrackets.match(holding);
    if (held) {
      const heldUnit = readUnit(held[2] ?? "")?.unit;
      const amount = readQuantity(held[1] ?? "")?.value;
      if (heldUnit && amount) measurement.holds = { amount, unit: heldUnit };
    }
  }
  if (!measurement.size) {
    const size = takeSize(rest);
    if (size) measurement.size = size.size;
  }
  rest = addFurther(measurement, rest);
  // "2 cups 500": nobody knows of what there are 500.
  if (/^\d+(?:[.,]\d+)?$/.test(rest)) return undefined;
  if (
    quantity &&
    rest === "" &&
    !unit &&
    !measurement.size &&
    !measurement.holds &&
    !measurement.special
  ) {
    measurement.isBare = true;
  }
  measurement.words = wordsOf(rest.replace(/\([^)]*\)?/g, " "));
  const isSaid = quantity ?? unit ?? measurement.size ?? measurement.special;
  return isSaid || measurement.words.length > 0 ? measurement : undefined;
}

const further = /^(?:(?:\+|plus|and|&|,)\s*)?(?=\d|half\b|an?\b|one\b|two\b|three\b)/;

/**
 * Adds what stands behind the first amount: "1 lb 4 oz", "1 cup and 2 tbsp", "a cup and a half";
 * "1 bowl 300 g" weighs what it says. Answers what is left of the text.
 */
function addFurther(measurement: Measurement, rest: string): string {
  const { unit } = measurement;
  const joint = unit && further.exec(rest);
  const more = joint && readQuantity(rest.slice(joint[0].length));
  if (!unit || !more) return rest;
  const moreUnit = readUnit(more.rest);
  if (!moreUnit) {
    if (joint[0] === "" || more.rest !== "" || more.value >= 1) return rest;
    measurement.amount += more.value;
    return "";
  }
  if (moreUnit.unit.kind === unit.kind && unit.kind !== "count") {
    measurement.amount += (more.value * moreUnit.unit.size) / unit.size;
    return moreUnit.rest;
  }
  if (joint[0] !== "" || moreUnit.unit.kind !== "weight") return rest;
  if (unit.kind === "count") measurement.holds = { amount: more.value, unit: moreUnit.unit };
  else if (unit.kind === "volume") {
    measurement.amount = more.value;
    measurement.unit = moreUnit.unit;
  }
  return moreUnit.rest;
}

/** What is left of raw meat that was cooked, and its bone and fat left out. */
const leftOfRaw = { boneless: 0.72, withBone: 0.53 };

/** Cubic inches of `4-1/2" x 2-1/2" x 1/8"`. */
function boxOf(text: string): number | undefined {
  const side = String.raw`(\d+(?:[ -]\d+\/\d+|\/\d+|\.\d+)?)(?:"| ?in(?:ch(?:es)?)?\b)`;
  const found = text.match(new RegExp(`${side} ?x ?${side} ?x ?${side}`));
  if (!found) return undefined;
  const sides = found.slice(1, 4).map((said) => readQuantity(said)?.value ?? 0);
  const box = sides.reduce((product, length) => product * length, 1);
  return box > 0 && box < 500 ? box : undefined;
}

function takeSize(text: string): { size: Size; rest: string } | undefined {
  for (const [pattern, size] of sizes) {
    const found = text.match(pattern);
    if (found?.index !== undefined) {
      const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
      return {
        size,
        rest: rest
          .replace(/\s+/g, " ")
          .replace(/^[\s,/-]+/, "")
          .trimStart(),
      };
    }
  }
  return undefined;
}
