import { plainText } from "../names/words.ts";

export interface Quantity {
  value: number;
  /** What follows the quantity. */
  rest: string;
  /** It was written as "2-3" or "2 to 3"; the value is the middle. */
  range?: { from: number; to: number };
}

const smallNumbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const wordValues: Record<string, number> = {
  ...Object.fromEntries(smallNumbers.map((word, value) => [word, value])),
  a: 1,
  an: 1,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  single: 1,
  double: 2,
  triple: 3,
  couple: 2,
  pair: 2,
  few: 3,
  several: 4,
  some: 1,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  dozen: 12,
};
const fractions: Record<string, number> = {
  half: 0.5,
  halves: 0.5,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 0.25,
  quarters: 0.25,
  fourth: 0.25,
  fourths: 0.25,
  fifth: 0.2,
  eighth: 0.125,
};
const numberWord = Object.keys(wordValues).join("|");
const fractionWord = Object.keys(fractions).join("|");
const digits = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`;
const numeral = String.raw`(?:\d+[ -]+\d+/\d+|\d+/\d+|${digits})`;

const patterns = {
  range: new RegExp(`^(${numeral})\\s*(?:-|–|—|to|or|until)\\s*(${numeral})(?![\\d/])`),
  wordRange: new RegExp(`^(${numberWord})\\s+(?:to|or)\\s+(${numberWord})\\b`),
  numeral: new RegExp(`^(${numeral})(?![\\d/]|e\\d)`),
  times: /^x\s*(?=\d)/,
  wordAndFraction: new RegExp(
    `^(${numeral}|${numberWord})\\s+and\\s+(?:an?|one\\s+)?\\s*(${fractionWord})\\b`,
  ),
  numeralAndNumeral: new RegExp(`^(${digits})\\s+and\\s+(\\d+/\\d+)`),
  // The lookahead keeps "two quarter pounders" from being half of one.
  wordFraction: new RegExp(
    `^(one|two|three|a)[ -](${fractionWord})\\b(?! ?pound)(?:\\s+of)?(?:\\s+an?\\b)?`,
  ),
  halfDozen: /^(?:half(?: an?| of an?)? dozen|an? half dozen)\b/,
  fractionOf: new RegExp(`^(?:an?\\s+)?(half|quarter|third)(?:\\s+of)?(?:\\s+(?:an?|the|one)\\b)?`),
  dozens: new RegExp(`^(${numeral}|${numberWord})\\s+dozens?\\b`),
  article: /^an?\s+(couple|few|pair|dozen|hundred|single|double)\b(?:\s+of\b)?/,
  word: new RegExp(`^(${numberWord})\\b`),
};

function numeralValue(text: string): number {
  const mixed = text.match(/^(\d+)[ -]+(\d+)\/(\d+)$/);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const fraction = text.match(/^(\d+)\/(\d+)$/);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const thousands = /^\d{1,3}(?:,\d{3})+/.test(text);
  return Number(thousands ? text.replace(/,/g, "") : text.replace(",", "."));
}

function valueOf(text: string): number {
  return wordValues[text] ?? numeralValue(text);
}

/**
 * Reads the number that `text` starts with: numerals, fractions (also ½ and "1 1/2"), ranges and
 * words ("half a", "a couple of", "one and a half"). Undefined when it starts with none, and for
 * numbers that aren't finite ("1/0").
 */
export function readQuantity(text: string): Quantity | undefined {
  const plain = plainText(text.replace(/(\d)\s*([¼½¾⅐-⅞])/g, "$1 $2")).trimStart();
  const found = match(plain);
  return found && Number.isFinite(found.value) ? found : undefined;
}

function match(text: string): Quantity | undefined {
  const times = text.match(patterns.times);
  const plain = times ? text.slice(times[0].length) : text;
  const after = (all: string) => plain.slice(all.length).trimStart();

  let found = plain.match(patterns.halfDozen);
  if (found) return { value: 6, rest: after(found[0]) };
  found = plain.match(patterns.dozens);
  if (found) return { value: valueOf(found[1] ?? "") * 12, rest: after(found[0]) };
  found = plain.match(patterns.wordAndFraction);
  if (found) {
    const value = valueOf(found[1] ?? "") + (fractions[found[2] ?? ""] ?? 0);
    return { value, rest: after(found[0]) };
  }
  found = plain.match(patterns.numeralAndNumeral);
  if (found) {
    const value = numeralValue(found[1] ?? "") + numeralValue(found[2] ?? "");
    return { value, rest: after(found[0]) };
  }
  found = plain.match(patterns.range) ?? plain.match(patterns.wordRange);
  if (found) {
    const [from, to] = [valueOf(found[1] ?? ""), valueOf(found[2] ?? "")];
    if (to > from) return { value: (from + to) / 2, rest: after(found[0]), range: { from, to } };
  }
  found = plain.match(patterns.numeral);
  if (found) {
    const rest = after(found[0]).replace(/^x\s+(?=\p{L})/u, "");
    return { value: numeralValue(found[1] ?? ""), rest };
  }
  found = plain.match(patterns.wordFraction);
  if (found) {
    const value = valueOf(found[1] ?? "") * (fractions[found[2] ?? ""] ?? 0);
    return { value, rest: after(found[0]) };
  }
  found = plain.match(patterns.article);
  if (found) return { value: wordValues[found[1] ?? ""] ?? 1, rest: after(found[0]) };
  found = plain.match(patterns.fractionOf);
  if (found) return { value: wordValues[found[1] ?? ""] ?? 1, rest: after(found[0]) };
  found = plain.match(patterns.word);
  if (found) return { value: wordValues[found[1] ?? ""] ?? 1, rest: after(found[0]) };
  return undefined;
}
