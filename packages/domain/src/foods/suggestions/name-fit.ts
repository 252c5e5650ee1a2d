import { plainText } from "../names/plain-text.ts";
import { editDistance } from "../names/spelling.ts";

/** A name, ready to be compared with what is typed. */
export interface PreparedName {
  name: string;
  /** Its words in small letters, joined by spaces. */
  plain: string;
}

/** What has been typed so far, ready to be compared. */
export interface Beginning {
  plain: string;
  /** All but the last are whole words. */
  words: readonly string[];
}

/** Most names, of which there are thirty thousand, are plain as they are. */
const isPlain = (name: string) => /^[a-z\d%]+(?: [a-z\d%]+)*$/.test(name);
const plainWords = (text: string) => plainText(text).match(/[\p{L}\p{N}%]+/gu) ?? [];

/** A name's words in small letters. */
export const nameWords = (name: string): string[] =>
  isPlain(name) ? name.split(" ") : plainWords(name);

export function prepareName(name: string): PreparedName {
  // One text instead of two equal ones.
  return { name, plain: isPlain(name) ? name : plainWords(name).join(" ") };
}

/** The words of a plain name. */
export const plainNameWords = (plain: string): string[] => plain.split(" ");

/** Letters and words of a text that are looked at: nobody types more to find a food. */
const longest = { letters: 60, words: 6 };

export function readBeginning(typed: string): Beginning {
  const words = plainWords(typed.slice(0, longest.letters)).slice(0, longest.words);
  return { plain: words.join(" "), words };
}

/** How a beginning fits a name, best first. */
export type Fit = "whole" | "words" | "start" | "later word" | "inside";

/** "rice" is all of "rice", whole words of "rice cake", the start of "ricecream". */
function fitAtStart(plain: string, start: string): Fit | undefined {
  if (!plain.startsWith(start)) return undefined;
  if (plain.length === start.length || plain.slice(start.length) === "s") return "whole";
  return plain[start.length] === " " ? "words" : "start";
}

const hasWord = (words: readonly string[], word: string) =>
  words.some((known) => known === word || known === `${word}s` || `${known}s` === word);

/** How what was typed fits the plain name; undefined if it doesn't. */
export function fitOf(plain: string, typed: Beginning): Fit | undefined {
  const atStart = fitAtStart(plain, typed.plain);
  if (atStart) return atStart;
  const last = typed.words.at(-1) ?? "";
  if (!plain.includes(last)) return undefined;
  const words = plainNameWords(plain);
  const before = typed.words.slice(0, -1);
  if (!before.every((word) => hasWord(words, word))) return undefined;
  return words.some((word) => word.startsWith(last)) ? "later word" : "inside";
}

/** Words that begin like a misspelt one; none for short words, in which any letter decides. */
export function wordsLike(word: string, known: Iterable<string>): Set<string> {
  const like = new Set<string>();
  if (word.length < 4 || word.length > 20) return like;
  const max = word.length >= 7 ? 2 : 1;
  for (const other of known) {
    if (other.charCodeAt(0) !== word.charCodeAt(0) || other.length < word.length - max) continue;
    if (beginsLike(word, other, max)) like.add(other);
  }
  return like;
}

function beginsLike(word: string, other: string, max: number): boolean {
  for (let length = word.length - max; length <= word.length + max; length++) {
    if (length > other.length) break;
    if (editDistance(word, other.slice(0, length), max) <= max) return true;
  }
  return false;
}
