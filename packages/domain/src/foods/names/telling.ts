import type { NameIndex } from "./name-index.ts";
import { plainText } from "./plain-text.ts";
import { holds } from "./postings.ts";
import type { Query } from "./query.ts";

/** What follows tells what is in it, never what it is: "with calcium". */
const joint = /\b(?:with|without|no|plus)\b/;

/**
 * Tells whether what a name shares with the query says which food it is, for names that lack some of
 * it: "Mott's plus" is no bar because that is called "plus", and "crispy crowns" is no broccoli. A
 * word that a food is called by alone does, and so do two words that are a name together.
 */
export function openTelling(
  { names, postings, exact, naming, vocabulary }: NameIndex,
  { weights, head }: Query,
  text: string,
): (at: number) => boolean {
  const plain = plainText(text);
  const end = plain.search(joint);
  // "Bowl with chicken" is one, "Zorbix with almonds" could be anything.
  const isOpen = end > 0 && !postings.has(head);
  const before = vocabulary.wordsOf(isOpen ? plain.slice(0, end) : plain);
  const has = (word: string, at: number) => holds(postings.get(word)?.names, at);
  const isForm = (word: string) => vocabulary.standIns.has(word);
  // "Eggs road" is no rocky road, whose last word any road may be.
  const isTalk = (word: string) => vocabulary.spoken.has(word) && !exact.has(word);
  const isName = (word: string) => !vocabulary.shapes.has(word) && !isForm(word) && !isTalk(word);
  const tells = (word: string) =>
    (exact.has(word) || naming.has(word)) && !isForm(word) && !isTalk(word);
  return (at) => {
    if (names.headAt(at) === head && isName(head)) return true;
    const words = [...weights.keys()].filter((word) => has(word, at));
    const first = words.filter((word) => before.includes(word));
    if (first.some(tells)) return true;
    return first.some((word, place) => exact.has(`${word} ${first[place + 1]}`));
  };
}
