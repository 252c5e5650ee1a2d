/** What is said of when something was eaten, and is in names, too. */
const meal = /\b(?:breakfast|brunch|lunch|dinner|supper|snack|meal|dessert|energy)s?\b/i;
/** How many of it, or its energy, behind a food: "granola with milk x2", "pasta with pesto (250 kcal)". */
const behind =
  /^,? ?(?:x ?(\d{1,2})|\(?(?:about |~ ?)?(\d{2,4}) ?(?:k?cals?|calories)\b\)?)(?=[,;.\n]|$| and | with )/i;
const saysBehind = / x ?\d|\d ?(?:k?cal|calorie)/i;
/** What may be a verb or an adverb, too: "sauteed spinach", "jelly", "back bacon". */
const telling =
  /(?:ed|ly|ing)$|^(?:back|boost|great|party|simply|snack|take|take-?away|yum|zero|no|light|naked)$/i;
/** Behind these a food is named: "I had sauteed spinach", but "I sauteed spinach". */
const eaten = /^(?:had|have|having|'ve|i've|we've|ate|eat|eating|eaten|drank|got|was|were)$/i;
/** What others read by its words: "scrambled eggs" are two. */
const readOtherwise = /\beggs?$/i;
/** Longer names aren't looked for. */
const longest = 8;
/** Before a name that begins with a meal: "a breakfast burrito", but "for breakfast eggs". */
const mayBegin = /^(?:an?|the|one|two|three|half|of|and|with|some|\d+)$/i;
/** No name begins or ends with these. */
const between = /^(?:an?|the|and|or|with|of|for|in|on|at|to|from|my|some)$/i;

interface Kept {
  text: string;
  /** A text with the names put back. */
  restored(text: string): string;
}

/**
 * A text with names replaced by words that no rule reads, if they have a meal in them, begin with what
 * may be a verb, or how much of them stands behind: a full English breakfast is a food, though
 * "breakfast" elsewhere tells when, sauteed spinach is what "I had", and of "pasta with pesto (250
 * kcal)" so many are not of the pesto.
 */
export function withNamesKept(text: string, isName: (text: string) => boolean): Kept {
  const names: string[] = [];
  const said = text.match(/[\p{L}\p{N}'&%-]+|[^\p{L}\p{N}'&%-]+/gu) ?? [];
  const saysMore = saysBehind.test(text);
  let kept = "";
  for (let at = 0; at < said.length; ) {
    const name = nameFrom(said, at, { isName, saysMore });
    if (!name) {
      kept += said[at] ?? "";
      at += 1;
      continue;
    }
    const token = tokenOf(names.length);
    const [before, after] = amountOf(name.amount);
    kept += `${before}${token}`;
    names.push(name.text);
    at = name.end;
    // What is left of the piece that the amount ended in.
    for (let left = after; left > 0 && at < said.length; at++) {
      const piece = said[at] ?? "";
      kept += piece.slice(left);
      left -= piece.length;
    }
  }
  return {
    text: kept,
    restored: (told) => names.reduce((one, name, at) => one.replace(tokenOf(at), name), told),
  };
}

const tokenOf = (at: number) => `qx${String.fromCharCode(97 + (at % 26))}q`;

/** What goes before a name instead of what stands behind it, and how long that is. */
function amountOf(amount: RegExpExecArray | null): readonly [before: string, length: number] {
  if (!amount) return ["", 0];
  const [said, times, kcal] = amount;
  return [times === undefined ? `${kcal} kcal of ` : `${times} `, said.length];
}

/** The longest name that begins at a place and is to be kept; `saysMore`: an amount stands behind some. */
function nameFrom(
  said: readonly string[],
  at: number,
  { isName, saysMore }: { isName: (text: string) => boolean; saysMore: boolean },
) {
  const first = said[at] ?? "";
  if (!/^[\p{L}\p{N}]/u.test(first) || between.test(first)) return undefined;
  const mayBeMeal = !meal.test(first) || mayBegin.test(said[at - 2] ?? "");
  const isTold = telling.test(first) && said[at - 1] === " " && eaten.test(said[at - 2] ?? "");
  for (let count = longest; count > 0; count--) {
    const end = at + 2 * count - 1;
    const name = said.slice(at, end);
    const isPhrase = end <= said.length && name.every((piece, n) => n % 2 === 0 || piece === " ");
    if (!isPhrase || between.test(name.at(-1) ?? "")) continue;
    const text = name.join("");
    const mayHaveAmount = saysMore && / (?:and|with|in|on|&) /.test(text);
    const isMeal = count > 1 && mayBeMeal && meal.test(text);
    const isKept = isMeal || (isTold && !readOtherwise.test(text));
    if ((!isKept && !mayHaveAmount) || !isName(text)) continue;
    const amount = mayHaveAmount ? behind.exec(said.slice(end).join("")) : null;
    if (amount || isKept) return { text, end, amount };
  }
  return undefined;
}
