/** What is said of when something was eaten, and is in names, too. */
const meal = /^(?:breakfast|brunch|lunch|dinner|supper|snack|meal|dessert|energy)s?$/i;
/** No name begins or ends with these. */
const between = /^(?:an?|the|and|or|with|of|for|in|on|at|to|from|my|some)$/i;
/** Longer names aren't looked for. */
const longest = 6;
/** Before a name that begins with a meal: "a breakfast burrito", but "for breakfast eggs". */
const mayBegin = /^(?:an?|the|one|two|three|half|of|and|with|some|\d+)$/i;

interface Kept {
  text: string;
  /** A text with the names put back. */
  restored(text: string): string;
}

/**
 * A text with the names that have a meal in them replaced by words that no rule reads: a full English
 * breakfast is a food, and "breakfast" elsewhere tells when.
 */
export function withMealNamesKept(text: string, isName: (text: string) => boolean): Kept {
  const names: string[] = [];
  const said = text.match(/[\p{L}\p{N}'&%-]+|[^\p{L}\p{N}'&%-]+/gu) ?? [];
  const isMeal = said.map((piece) => meal.test(piece));
  const kept: string[] = [];
  for (let at = 0; at < said.length; at++) {
    const end = isMeal.some(Boolean) ? endOfName(said, isMeal, at, isName) : at;
    if (end === at) {
      kept.push(said[at] ?? "");
      continue;
    }
    kept.push(tokenOf(names.length));
    names.push(said.slice(at, end).join(""));
    at = end - 1;
  }
  return {
    text: kept.join(""),
    restored: (told) => names.reduce((one, name, at) => one.replace(tokenOf(at), name), told),
  };
}

const tokenOf = (at: number) => `qx${String.fromCharCode(97 + (at % 26))}q`;

/** Where a name with a meal in it ends that begins at a place; that place if none does. */
function endOfName(
  said: readonly string[],
  isMeal: readonly boolean[],
  at: number,
  isName: (text: string) => boolean,
): number {
  const isFirst = isMeal[at] === true;
  const first = said[at] ?? "";
  if (!/^[\p{L}\p{N}]/u.test(first) || between.test(first)) return at;
  if (isFirst && !mayBegin.test(said[at - 2] ?? "")) return at;
  for (let count = longest; count > 1; count--) {
    const end = at + 2 * count - 1;
    const name = said.slice(at, end);
    const isPhrase = end <= said.length && name.every((piece, n) => n % 2 === 0 || piece === " ");
    if (
      isPhrase &&
      !between.test(name.at(-1) ?? "") &&
      isMeal.slice(at, end).includes(true) &&
      isName(name.join(""))
    )
      return end;
  }
  return at;
}
