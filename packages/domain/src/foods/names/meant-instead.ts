import type { CalculationOutcome } from "../calculation.ts";
import type { Catalogue } from "../catalogue.ts";
import { editDistance } from "./spelling.ts";

/**
 * What a text was meant to say, where nothing fits what it says: "choped liver Jewish style". One word
 * of several is misspelt, by one letter, and with it right the food is found well. "Carpool line" is no
 * "carrot line", and no row of foods is one.
 */

/** Less sure than this of what is found for a text as it is spelt, it may be misspelt. */
const leastAsSpelt = 0.5;
/** So sure at least a food is of the text with the word put right. */
const leastMeant = 0.4;
/** How sure a food is at most that is found so, and by how much less. */
const asMeant = { most: 0.6, share: 0.8 };
const longest = 5;
/** Shorter words have too many like them. */
const leastLetters = 5;

/** One letter, and not the first. */
const isSlip = (word: string, right: string): boolean =>
  word.length >= leastLetters &&
  right.startsWith(word.charAt(0)) &&
  editDistance(word, right, 1) <= 1;

/** A text with the one of its words that is misspelt put right; undefined if none is, or several are. */
export function withSlipRight(catalogue: Catalogue, typed: string): string | undefined {
  const words = typed.toLowerCase().split(" ");
  if (words.length < 2 || words.length > longest || /\d/.test(typed)) return undefined;
  const meant = catalogue.spelt(typed).toLowerCase();
  const others = meant.split(" ");
  const changed = words.flatMap((word, at) => (word === others[at] ? [] : [at]));
  const [at = 0] = changed;
  const rest = catalogue.vocabulary.wordsOf(words.toSpliced(at, 1).join(" "));
  const isOne = changed.length === 1 && others.length === words.length && rest.length > 0;
  return isOne && isSlip(catalogue.vocabulary.stem(words[at] ?? ""), others[at] ?? "")
    ? meant
    : undefined;
}

export function meantInstead(
  catalogue: Catalogue,
  typed: string,
  found: CalculationOutcome,
  calculated: (name: string) => CalculationOutcome,
): CalculationOutcome | undefined {
  const sure = found.ok ? found.calculation.confidence : 0;
  const meant = sure < leastAsSpelt ? withSlipRight(catalogue, typed) : undefined;
  const outcome = meant === undefined ? undefined : calculated(meant);
  if (!outcome?.ok || outcome.calculation.confidence < leastMeant) return undefined;
  const { calculation } = outcome;
  const confidence = Math.min(asMeant.most, calculation.confidence * asMeant.share);
  return confidence > sure
    ? { ...outcome, calculation: { ...calculation, confidence } }
    : undefined;
}
