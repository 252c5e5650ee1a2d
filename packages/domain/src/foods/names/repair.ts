import { editDistance } from "./spelling.ts";

export interface RepairNeeds {
  known: KnownWords;
  stem: (word: string) => string;
  correct: (word: string) => string | undefined;
  /** Whether a word isn't two, known or not: "Musselman's" sells no mussels. */
  isWhole: (word: string) => boolean;
}

/** Whether a word occurs in any name. */
type KnownWords = Pick<ReadonlySet<string>, "has">;

/** Repairs run-together, split and misspelt words by the words that occur in names. */
export function repairWords(
  words: readonly string[],
  { known, stem, correct, isWhole }: RepairNeeds,
): { words: string[]; spelling: boolean } {
  const repaired: string[] = [];
  let spelling = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const joined = word + (words[at + 1] ?? " ");
    if (known.has(word)) {
      repaired.push(word);
    } else if (known.has(joined)) {
      repaired.push(joined);
      at++;
    } else {
      const meant = correct(word);
      // "Chikpeas" has one letter too few, "oatmilk" one space.
      const isSlip = meant !== undefined && editDistance(word, meant, 1) <= 1;
      const parts = isWhole(word) ? undefined : splitWord(word, known, stem);
      if (isSlip || (!parts && meant !== undefined)) spelling = true;
      repaired.push(...(isSlip ? [meant] : (parts ?? [meant ?? word])));
    }
  }
  return { words: repaired, spelling };
}

/** "chickenbreast": two known words with the space missing. */
function splitWord(
  word: string,
  known: KnownWords,
  stem: (word: string) => string,
): string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const left = stem(word.slice(0, cut));
    const right = stem(word.slice(cut));
    if (known.has(left) && known.has(right)) return [left, right];
  }
  return undefined;
}
