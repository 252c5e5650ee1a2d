import type { Effort } from "../effort.ts";
import type { NameIndex } from "./name-index.ts";
import { plainText } from "./plain-text.ts";

/** Corrects each word once, as long as the effort lasts. `words` are all that were typed. */
export function openMeanings(
  index: NameIndex,
  words: readonly string[],
  effort: Effort,
): (word: string) => string | undefined {
  const corrected = new Map<string, string | undefined>();
  return (word) => {
    if (!corrected.has(word) && effort.left > 0) {
      const { word: meant, near = [], compared } = index.correct(word);
      effort.left -= compared;
      const others = words.filter((other) => other !== word);
      const alike = near.filter((one) => one !== meant && one.startsWith(word.charAt(0)));
      const told = meant && toldByOthers(index, [meant, ...alike], others);
      const sounding = () => (index.vocabulary.spoken.has(word) ? undefined : index.sounding(word));
      corrected.set(word, told ?? meant ?? sounding());
    }
    return corrected.get(word);
  };
}

/** In so many times as many names a word is the likelier one. */
const surelyMore = 3;

/**
 * Which of some words is in most names together with the others, if the first hardly is: "frech toast"
 * is French rather than fresh. Undefined if none is.
 */
function toldByOthers(
  { postings }: NameIndex,
  [first = "", ...near]: readonly string[],
  others: readonly string[],
): string | undefined {
  if (near.length === 0 || others.length === 0) return undefined;
  const among = others.map((word) => new Set(postings.get(word)?.names));
  const sharedBy = (word: string): number => {
    const names = [...(postings.get(word)?.names ?? [])];
    return names.filter((name) => among.some((all) => all.has(name))).length;
  };
  const shared = near.map((word) => ({ word, names: sharedBy(word) }));
  const most = shared.toSorted((one, other) => other.names - one.names)[0];
  return most && most.names > sharedBy(first) * surelyMore ? most.word : undefined;
}

/** Whether some name has the word. */
export const isUsed = ({ postings, vocabulary }: NameIndex, word: string): boolean =>
  vocabulary.wordsOf(word).every((one) => postings.has(one));

/** A text with its misspelt words as they are meant, so that "redced fat" is reduced fat. */
export function withWordsMeant(
  index: NameIndex,
  text: string,
  correct: (word: string) => string | undefined,
): string {
  const { vocabulary } = index;
  const isKnown = (word: string) => vocabulary.saysState(word) || isUsed(index, word);
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const plain = plainText(word);
    const meant = isKnown(word) ? undefined : correct(vocabulary.stem(plain));
    // "Bout" isn't "out", whatever is found by it.
    return meant?.startsWith(plain.charAt(0)) ? meant : word;
  });
}
