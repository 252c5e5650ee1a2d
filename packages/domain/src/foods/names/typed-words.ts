import { longestSentence } from "../limits.ts";
import type { NameIndex } from "./name-index.ts";
import { plainText } from "./plain-text.ts";
import { isUsed, openMeanings, withWordsMeant } from "./words-meant.ts";

/** Longer texts tell more than a name, and correcting costs. */
const longestSpelt = 60;
/** So many words are compared at most to spell a text. */
const speltEffort = 400_000;
/** Two words that are typed as one have at least and at most so many letters each. */
const shortestPart = 3;
const longestPart = 15;
const mayBeTwo = new RegExp(String.raw`\p{L}{${2 * shortestPart},}`, "gu");
/** A word with the marks behind it. */
const wordAndMarks = /^(\p{L}+)([,.;:)]*)$/u;

/** Puts right how single words of a text are typed. */
export interface TypedWords {
  /** The text with misspelt words as they are spelt: "avacado". */
  spelt(text: string): string;
  /** The text with the spaces of names: "soysauce" has one too few, "blue berries" one too many. */
  spaced(text: string): string;
}

export function openTypedWords(
  index: () => NameIndex,
  isName: (text: string) => boolean,
): TypedWords {
  /** Whether two words are one: "water melon". `before`: the words of the text before them. */
  function isOneWord(first: string, second: string, before: readonly string[]): boolean {
    const { brands, cooked, keyOf, spoken, stem, usual } = index().vocabulary;
    const word = first + second;
    if (word.length < 2 * shortestPart || !isName(word) || isName(`${first} ${second}`)) {
      return false;
    }
    // "No salt" isn't NoSalt, "pure fruit" no maker's name, and "egg, hard boiled" is an egg.
    if (usual.has(first) || cooked.has(second) || brands.has(stem(word))) return false;
    if (index().exact.isDecided(keyOf(word))) return false;
    if (spoken.has(stem(first)) && spoken.has(stem(second))) return false;
    // "Peanut butter crunch"
    return !isName(`${before.at(-1)} ${first}`);
  }

  function withPartsJoined(text: string): string {
    const words = text.split(" ");
    for (let at = words.length - 1; at > 0; at--) {
      const [first = "", second = ""] = words.slice(at - 1, at + 1);
      const [, ahead = ""] = wordAndMarks.exec(second) ?? [];
      if (ahead === "" || !/^\p{L}{2,}$/u.test(first)) continue;
      const [one, other] = [plainText(first), plainText(ahead)];
      // Foods in a row: "toast butter milk".
      if (words.length > 2 && isName(one) && isName(other)) continue;
      if (isOneWord(one, other, words.slice(0, at - 1))) words.splice(at - 1, 2, first + second);
    }
    return words.join(" ");
  }

  /** The word, or the two that are a name: "soysauce". */
  function withSpace(word: string): string {
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const parts = `${word.slice(0, cut)} ${word.slice(cut)}`;
      if (isName(parts)) return parts;
    }
    return word;
  }

  function isTwoWords(word: string, text: string): boolean {
    const { brands, spoken, stem } = index().vocabulary;
    const plain = stem(plainText(word));
    // "Musselman's" sells no mussels.
    if (word.length > 2 * longestPart || brands.has(plain) || spoken.has(plain)) return false;
    // Longer names may have it as it is: "Silk almondmilk yogurt".
    return word === text || !isUsed(index(), word);
  }

  return {
    spelt(text) {
      const said = text.slice(0, longestSpelt);
      const words = index().vocabulary.wordsOf(said);
      return withWordsMeant(index(), said, openMeanings(index(), words, { left: speltEffort }));
    },
    spaced(text) {
      if (isName(text)) return text;
      return withPartsJoined(text.slice(0, longestSentence)).replace(mayBeTwo, (word) =>
        isTwoWords(word, text) ? withSpace(word) : word,
      );
    },
  };
}
