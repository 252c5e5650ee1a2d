import type { NameIndex } from "./name-index.ts";

/** A word that names the food itself in fewer of its names than this only describes foods. */
const leastNaming = 0.15;
/** Fewer names than this don't tell. */
const fewestNames = 3;
/** A longer text says enough. */
const mostWords = 2;

/**
 * Tells whether a text has nothing but words that describe foods: "sweetened", "brewed", "top". They
 * are in many names, but hardly ever what one is called by. Or nothing but common English.
 */
export function openDescribing({ names, postings, exact, vocabulary, ...index }: NameIndex) {
  const naming = new Map<string, number>();
  for (let at = 0; at < index.firstImported; at++) {
    const head = names.headAt(at) ?? "";
    naming.set(head, (naming.get(head) ?? 0) + 1);
  }
  const isDescribing = (word: string) => {
    const uses = postings.get(word)?.names.length ?? 0;
    return uses >= fewestNames && !exact.has(word) && (naming.get(word) ?? 0) < uses * leastNaming;
  };
  return (text: string): boolean => {
    const words = vocabulary.wordsOf(text);
    if (words.length === 0 || exact.has(words.join(" "))) return false;
    if (words.every((word) => vocabulary.spoken.has(word) && !exact.has(word))) return true;
    return words.length <= mostWords && words.every(isDescribing);
  };
}
