import { plainText } from "../names/plain-text.ts";
import { onesInWords, tensInWords } from "./number-words.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { weight } from "./weight-words.ts";

export interface Quantity {
  value: number;
  /** What follows the quantity. */
  rest: string;
  /** Set for "2-3" or "2 to 3"; the value is the middle. */
  range?: { from: number; to: number };
}

/**
 * The grammar, each line a function below; what stands in brackets may be left out:
 *
 *     quantity = amount [("-" | "to" | "or" | "until") amount]     2-3, two or three
 *     amount   = count [dozen] [["and"] fraction]                  1 1/2, two and a half, 2 dozen
 *     count    = number | tens ["-" ones] | count "hundred" …      25, twenty-five, two hundred
 *     fraction = a/b | ["a" | ones] part ["of"] ["a" | "the"]      ½, half a, three quarters of
 */

/** Part of the text that was read, and its value. */
interface Read {
  value: number;
  end: number;
}

const ones: ReadonlyMap<string, number> = new Map(onesInWords.map((word, value) => [word, value]));
const tens: ReadonlyMap<string, number> = new Map(
  tensInWords.map((word, at) => [word, 20 + 10 * at]),
);
/** Number words, some of them approximate. */
const counts: ReadonlyMap<string, number> = new Map([
  ["single", 1],
  ["double", 2],
  ["triple", 3],
  ["couple", 2],
  ["pair", 2],
  ["few", 3],
  ["several", 4],
]);
const groups: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["dozens", 12],
  ["hundred", 100],
  ["thousand", 1000],
]);
const parts: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["halves", 1 / 2],
  ["third", 1 / 3],
  ["thirds", 1 / 3],
  ["quarter", 1 / 4],
  ["quarters", 1 / 4],
  ["fourth", 1 / 4],
  ["fourths", 1 / 4],
  ["fifth", 1 / 5],
  ["fifths", 1 / 5],
  ["sixth", 1 / 6],
  ["sixths", 1 / 6],
  ["eighth", 1 / 8],
  ["eighths", 1 / 8],
  ["tenth", 1 / 10],
  ["twelfth", 1 / 12],
]);

const isArticle = (text: string | undefined) => text === "a" || text === "an";

/**
 * Reads the number that `text` starts with: digits, fractions (also ½ and "1 1/2"), ranges and
 * words ("half a", "a couple of", "one and a half"). Undefined if there is none, or it isn't finite
 * ("1/0").
 */
export function readQuantity(text: string): Quantity | undefined {
  const plain = plainText(text).trimStart();
  const from = /^x\s*(?=\d)/.exec(plain)?.[0].length ?? 0;
  const first = amountAt(plain, from);
  if (!first || !Number.isFinite(first.value)) return undefined;
  const range = rangeFrom(plain, first);
  if (range) return range;
  // "2 x eggs"
  const rest = plain.slice(first.end).trimStart();
  return { value: first.value, rest: rest.replace(/^x\s+(?=\p{L})/u, "") };
}

const between: ReadonlySet<string> = new Set(["-", "–", "—", "to", "or", "until"]);

function rangeFrom(text: string, { value: from, end }: Read): Quantity | undefined {
  const joint = tokenAt(text, end);
  if (!joint || !between.has(joint.text)) return undefined;
  const next = tokenAt(text, joint.end);
  // "2 or a banana" isn't a range, nor is "one to-go cup".
  if (isArticle(next?.text)) return undefined;
  const second = amountAt(text, joint.end);
  if (!second || !(second.value > from) || !Number.isFinite(second.value)) return undefined;
  const range = { from, to: second.value };
  return {
    value: (from + second.value) / 2,
    rest: text.slice(second.end).trimStart(),
    range,
  };
}

function amountAt(text: string, at: number): Read | undefined {
  const halfDozen = halfDozenAt(text, at);
  if (halfDozen) return halfDozen;
  const count = countAt(text, at);
  if (!count) return partAt(text, at);
  const isNumeral = tokenAt(text, at)?.kind === "number";
  const grouped = groupedAfter(text, count);
  return withPart(text, grouped, isNumeral) ?? partAt(text, at) ?? grouped;
}

/** "half a dozen", "a half dozen" */
function halfDozenAt(text: string, at: number): Read | undefined {
  const found = /^\s*(?:half(?: an?| of an?)? dozen|an? half dozen)\b(?: of\b)?/.exec(
    text.slice(at, at + 40),
  );
  return found ? { value: 6, end: at + found[0].length } : undefined;
}

/** A number, in digits or in words. */
function countAt(text: string, at: number): Read | undefined {
  const first = tokenAt(text, at);
  if (!first) return undefined;
  if (first.kind === "number") return { value: first.value, end: first.end };
  if (first.kind !== "word") return undefined;
  const ten = tens.get(first.text);
  if (ten !== undefined) return withOnes(text, { value: ten, end: first.end });
  const known = ones.get(first.text) ?? counts.get(first.text) ?? groups.get(first.text);
  if (known !== undefined) return { value: known, end: first.end };
  return isArticle(first.text) ? afterArticle(text, first) : undefined;
}

/** "twenty-five" */
function withOnes(text: string, ten: Read): Read {
  const joint = tokenAt(text, ten.end);
  const one = joint?.text === "-" ? tokenAt(text, joint.end) : joint;
  const value = ones.get(one?.text ?? "") ?? 0;
  return one && value > 0 && value < 10 ? { value: ten.value + value, end: one.end } : ten;
}

/** "a couple of"; otherwise the article itself means one. */
function afterArticle(text: string, article: Token): Read {
  const next = tokenAt(text, article.end);
  const value = counts.get(next?.text ?? "");
  if (!next || value === undefined) return { value: 1, end: article.end };
  return { value, end: afterWord(text, next.end, "of") };
}

/** "two dozen", "3 hundred and 50", "a hundred" */
function groupedAfter(text: string, count: Read): Read {
  const group = tokenAt(text, count.end);
  const size = groups.get(group?.text ?? "");
  if (!group || size === undefined) return count;
  const value = count.value * size;
  if (size === 12) return { value, end: afterWord(text, group.end, "of") };
  const next = afterWord(text, group.end, "and");
  const more = isArticle(tokenAt(text, next)?.text) ? undefined : countAt(text, next);
  return more && more.value >= 1 && more.value < size
    ? { value: value + more.value, end: more.end }
    : { value, end: group.end };
}

/** "1 1/2", "1-1/2", "two and a half", "2 and 3/4" */
function withPart(text: string, count: Read, isNumeral: boolean): Read | undefined {
  if (!Number.isInteger(count.value)) return undefined;
  const joint = tokenAt(text, count.end);
  if (!joint) return undefined;
  if (joint.text === "and" || joint.text === "&") return withJoinedPart(text, count, joint);
  if (!isNumeral) return undefined;
  if (joint.isFraction) return sum(count, joint);
  const fraction = joint.text === "-" ? tokenAt(text, joint.end) : undefined;
  return fraction?.isFraction && fraction.value < 1 ? sum(count, fraction) : undefined;
}

/** "and a half", "and three quarters", "and 3/4" */
function withJoinedPart(text: string, count: Read, joint: Token): Read | undefined {
  const next = tokenAt(text, joint.end);
  if (next?.isFraction) return sum(count, next);
  const times = timesParts.get(next?.text ?? "");
  const part = next && times !== undefined ? tokenAt(text, next.end) : next;
  const value = parts.get(part?.text ?? "");
  if (!part || value === undefined) return undefined;
  return { value: count.value + (times ?? 1) * value, end: part.end };
}

/** How many of a fraction may follow "and". */
const timesParts: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["three", 3],
]);

const sum = (count: Read, fraction: Read): Read => ({
  value: count.value + fraction.value,
  end: fraction.end,
});

/** "half a", "a quarter of the", "three quarters of"; but a quarter pounder is a burger. */
function partAt(text: string, at: number): Read | undefined {
  const first = tokenAt(text, at);
  if (first?.kind !== "word") return undefined;
  const times = isArticle(first.text) ? 1 : ones.get(first.text);
  const part = times === undefined ? first : partBehind(text, first.end);
  const value = parts.get(part?.text ?? "");
  if (!part || value === undefined || /^ ?pounders?\b/.test(text.slice(part.end))) return undefined;
  const ofIt = afterWord(text, part.end, "of");
  const share = { value: (times ?? 1) * value, end: afterOne(text, ofIt, times === undefined) };
  return ofIt > part.end ? (ofWeight(text, share) ?? share) : share;
}

/** "A third of a 175 g bag" is so much of the weight; but half of a 12 inch pizza is no 6 inches. */
function ofWeight(text: string, { value, end }: Read): Read | undefined {
  const number = tokenAt(text, end);
  if (number?.kind !== "number" || !weighed.test(text.slice(number.end))) return undefined;
  return { value: value * number.value, end: number.end };
}

const weighed = new RegExp(String.raw`^[ -]?${weight}\b`);

/** "quarters" in "three quarters" and "three-quarters" */
function partBehind(text: string, at: number): Token | undefined {
  const joint = tokenAt(text, at);
  return joint?.text === "-" ? tokenAt(text, joint.end) : joint;
}

/** The end of the "a" in "half a"; without a number before it, also of "the" and "one". */
function afterOne(text: string, at: number, isSingle: boolean): number {
  const next = tokenAt(text, at);
  if (!next) return at;
  const isOne = isArticle(next.text) || (isSingle && /^(?:the|one)$/.test(next.text));
  return isOne ? next.end : at;
}

/** The end of `word` if it is at `at`, otherwise `at`. */
function afterWord(text: string, at: number, word: string): number {
  const next = tokenAt(text, at);
  return next?.text === word ? next.end : at;
}
