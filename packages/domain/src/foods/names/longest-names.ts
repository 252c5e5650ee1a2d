/** The names that words in a row are, each the longest that begins there; undefined if a word is of none. */
export function longestNames(
  words: readonly string[],
  isName: (text: string) => boolean,
  /** Words that a name has at most. */
  longest: number,
): string[] | undefined {
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = Math.min(words.length, at + longest);
    while (end > at && !isName(words.slice(at, end).join(" "))) end--;
    if (end === at) return undefined;
    names.push(words.slice(at, end).join(" "));
    at = end;
  }
  return names;
}
