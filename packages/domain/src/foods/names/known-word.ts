import type { Catalogue } from "../catalogue.ts";

/** Whether a word is one of some food's name, or of common English. */
export function isKnownWord({ vocabulary, energyByWords }: Catalogue, word: string): boolean {
  const words = vocabulary.wordsOf(word);
  return words.some((one) => vocabulary.spoken.has(one)) || energyByWords(words) !== undefined;
}
