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
const longestWord = 24;

/**
 * The known word that `word` was probably meant to be: one edit away for short words, up to two
 * for longer ones; the more frequent of equally near ones. Undefined when there is none.
 */
export function correctWord(
  word: string,
  known: ReadonlyMap<string, { length: number }>,
): string | undefined {
  if (word.length < 4 || word.length > longestWord || /\d/.test(word)) return undefined;
  const most = word.length >= 7 ? 2 : 1;
  let best: string | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const [candidate, uses] of known) {
    if (Math.abs(candidate.length - word.length) > most || /\d/.test(candidate)) continue;
    const sameStart = candidate[0] === word[0];
    const edits = editDistance(word, candidate, most);
    if (edits > most || (edits > 1 && !sameStart)) continue;
    const score = edits + (sameStart ? 0 : 0.4) - Math.min(0.3, Math.log10(1 + uses.length) / 10);
    if (score < bestScore) {
      bestScore = score;
      best = candidate;
    }
  }
  return best;
}
