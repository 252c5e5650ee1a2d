import type { Catalogue, FoodMatch } from "../catalogue.ts";
import type { KnownPart } from "./known-part.ts";
import { plainText } from "./plain-text.ts";

/** A score from which on a tail is surely found. */
const sureScore = 0.72;
/** Further words before a food aren't a maker's. */
const mostBefore = 4;
/** Tails that are searched for, besides those that are names. */
const mostSearched = 2;
/** What speaks of somebody rather than names a maker. */
const talk =
  /^(?:you|your|he|she|it|its|is|are|am|was|were|be|do|did|have|had|has|they|we|who|what|not?|never|son|room|fake|pet|dog|cat|gave|bought)$/;

/** What a name is of, and what follows "with", "in" and the like. */
export function partsOf(text: string): { words: readonly string[]; after: string } {
  const end = text.search(/[,;(]|\b(?:with|in|on|without|no|made|topped|filled|from)\b/i);
  const main = end < 0 ? text : text.slice(0, end);
  return {
    words: main.split(/\s+/).filter((word) => word !== ""),
    after: end < 0 ? "" : text.slice(end),
  };
}

/**
 * The food that a name ends in, if nothing is known of what stands before it: "Jenny's Cuisine
 * banana bran muffin" is a banana bran muffin. One word alone only counts behind a maker's name.
 */
export function knownTail(
  catalogue: Catalogue,
  text: string,
  limit: number,
): KnownPart | undefined {
  const { words, after } = partsOf(text);
  const most = Math.min(words.length - 1, mostBefore);
  let searches = mostSearched;
  for (let at = 1; at <= most; at++) {
    const before = words.slice(0, at);
    const tail = words.slice(at).join(" ");
    if (!mayStandBefore(catalogue, before.at(-1) ?? "") || catalogue.isDescription(tail)) {
      return undefined;
    }
    const isAlone = catalogue.vocabulary.wordsOf(tail).length < 2;
    if (isAlone && !before.some((word) => isMaker(catalogue, word))) return undefined;
    if (!catalogue.isName(tail) && (isAlone || searches-- <= 0)) continue;
    const found = findSurely(catalogue, tail, after, limit);
    if (found) return found;
  }
  return undefined;
}

/** A food before a food makes it another, "gooseberry pie"; and "you" is no maker. */
function mayStandBefore({ vocabulary, isName }: Catalogue, word: string): boolean {
  const plain = plainText(word);
  if (talk.test(plain)) return false;
  return !isName(word) || vocabulary.brands.has(vocabulary.stem(plain));
}

/** What the tail surely is, if possible with what follows it. */
function findSurely(
  { vocabulary, search }: Catalogue,
  tail: string,
  after: string,
  limit: number,
): KnownPart | undefined {
  const last = vocabulary.wordsOf(tail).at(-1) ?? "";
  for (const name of new Set([`${tail} ${after}`.trim(), tail])) {
    const matches = search(name, limit);
    const [match] = matches;
    if (!match || match.by === "spelling" || match.score < sureScore) continue;
    // "Bambino stage 2" isn't what some other stage 2 is of.
    if (vocabulary.wordsOf(match.name).includes(last)) return { name, matches };
  }
  return undefined;
}

const isKnown = (match: FoodMatch | undefined) => match !== undefined && match.by !== "spelling";

/** A name that no food has: "Jenny's", "Zorbix". */
function isMaker({ vocabulary, search }: Catalogue, word: string): boolean {
  const plain = vocabulary.stem(plainText(word));
  if (vocabulary.brands.has(plain)) return true;
  return /['’]s$/i.test(word) || (!vocabulary.spoken.has(plain) && !isKnown(search(word, 1)[0]));
}
