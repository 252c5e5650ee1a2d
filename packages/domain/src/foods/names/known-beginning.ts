import type { Catalogue } from "../catalogue.ts";
import type { KnownPart } from "./known-part.ts";

/** Further words behind one that is a name by itself are a sentence. */
const mostBehind = { oneWord: 2, more: 4 };
/** What goes on with a sentence, or makes another thing of a food: "egg timer", "coffee table". */
const goesOn =
  /^(?:is|are|am|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|went|goes|came|makes?|made|gave|gives|got|says?|said|of|table|timer|machine|shop|house|cup|glass|plate|bowl|tree|farm|break|time|day|party|smell|smells|smelled|colou?red|color|allergy|allergies|allergic|diet|free|price|prices|recipe|recipes|store|maker|pan|pot|pots|spoon|knife|stain|skin|cream|oil|and|or|but|the|a|an)$/i;

/**
 * The food that a text begins with, if nothing is known of the whole: "pot noodle chicken mushrom"
 * is at least a pot noodle, "twix both fingers" a Twix.
 */
export function knownBeginning(
  { isName, search, vocabulary }: Catalogue,
  text: string,
  limit: number,
): KnownPart | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  for (let at = words.length - 1; at > 0; at--) {
    const name = words.slice(0, at).join(" ");
    const isOne = vocabulary.wordsOf(name).length < 2;
    const behind = words.length - at;
    if (behind > (isOne ? mostBehind.oneWord : mostBehind.more)) return undefined;
    if (name.length < 3 || !isName(name) || goesOn.test(words[at] ?? "")) continue;
    const matches = search(name, limit);
    return matches[0] && { name, matches };
  }
  return undefined;
}
