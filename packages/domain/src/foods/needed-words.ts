/**
 * Patterns are many, and a text has words for few of them. What a text needs to match one is read
 * off the pattern: `\bwith (?:fries|chips)\b` needs "with " and one of "fries" and "chips". To look
 * for these is cheap, while the pattern itself has to be compiled at its first turn (a quarter of a
 * millisecond to many, on a slow phone ten times that), and is then tried at every letter.
 */
export type Need =
  | string
  | { readonly every: readonly Need[] }
  | { readonly some: readonly Need[] };

/** Tells of texts in small letters whether they may match a pattern, read at the first of them. */
export function openNeed(source: string): (text: string) => boolean {
  let need: Need | undefined;
  return (text) => isMetBy((need ??= neededWords(source)), text);
}

/** Whether a text has all words that a pattern can't match without; if not, it need not be tried. */
export function isMetBy(need: Need, text: string): boolean {
  if (typeof need === "string") return text.includes(need);
  if ("every" in need) return need.every.every((one) => isMetBy(one, text));
  return need.some.some((one) => isMetBy(one, text));
}

/** What a text in small letters needs to match a pattern, given as its source. */
export function neededWords(source: string): Need {
  return alternatives({ source, at: 0 });
}

interface Reader {
  readonly source: string;
  at: number;
}

const nothing: Need = { every: [] };

/** What a group needs, read up to its end: what one of its alternatives does. */
function alternatives(reader: Reader): Need {
  const some: Need[] = [];
  do some.push(sequence(reader));
  while (reader.source[reader.at++] === "|");
  const [only = nothing, ...others] = some;
  if (others.length === 0) return only;
  return some.includes(nothing) ? nothing : { some };
}

/** What one alternative needs: each of its words and groups that can't be left out. */
function sequence(reader: Reader): Need {
  const every: Need[] = [];
  let word = "";
  const wordEnds = () => {
    if (word) every.push(word);
    word = "";
  };
  while (!isEnd(reader)) {
    const letters = stepOver(reader, plainLetters);
    // A backslash marks some as letters: "\\.", "\\(".
    word += letters.replaceAll("\\", "").toLowerCase();
    if (letters || stepOver(reader, place)) continue;
    wordEnds();
    const need = next(reader);
    const times = stepOver(reader, repetition);
    if (need !== nothing && !mayBeAbsent(times)) every.push(need);
  }
  wordEnds();
  const [only = nothing, ...others] = every;
  return others.length === 0 ? only : { every };
}

const isEnd = ({ source, at }: Reader) =>
  at >= source.length || source[at] === "|" || source[at] === ")";
const mayBeAbsent = (times: string) =>
  times.startsWith("*") || times.startsWith("?") || times.startsWith("{0");

/** Letters up to one that is repeated or may be left out. */
const plainLetters = /(?:[^\\.[\](){}|*+?^$]|\\[^a-zA-Z\d])+(?![*+?{])/y;
/** What has no width: the words at both its sides are one. */
const place = /\\[bB]|[$^]/y;
const repetition = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const opening = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
/** One of many letters, or what was matched before. */
const anyLetter = /\.|\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|k<\w+>|u[\da-f]{4}|[a-zA-Z\d])/y;
/** A letter alone, or marked as one by a backslash: "\.", "\(". */
const letter = /\\?[^]/y;

/** What a pattern finds at the reader's place, and "" for nothing. */
function stepOver(reader: Reader, pattern: RegExp): string {
  const { source, at } = reader;
  pattern.lastIndex = at;
  if (!pattern.test(source)) return "";
  reader.at = pattern.lastIndex;
  return source.slice(at, reader.at);
}

/** What a group needs, or a single letter; what must not stand somewhere is no need. */
function next(reader: Reader): Need {
  const open = stepOver(reader, opening);
  if (!open)
    return stepOver(reader, anyLetter) ? nothing : stepOver(reader, letter).slice(-1).toLowerCase();
  const need = alternatives(reader);
  return open.endsWith("!") ? nothing : need;
}
