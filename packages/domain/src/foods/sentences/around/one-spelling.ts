import type { Catalogue } from "../../catalogue.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * One spelling for what is written in several ways, before anything else is read: "two slices & 20
 * grams" is "2 slices and 20 g". A number that belongs to a name stays: "three bean salad".
 */

const ones = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const teens = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const tens = ["twenty", "thirty", "forty", "fifty"];
const numbers = new Map([
  ...["one", ...ones, ...teens].map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const counted = `(?:${tens.join("|")})[ -](?:one|${ones.slice(0, 8).join("|")})|${[...ones, ...teens, ...tens].join("|")}`;
const valueOf = (said: string) =>
  said
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (numbers.get(word) ?? 0), 0);
/** "Two thirds", "two and a half", "two hundred", "one or two" are read as they are. */
const number = sparing(
  String.raw`(?<![\p{L}\p{N}'-]|\d \(?|\b(?:or|to|are|hundred|hundred and) )(${counted})(?= \p{L}|$|[,;.\n)])(?! (?:thirds?|quarters?|fifths?|eighths?|tenths?|halves|half|and an? |hundred|thousand|percent|or|to|by|times|more|of (?:them|us|these|those))\b|'s|[^,;.\n]* \d{2,}(?:[,;\n]|$))`,
  "giu",
);
const weights = sparing(/(?<=\d) ?(?:grams?|gms?|grms?)\b(?! crackers?|\()/giu);
const ampersand = / & /g;
/** As many words before and behind a number may be one name with it. */
const around = 2;

const wordsOf = (text: string) => text.match(/[^\s,;.()\n]+/gu) ?? [];

/** Whether a number is one word of a name: "after eight", "five guys". */
function isOfName({ isName, vocabulary }: Catalogue, text: string, at: number, word: string) {
  const before = wordsOf(text.slice(0, at)).slice(-around);
  const behind = wordsOf(text.slice(at + word.length)).slice(0, around);
  const chain = new RegExp(`^${vocabulary.chain}$`, "iu");
  for (let from = 0; from <= before.length; from++)
    for (let to = from === 0 ? 1 : 0; to <= behind.length; to++) {
      const words = [...before.slice(before.length - from), word, ...behind.slice(0, to)];
      const name = words.join(" ");
      if (isName(name) || chain.test(name)) return true;
    }
  return false;
}

export const withOneSpelling = (catalogue: Catalogue, text: string): string =>
  text
    .replace(ampersand, " and ")
    .replace(weights, " g")
    .replace(number, (word: string, _, at: number, whole: string) =>
      isOfName(catalogue, whole, at, word) ? word : String(valueOf(word)),
    );
