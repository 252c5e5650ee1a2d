/**
 * The number of edits (insert, delete, replace, swap of neighbours) between two words, or
 * `most + 1` once it is clear that there are more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      }
      current.push(edits);
      if (edits < best) best = edits;
    }
    if (best > most) return most + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

/** Longest word that is worth correcting: nobody mistypes forty letters into a food. */
const longestWord = 20;

/** A bit for each letter in the word, to tell most words apart without comparing them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The words that names are made of, each with the names it occurs in. */
export type KnownWords = ReadonlyMap<string, { readonly names: readonly number[] }>;

export type Corrector = (word: string) => string | undefined;

/**
 * Finds the known word that a word was probably meant to be: one edit away for short words, up to
 * two for longer ones; the more frequent of equally near ones.
 */
export function createCorrector(known: KnownWords): Corrector {
  const byLength: { word: string; letters: number; uses: number }[][] = [];
  for (const [word, uses] of known) {
    if (word.length < 3 || word.length > longestWord + 2 || /\d/.test(word)) continue;
    byLength[word.length] ??= [];
    byLength[word.length]?.push({ word, letters: lettersOf(word), uses: uses.names.length });
  }

  return (word) => {
    if (word.length < 4 || word.length > longestWord || /\d/.test(word)) return undefined;
    const most = word.length >= 7 ? 2 : 1;
    const letters = lettersOf(word);
    const start = word.charAt(0);
    let best: string | undefined;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of byLength[length] ?? []) {
        if (countBits(candidate.letters ^ letters) > 2 * most) continue;
        const sameStart = candidate.word.startsWith(start);
        const edits = editDistance(word, candidate.word, most);
        if (edits > most || (edits > 1 && !sameStart)) continue;
        const frequency = Math.min(0.3, Math.log10(1 + candidate.uses) / 10);
        const score = edits + (sameStart ? 0 : 0.4) - frequency;
        if (score < bestScore) {
          bestScore = score;
          best = candidate.word;
        }
      }
    }
    return best;
  };
}
