import { numeral } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { mapParts } from "../text-parts.ts";

/** Numbers that sound like another word. */
const heard = new Map([
  ["to", "two"],
  ["too", "two"],
  ["for", "four"],
]);
/** Behind a verb of eating; elsewhere "for snacks" and "to" are what they are. */
const homophone = sparing(
  /(\b(?:had|have|ate|eat|eating|got|drank) )(to|too|for) (?!snacks\b)(\p{L}+(?: \p{L}+)?)/giu,
);
/** "… and to slices of bacon", where the first number was heard so. */
const further = /(\band )(to|too|for) (?!snacks\b)(\p{L}+(?: \p{L}+)?)/giu;
/** Where a food with an amount of its own may begin. */
const nextAmount = new RegExp(
  String.raw` (?=(?:an?(?! la\b)|${numeral}|half an?|some) \p{L}|\d{1,3}(?:[./]\d{1,2})? ?\p{L})`,
  "giu",
);
/** Whoever writes commas or ends a sentence doesn't leave them out elsewhere. */
const punctuated = /[,;:\n(]|[.!?](?:\s|$)/;
const longest = 400;

interface Foods {
  isName(text: string): boolean;
  /** Whether a word is a measure: "cups". */
  isMeasure(word: string): boolean;
}

/**
 * What a voice was heard to say, as it would be written: "I had to eggs" is two of them, and "two
 * eggs a banana and coffee" has a comma, as has "4 egg whites 1 cup spinach".
 */
export function asWritten(text: string, { isName, isMeasure }: Foods): string {
  if (text.length > longest) return text;
  const isCounted = (words: string) => {
    const [first = ""] = words.split(" ");
    return /s$/i.test(first) && (isName(first) || isMeasure(first) || isName(words));
  };
  const asCount = (said: string, before: string, word: string, after: string) =>
    isCounted(after) ? `${before}${heard.get(word.toLowerCase()) ?? word} ${after}` : said;
  const first = text.replace(homophone, asCount);
  const counted = first === text ? text : first.replace(further, asCount);
  const foods = { isName, isMeasure };
  if (punctuated.test(counted)) {
    return mapParts(counted, /([,;:\n(]|[.!?](?=\s|$))/, (chunk) => countedRow(chunk, foods));
  }
  const pieces = counted.split(nextAmount);
  return pieces.reduce((all, piece, at) => {
    const before = pieces[at - 1] ?? "";
    // Behind a food a number may tell how large it was: "1 pizza 12 inches".
    const begins =
      !/^\d/.test(piece) || isWholeFood(piece.replace(open, ""), { isName, isMeasure });
    const isNext = begins && isWholeFood(before, { isName, isMeasure });
    return `${all}${isNext ? "," : ""} ${piece}`;
  });
}

/** "Sweets: 2 kaju katli 1 ladoo": a row of nothing but counted foods. */
function countedRow(chunk: string, foods: Foods): string {
  const pieces = chunk.trim().split(nextAmount);
  const isRow = pieces.length > 1 && pieces.every((piece) => isWholeFood(piece, foods));
  return isRow ? chunk.replace(chunk.trim(), pieces.join(", ")) : chunk;
}

const amount = new RegExp(
  String.raw`^(?:(?:an?|${numeral}|half an?|some|\d+(?:[.,/]\d+)?) |\d+(?:[.,/]\d+)?(?=\p{L}))(?:\p{L}+ of )?`,
  "iu",
);

/** A piece that goes on with the next one. */
const open =
  / (?:and|with|on|of|or|plus|at|in|for|to|by|from|about|around|over|than|as|like|after|before|an?|the|my|some)$/i;

/** Whether a piece is an amount and a food, and nothing else. */
function isWholeFood(piece: string, { isName, isMeasure }: Foods): boolean {
  const [said = ""] = amount.exec(piece) ?? [];
  if (said === "" || open.test(piece)) return false;
  const name = piece.slice(said.length).trim();
  const [measure = "", ...rest] = name.split(" ");
  return isName(name) || (isMeasure(measure) && isName(rest.join(" ")));
}
