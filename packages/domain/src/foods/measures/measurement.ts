import { lastAsked } from "../kept.ts";
import { asSeen, plainText } from "../names/plain-text.ts";
import { compared } from "./comparisons.ts";
import { about } from "./hedge-words.ts";
import type { Measures, Refuse, Size } from "./measures.ts";
import { numeral } from "./number-words.ts";
import { type Quantity, readQuantity } from "./quantity.ts";
import { sizes } from "./size-words.ts";
import { type Special, specialIn } from "./special.ts";
import type { Unit } from "./units.ts";
import { withNumbersWritten } from "./written-numbers.ts";

export type GramsFrom = "weight" | "household-measure" | "density" | "reference-portion";

export interface Grams {
  grams: number;
  from: GramsFrom;
  /** 0 to 1. */
  confidence: number;
  /** A short explanation: "1 cup, sliced = 150 g". */
  how: string;
  /** How a bare number was interpreted: "150 g", "2 slices". */
  readAs?: string;
}

/** An amount as written, parsed as far as possible without knowing the food. */
export interface Measurement {
  amount: number;
  /** No number was given, so 1 is assumed. */
  amountAssumed: boolean;
  unit?: Unit;
  size?: Size;
  /** "1 10-ounce can": the content of each. */
  holds?: { amount: number; unit: Unit };
  special?: Special;
  /** Whether a can's liquid is part of the amount, if that was said. */
  canned?: "drained" | "with liquid";
  /** What it was weighed with, though it isn't eaten. */
  left?: Refuse;
  /** A number and nothing else; in dozens, something was counted: "2 dozen" are never 24 g. */
  isBare?: "number" | "counted";
  /** Remaining words, stemmed: "sliced", "cooked", or the thing counted. */
  words: readonly string[];
}

const dozens = /\bdozens?$/;
/** "2x", "×2", "* 2", "(2)": a count and its signs. */
const countAlone = /^(?:[x×✕*#=(:] ?)*(\d{1,3}) ?[x×✕)]*$/;
/** "2 or so", "2 small in total" */
const behindAmount =
  /^(\d.*?) (?:or so|approx\.?|(?:in )?total|altogether|i (?:think|guess)|please|for me|of (?:them|those|it)|worth|ea(?:ch)?\.?|per person|x ?1)$/;
/** "Ca. 200 g" may have lost its first word as one of another tongue. */
const hedgedFirst = new RegExp(String.raw`^(?:\. )?(?:(?:${about}|just|only|ca\.?|≈)\s*)?`);
const guesses =
  "maybe|probably|perhaps|possibly|exactly|precisely|like|only|just|about|around|almost|nearly|up to|at (?:least|most)|it was|i(?:['’]?| )d? ?(?:think|say|guess|reckon|would say|had|ate)";
const bounds = "(?:an? (?:little|bit) |slightly )?(?:less than|more than|under|over)";
const headings =
  "(?:the )?(?:amount|quantity|qty|weight|measure(?:ment)?|(?:serving|portion)(?: size)?)(?: (?:was|is))?|my (?:share|portion)|(?:an? |in )?total(?: of)?";
/** "1 serving (2 cups)", "1 x 2 cups", "of 2 cups" */
const once = "(?:1|one|an?) (?:serving|portion)(?= ?[=:(]| of \\d)|1 ?[x×](?= ?\\d)|of(?= \\d)";
/** "Maybe 2 cups", "amount: 2 cups", "less than a cup": its number is the amount. */
const beforeNumber = new RegExp(
  String.raw`^[=:( ]*(?:(?:${guesses}|${bounds}|${headings}|${once}) ?[=:(]? ?){0,4}(?=[\d½¼¾⅓⅔⅛]|half\b|an? \p{L}|(?:${numeral})\b)`,
  "u",
);
/** "(2 cups)", "“2 cups”" */
const wrapped = /^["“”'(]+([^()"“”']*)["“”')]+$/;
/** Less than nothing, none, a strength: "-2 cups", "no apple", "5%". */
const refused =
  /^[-−–]\s*\d|^(?:no|without|zero|none)(?!\p{L})|^\d+(?:[.,]\d+)? ?(?:%|per ?cent)$/u;
/** Phrases of diet surveys that say nothing about the size. */
const sizeless = /\b(?:any size|ns as to size|nfs|single serving|prepackaged|standard size)\b/g;
/** Single packs are the pack's own size, and a sauce doesn't change what was counted. */
const individual =
  /\bindividual (?:school )?(?=(?:container|packet|package|bag|carton|cup|tub|can|bottle|box|order|serving|portion|bowl|size)\b)|\bsnack[ -]sized? (?=(?:container|tub|pot|carton)s?\b)/;
/** Of pudding and fruit: a tub, no measuring cup. */
const snackCup = /\bsnack(?:[ -]sized?)? (?=cups?\b)cup/;
const inSauce = /(?<=[a-z]) (?:with|in) (?:\w+ )?(?:sauce|gravy|dressing|syrup)\b.*$/;
/** "Small or medium" means the plain size. */
const betweenSizes =
  /\b(?:small|mini(?:ature)?)\s*(?:\/|or)\s*(?:regular|medium)\b|\bregular\s*(?:\/|or)\s*(?:large|small)\b/g;

/** "Small or thin slice" is said once too often. */
const saidTwice = /\b(small|medium|large)\s*(?:\/|or)\s*(?:(?:very )?thin|regular|thick)(?=[\s/])/;

/** "Piece/slice", "fun/snack size": the first will do, unless the second tells more. */
const either = /\b([a-z]{3,})\s*(?:\/\s*[a-z]{3,}(?: theater(?= size))?)+(?=[\s,(]|$)/g;
const second = /\b(?:miniature|pouch)\s*\/\s*(?=slider\b|regular size\b)/;
/** "Can or bottle (16 fl oz)" */
const eitherPack =
  /\b(can|bottle|box|bag|package|packet|carton|container|pouch|cup|tub) or (?:can|bottle|box|bag|package|packet|carton|container|pouch|cup|tub)\b/;

/** The share left of something without one of its parts: a quarter of an iced drink is ice. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bwith ice\b/, 0.75],
  [/\bcrusts? (?:not eaten|off|removed)\b|\bwithout (?:the )?crusts?\b/, 0.52],
  [/\((?:1|one) slice (?:of )?bread\)|\bopen[- ]faced?\b/, 0.55],
];

/** "2 heaped tbsp": what stands above a spoon is half as much again as what is in it. */
const heaped =
  /^(?:heap(?:ed|ing)|rounded|piled) (?=(?:tb?sp?s?|(?:tea|table|dessert)?spoons?(?:ful)?s?)\b)/;
const aboveSpoon = 1.5;

/** "(8 oz)", "of about 10-ounce". */
const holding =
  /^(?:of\s+)?\(?\s*(?:about\s+)?(\d+(?:\.\d+)?(?:\/\d+)?)[ -]?(fl\.? ?oz|fluid ounces?|ounces?|oz|g|grams?|ml|cl|l|lb|pounds?|kg)\b\.?\)?[ -]*/;

/**
 * Reads "1 1/2 cups, sliced", "half a large pizza", "2 10-ounce cans" and the like. Undefined when
 * there is nothing in it to read, or an amount that isn't above zero and finite.
 *
 *     measurement = ["about"] [quantity] [holding] unit-and-size [further] words
 *     unit-and-size = [size] [unit ["(" holding ")"]] [size]
 *     further     = ["plus"] quantity unit
 */
export function parseMeasurement(
  measures: Measures,
  text: string,
): Readonly<Measurement> | undefined {
  let parse = parsers.get(measures);
  if (!parse) {
    parse = lastAsked((asked) => parseAnew(measures, asked), measurementsKept);
    parsers.set(measures, parse);
  }
  return parse(text);
}

/** "1 cup" and "1 slice" are asked of every food that they may be offered for. */
const measurementsKept = 300;
const parsers = new WeakMap<Measures, (text: string) => Readonly<Measurement> | undefined>();

function parseAnew(measures: Measures, text: string): Measurement | undefined {
  const plain = plainText(withNumbersWritten(asSeen(text.slice(0, 300))))
    .replace(/\s+/g, " ")
    .trim()
    .replace(wrapped, "$1")
    .replace(hedgedFirst, "")
    .replace(beforeNumber, "")
    .replace(behindAmount, "$1")
    .replace(countAlone, "$1");
  if (refused.test(plain) || !/[\p{L}\p{N}]/u.test(plain)) return undefined;
  return lengthIn(plain) ?? readAmount(measures, compared(plain));
}

function takeHeap(text: string): { heap: number; behind: string } {
  const said = text.trimStart();
  const behind = said.replace(heaped, "");
  return { heap: behind === said ? 1 : aboveSpoon, behind };
}

function readAmount(measures: Measures, plain: string): Measurement | undefined {
  const { share, rest: whole } = takeShare(plain);
  const { left, rest: eaten } = takeRefuse(whole);
  const { canned, rest: poured } = takeCanned(eaten);
  const said = withoutTalk(poured);
  const quantity = readQuantity(said);
  if (!isPossible(quantity, said)) return undefined;
  const { heap, behind } = takeHeap(quantity ? quantity.rest.replace(/^[x×*]\s*(?=\d)/, "") : said);
  const measurement: Measurement = {
    amount: (quantity?.value ?? 1) * share * heap,
    amountAssumed: !quantity,
    ...specialIn(plain, behind, quantity !== undefined),
    ...(canned && { canned }),
    ...(left && { left }),
    words: [],
  };
  let rest = quantity ? takeHolding(measures, measurement, behind) : behind;
  rest = takeUnit(measures, measurement, rest.replace(/^of\s+/, "").replace(/^[-\s]+/, ""));
  rest = takeFurther(measures, measurement, rest);
  measurement.holds = heldInBrackets(measures, measurement, rest);
  if (hasUnreadNumber(rest, quantity, measurement)) return undefined;
  measurement.words = measures.vocabulary.wordsOf(withoutBrackets(rest));
  if (saysWhat(measurement)) return measurement;
  if (quantity && rest === "" && !measurement.holds) measurement.isBare = kindOfNumber(said);
  return quantity || measurement.words.length > 0 ? measurement : undefined;
}

const unreadNumber = new RegExp(String.raw`^\d+(?:[.,]\d+)?(?: (?:${sizes}))?$`);

const kindOfNumber = (said: string) => (dozens.test(said) ? "counted" : "number");

/** "2 cups 500", "2 small 1 large", "some 3 of these": nobody knows of what there are so many. */
function hasUnreadNumber(rest: string, quantity: Quantity | undefined, measurement: Measurement) {
  const isRead = quantity !== undefined || saysWhat(measurement) !== undefined;
  return isRead ? unreadNumber.test(rest) : /\d/.test(withoutBrackets(rest));
}

const withoutBrackets = (text: string) => text.replace(/\([^)]*\)?/g, " ");

const saysWhat = ({ unit, size, special }: Measurement) => unit ?? size ?? special;

/** So many that nobody says how many: one isn't meant. */
const uncounted =
  /^(?:(?:too |so |very )?many|lots of|loads of|plenty of|tons of|countless|a lot of)\b/;

/** A text that begins with a digit has a number; an amount is above zero. */
function isPossible(quantity: Quantity | undefined, text: string): boolean {
  if (!quantity) return !/^\d/.test(text) && !uncounted.test(text);
  return quantity.value > 0 && quantity.value < 1e6;
}

function takeShare(text: string): { share: number; rest: string } {
  const [missing, share = 1] = shares.find(([pattern]) => pattern.test(text)) ?? [];
  return { share, rest: missing ? text.replace(missing, " ").trim() : text };
}

/** "In shell", "bone in": what was weighed but isn't eaten. */
const refuseWords: readonly (readonly [Refuse, RegExp])[] = [
  [
    "shell",
    /[ ,(]*\b(?:in (?:the |their )?shells?|shells?[- ]on|with (?:the )?shells?|unshelled)\b\)?/,
  ],
  ["bone", /[ ,(]*\b(?:bone[- ]?in|with (?:the )?bones?|on the bone|bones? included)\b\)?/],
  ["peel", /[ ,(]*\b(?:with (?:the |its )?(?:peel|rind|stone|pit|core)|unpeeled|peel on)\b\)?/],
];

/** What a text says that was weighed with the food, and the text without it. */
export function takeRefuse(text: string): { left?: Refuse; rest: string } {
  for (const [left, words] of refuseWords) {
    if (words.test(text)) return { left, rest: text.replace(words, " ").trim() };
  }
  return { rest: text };
}

const withLiquid =
  /[ ,(]+(?:undrained|not drained|(?:with|and|in) (?:(?:all|its|the|their|own) )*(?:liquids?|juices?|syrup|brine|water))\b\)?/;
const drained = /[ ,(]+(?:well[- ])?drained\b\)?/;

function takeCanned(text: string): Pick<Measurement, "canned"> & { rest: string } {
  const canned = withLiquid.test(text) ? "with liquid" : drained.test(text) ? "drained" : undefined;
  if (!canned || !/\b(?:cans?|tins?)\b/.test(text)) return { rest: text };
  return { canned, rest: text.replace(withLiquid, " ").replace(drained, " ").trim() };
}

const inchesLong = new RegExp(
  String.raw`^(?:(?:(\d+(?:\/\d)?|an?|${numeral}|half(?: an?)?) )?(\d+(?:\.\d+)?)[ -]?(?:inch(?:es)?|in\b|")|(?:(\d+|an?|${numeral}|half(?: an?)?) )?foot[ -]?long)(?: [a-z]+)?$`,
);

/** In inches; longer ones are a typo. */
const longest = 40;

/** "6 inch", "1 12-inch sub", "1/4 12 inch", "half a footlong": how long or wide each is. */
function lengthIn(text: string): Measurement | undefined {
  const found = inchesLong.exec(text);
  if (!found) return undefined;
  const [, several, inches, feet] = found;
  if (inches !== undefined && !(Number(inches) > 0 && Number(inches) <= longest)) return undefined;
  const amount = readQuantity(several ?? feet ?? "")?.value ?? 1;
  const isFootlong = inches === undefined;
  return {
    amount,
    amountAssumed: false,
    special: { by: "length", inches: isFootlong ? 12 : Number(inches) },
    words: isFootlong ? ["footlong"] : [],
  };
}

/** Removes what surveys write around a measure. */
function withoutTalk(text: string): string {
  const isPackage = /^1? ?(?:pre-?packaged )?single[ -]serving(?: package)?$/.test(text);
  return (isPackage ? "1 package" : text)
    .replace(
      /^((?:1|one|an?) )?single[ -]serving (?=bag|box|package|container|can|bottle)/,
      "$1small ",
    )
    .replace(sizeless, " ")
    .replace(individual, "")
    .replace(snackCup, "container")
    .replace(inSauce, "")
    .replace(betweenSizes, "medium")
    .replace(saidTwice, "$1")
    .replace(second, "")
    .replace(either, "$1")
    .replace(eitherPack, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** "1 1/4 oz" is an amount; "1 8-oz can" and "1 can (8 oz)" give the content of a can. */
function takeHolding(measures: Measures, measurement: Measurement, text: string): string {
  const found = /^(?:of )?\(?\d/.test(text) ? readHolding(measures, text) : undefined;
  if (!found) return text;
  measurement.holds = found.holds;
  return text.slice(found.length);
}

function readHolding(measures: Measures, text: string) {
  const found = holding.exec(text);
  const unit = measures.units.read(found?.[2] ?? "")?.unit;
  const amount = readQuantity(found?.[1] ?? "")?.value;
  return found && unit && amount ? { holds: { amount, unit }, length: found[0].length } : undefined;
}

/** Reads unit and size, whichever comes first; returns what follows. */
function takeUnit(measures: Measures, measurement: Measurement, text: string): string {
  const plain = measures.units.read(text);
  const before = plain ? undefined : measures.takeSize(text);
  const sized = before?.rest ?? text;
  const read = plain ?? measures.units.read(sized);
  const rest = read?.rest ?? sized;
  if (read) measurement.unit = read.unit;
  const size = before ?? measures.takeSize(rest);
  if (size) measurement.size = size.size;
  return rest;
}

/**
 * What each thing holds or weighs, if brackets say so wherever they stand: "bottle (16 fl oz)",
 * "milkshake (10 fl oz)". Not of what is weighed before it's cooked, nor of a dry mix.
 */
function heldInBrackets(
  measures: Measures,
  { unit, holds, special }: Measurement,
  rest: string,
): Measurement["holds"] {
  if (holds || special || (unit && unit.kind !== "count")) return holds;
  const inside = /\(([^)]*)\)/.exec(rest)?.[1] ?? "";
  const read = readHolding(measures, inside);
  return read && /^$|^(?:or|each|net)\b/.test(inside.slice(read.length)) ? read.holds : undefined;
}

const further = /^(?:(?:\+|plus|and|&|,)\s*)?(?=\d|half\b|an?\b|one\b|two\b|three\b)/;

/**
 * Adds a second amount: "1 lb 4 oz", "1 cup and 2 tbsp", "a cup and a half". In "1 bowl 300 g" the
 * weight wins. Returns the remaining text.
 */
function takeFurther(measures: Measures, measurement: Measurement, rest: string): string {
  const { unit } = measurement;
  const joint = unit && further.exec(rest);
  const more = joint && readQuantity(rest.slice(joint[0].length));
  if (!unit || !more) return rest;
  const isJoined = joint[0] !== "";
  const moreUnit = measures.units.read(more.rest);
  if (!moreUnit) {
    const isPart = isJoined && more.rest === "" && more.value < 1;
    if (isPart) measurement.amount += more.value;
    return isPart ? "" : rest;
  }
  if (moreUnit.unit.kind === unit.kind && unit.kind !== "count") {
    measurement.amount += (more.value * moreUnit.unit.size) / unit.size;
    return moreUnit.rest;
  }
  if (isJoined || moreUnit.unit.kind !== "weight") return rest;
  if (unit.kind === "count") measurement.holds = { amount: more.value, unit: moreUnit.unit };
  else {
    measurement.amount = more.value;
    measurement.unit = moreUnit.unit;
  }
  return moreUnit.rest;
}

/** Grams for display: whole, or in hundredths if there are few. */
export function rounded(grams: number): number {
  return grams >= 10 ? Math.round(grams) : Math.round(grams * 100) / 100;
}
