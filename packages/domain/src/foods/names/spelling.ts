import { packMap } from "../packed-texts.ts";
import type { Postings } from "./postings.ts";

/** Longer words aren't corrected: nobody mistypes forty letters into a food. */
const longestWord = 20;

/** The last three rows of the edit table. Reused: one query compares thousands of words. */
const width = longestWord + 4;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;
/** For places outside the band that is compared. */
const far = 99;

/**
 * Damerau–Levenshtein distance (insert, delete, replace, swap neighbours) of two words of at most
 * 22 letters, or `max + 1` as soon as it exceeds `max`. Only compares positions within `max` of
 * each other, since others can't be close enough.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let [before, last, current] = [...rows];
  for (let column = 0; column <= b.length + 1; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - max);
    const to = Math.min(b.length, row + max);
    const letter = a.charCodeAt(row - 1);
    current[from - 1] = from === 1 ? row : far;
    current[to + 1] = far;
    let best = far;
    for (let column = from; column <= to; column++) {
      let edits = minEdits(last, current, column, letter === b.charCodeAt(column - 1));
      const isSwapped =
        letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwapped) edits = Math.min(edits, (before[column - 2] ?? far) + 1);
      current[column] = edits;
      if (edits < best) best = edits;
    }
    if (best > max) return max + 1;
    [before, last, current] = [last, current, before];
  }
  return last[b.length] ?? max + 1;
}

/** The fewest edits when a letter is inserted, deleted or replaced. */
function minEdits(last: Uint8Array, current: Uint8Array, column: number, same: boolean): number {
  return Math.min(
    (last[column] ?? far) + 1,
    (current[column - 1] ?? far) + 1,
    (last[column - 1] ?? far) + (same ? 0 : 1),
  );
}

/** A bit for each letter of the word, to rule out most words without comparing them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Counts the bits that are set, in pairs, then fours, then eights. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** "chicken" is "chkn": what is left of a word that is written in haste, and sure in a misspelt one. */
const bonesOf = (word: string) =>
  word
    .replaceAll("ck", "k")
    .replace(/(?!^)[aeiouy]/g, "")
    .replace(/(.)\1+/g, "$1");
const isBones = (word: string) => /^[^aeiouy\d]{4,}$/.test(word);

/** The known word that was probably meant, and how many were compared. */
export interface Correction {
  word?: string;
  /** Words that are about as near, itself among them: "frech" is "fresh" or "french". */
  near?: readonly string[];
  compared: number;
}

export type Corrector = (
  word: string,
  /** Also for a word that is known, which then isn't the answer. */
  to?: "another",
) => Correction;

/** So much further than the nearest word another is about as near. */
const aboutAsNear = 0.35;

/** How far a word is from a known one, which is nearer the more it is used; infinitely if too far. */
function distanceOf(
  word: string,
  bones: string,
  known: { word: string; uses: number },
  max: number,
): number {
  const sameStart = known.word.charCodeAt(0) === word.charCodeAt(0);
  const reach = sameStart ? max : 1;
  const edits = editDistance(word, known.word, reach);
  if (edits > reach) return Number.POSITIVE_INFINITY;
  if (edits > 1 && editDistance(bones, bonesOf(known.word), 1) > 1) return Number.POSITIVE_INFINITY;
  const frequency = Math.min(0.3, Math.log10(1 + known.uses) / 10);
  return edits + (sameStart ? 0 : 0.4) - frequency;
}

const isCorrectable = (word: string) =>
  word.length >= 4 && word.length <= longestWord && !/\d/.test(word);

/** Places in the known words. */
interface KnownWords {
  /** By how long they are. */
  byLength: readonly Int32Array[];
  /** What `lettersOf` tells of each word. */
  letters: Int32Array;
  /** The most frequent one with these consonants; undefined if there is none. */
  byBones(bones: string): number | undefined;
}

function arrange({ words, usesOf }: Pick<Postings, "words" | "usesOf">): KnownWords {
  const lists: number[][] = Array.from({ length: longestWord + 3 }, () => []);
  const letters = new Int32Array(words.length);
  const byBones = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    const word = words.at(at);
    if (word.length < 3 || word.length > longestWord + 2 || /\d/.test(word)) continue;
    lists[word.length]?.push(at);
    letters[at] = lettersOf(word);
    const bones = bonesOf(word);
    const known = byBones.get(bones);
    if (known === undefined || usesOf(at) > usesOf(known)) byBones.set(bones, at);
  }
  return {
    byLength: lists.map((list) => Int32Array.from(list)),
    letters,
    byBones: packMap(byBones),
  };
}

/**
 * Finds the known word that a word was probably meant to be: one edit away for short words, up to
 * two for longer ones, of which one at most may be to a consonant ("capitals" is no "carita"); or
 * the word with these consonants, if it has no vowels. Of equally close words, the most frequent
 * wins. Words that are `correct` as they are stay.
 */
export function createCorrector(
  known: Pick<Postings, "words" | "usesOf">,
  correct: ReadonlySet<string>,
): Corrector {
  const { words, usesOf } = known;
  const { byLength, letters, byBones } = arrange(known);

  /** The words in reach, each with its score, and how many were compared. */
  function wordsNear(word: string, skipsItself: boolean) {
    const bones = bonesOf(word);
    const max = word.length >= 7 ? 2 : 1;
    const own = lettersOf(word);
    const found: { word: string; score: number }[] = [];
    let compared = 0;
    for (let length = word.length - max; length <= word.length + max; length++) {
      const candidates = byLength[length] ?? [];
      compared += candidates.length;
      for (const at of candidates) {
        if (countBits((letters[at] ?? 0) ^ own) > 2 * max) continue;
        const candidate = words.at(at);
        if (skipsItself && candidate === word) continue;
        const score = distanceOf(word, bones, { word: candidate, uses: usesOf(at) }, max);
        if (score < Number.POSITIVE_INFINITY) found.push({ word: candidate, score });
      }
    }
    return { found, compared };
  }

  return (word, to) => {
    if (!isCorrectable(word) || correct.has(word)) return { compared: 0 };
    const whole = isBones(word) ? byBones(bonesOf(word)) : undefined;
    if (whole !== undefined) return { word: words.at(whole), compared: 1 };
    const { found, compared } = wordsNear(word, to === "another");
    const [best] = found.toSorted((one, other) => one.score - other.score);
    if (!best) return { compared };
    const furthest = best.score + aboutAsNear;
    const near = found.filter(({ score }) => score <= furthest).map((one) => one.word);
    return { word: best.word, near, compared };
  };
}
