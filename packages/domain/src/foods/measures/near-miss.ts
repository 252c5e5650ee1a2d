import { plainText } from "../names/plain-text.ts";
import { editDistance } from "../names/spelling.ts";
import { meantByBareNumber } from "./bare-number.ts";
import { gramsOf } from "./grams.ts";
import type { KnownFood } from "./kinds.ts";
import { parseMeasurement } from "./measurement.ts";
import type { Measures } from "./measures.ts";
import { numeral } from "./number-words.ts";
import { type Unit, unitIs } from "./units.ts";

const sortedLetters = (word: string) => [...word].sort().join("");
const withoutDoubles = (word: string) => word.replace(/(\p{L})\1+/gu, "$1");

/** A word, with what comparing its letters needs. */
interface Compared {
  word: string;
  sorted: string;
  single: string;
}

const compared = (word: string): Compared => ({
  word,
  sorted: sortedLetters(word),
  single: withoutDoubles(word),
});

/** All names of units, each once. Between equally close ones the first wins: the most common. */
function unitNames({ units }: Measures): Compared[] {
  const isUsual = (unit: Unit) => unitIs(unit, "usual");
  const byUse = [...units.all.filter(isUsual), ...units.all.filter((unit) => !isUsual(unit))];
  const names = byUse.flatMap(({ id, label, names: all }) => [id, label, `${label}s`, ...all]);
  return [...new Set(names)].filter((name) => !name.includes(" ")).map(compared);
}

/** Distance of a word from a unit's name: doubled or swapped letters are closer than other ones. */
function distance({ word, sorted, single }: Compared, known: Compared): number {
  const name = known.word;
  const max = word.length >= 6 ? 2 : 1;
  if (Math.abs(word.length - name.length) > max + 1) return Number.POSITIVE_INFINITY;
  if (single === known.single) return 0.3;
  if (word.length > 2 && sorted === known.sorted) return 0.5;
  const edits = editDistance(word, name, max);
  // "g" is a single letter: changing it makes another word.
  if (edits > max || name.length < 2) return Number.POSITIVE_INFINITY;
  return edits + (word.startsWith(name.charAt(0)) ? 0 : 0.4);
}

/** Farther than this no name of a unit is meant. */
const farthest = 2.2;

/** The unit's name that a word was probably meant to be. */
function nearestName(names: readonly Compared[], word: string, most = farthest) {
  const asked = compared(word);
  let best: string | undefined;
  let min = most;
  for (const known of names) {
    const far = distance(asked, known);
    if (far < min) [best, min] = [known.word, far];
  }
  return best;
}

/** Said of no amount, however close to a unit's name: "lots" are no pots. */
const vague = /^(?:lots?|some|many|much|few|loads|tons|heaps)$/;

const amountWord = `(?:an?|${numeral}|half an?|couple of)`;
/** "2 slcies of bread", "a glas of milk" */
const beforeOf = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,/])(?:${amountWord} |\d[\d./]{0,4} ?))(\p{L}{4,14})(?= of \p{L})`,
  "giu",
);
/** "Bread 2 slcies", "2 slcies bread" */
const behindDigits = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,/])\d[\d./]{0,4} ?)(\p{L}{5,14})(?= \p{L}{3}| ?(?:$|[,;)\n]))`,
  "giu",
);
/** Letters too many, too few or swapped are typed; with another letter, a short word is another: a stack, a smear. */
const mostTyped = 1.1;
const shortestReplaced = 6;
/** Shorter names of units are other words but for a letter: "miles" are no mils. */
const shortestMeant = 5;

/**
 * A sentence with its misspelt measures as they are spelt. A sentence isn't asked again as the form
 * is, and "2 kups of rice" would silently be two servings. `isWord` tells what other words are.
 */
export function withMeasuresSpelt(
  measures: Measures,
  isWord: (word: string) => boolean,
  text: string,
): string {
  let names: Compared[] | undefined;
  const spelt = (said: string) => {
    const word = said.toLowerCase();
    if (measures.units.named(word) || vague.test(word) || isWord(word)) return said;
    names ??= unitNames(measures).filter(({ word: name }) => name.length >= shortestMeant);
    const name = nearestName(names, word, mostTyped);
    if (!name?.startsWith(word.charAt(0))) return said;
    const isReplaced = name.length === word.length && sortedLetters(name) !== sortedLetters(word);
    return isReplaced && word.length < shortestReplaced ? said : name;
  };
  return text.replace(beforeOf, spelt).replace(behindDigits, spelt);
}

/** No slips of the fingers: "no" isn't "nos", nor "of" "oz". */
const plainWords = /^(?:of|no|in|on|or|an?|the|with|and|per|to|is)$/;
/** Words of a measurement to look at. */
const maxWords = 6;

/**
 * What an unreadable measurement was probably meant to be, likeliest first: "100 gg" is 100 g, "1
 * cpu" 1 cup. Only suggests what can be calculated.
 */
export function nearestMeasurements(
  measures: Measures,
  text: string,
  food: KnownFood,
  typed: string,
): string[] {
  const read = parseMeasurement(measures, text);
  if (read?.isBare) return [...meantByBareNumber(measures, read.amount, food, typed)];
  const names = unitNames(measures);
  const plain = plainText(text.slice(0, 60)).replace(/\s+/g, " ").trim();
  const found: string[] = [];
  for (const { 0: word, index } of [...plain.matchAll(/\p{L}+/gu)].slice(0, maxWords)) {
    const name = word.length > 20 ? undefined : nearestName(names, word);
    if (name === undefined || name === word || vague.test(word) || plainWords.test(word)) continue;
    const before = plain.slice(0, index).replace(/(\d)$/, "$1 ");
    const meant = `${before}${name}${plain.slice(index + word.length)}`;
    const measurement = parseMeasurement(measures, meant);
    if (measurement && gramsOf(measures, measurement, food, typed)) found.push(meant);
  }
  return found.slice(0, 2);
}
