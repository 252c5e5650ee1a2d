import { sparing } from "../../sparing-pattern.ts";

/**
 * One side that took the place of another: "burger and fries, swapped fries for salad", "onion rings
 * instead of fries". What it replaced wasn't eaten.
 */

const word = String.raw`(?!(?:and|with|but|a|an|the|my|some|for|instead|swapped|swap|switched|sub|subbed)\b)\p{L}[\p{L}'-]*`;
const food = String.raw`(?:an? |the |my |some )?(${word}(?: ${word}){0,2})`;
const ends = String.raw`(?=[,.;\n]|$| (?:and|with|plus)\b)`;
/** "Onion rings instead of fries" */
const insteadOf = sparing(
  String.raw`(?:,? (?:but |with |and )?|^)${food} (?:instead of|in place of|rather than) ${food}${ends}`,
  "iu",
);
/** "Swapped fries for salad", "fries swapped for salad" */
const swapped = sparing(
  String.raw`,? (?:but |and )?(?:i )?(?:(?:swap(?:ped)?|switch(?:ed)?|trad(?:ed?)) (?:out )?${food}|${food} (?:swapped|switched)(?: out)?) for ${food}${ends}`,
  "iu",
);
const size = "(?:small |medium |large |regular )";

/** The text before the swap without what was replaced; undefined if that isn't told there. */
function withoutReplaced(before: string, old: string): string | undefined {
  const head = old.split(" ").at(-1) ?? old;
  const replaced = new RegExp(
    String.raw`(?:,| and| with|,? \+)? ?(?:an? |the |some )?${size}?(?:french )?\b${head.replaceAll("-", "\\-")}\b`,
    "iu",
  );
  const rest = before.replace(replaced, "");
  return rest === before || rest.trim() === "" ? undefined : rest;
}

/** A text without the foods that others took the place of. */
export function withSwaps(text: string): string {
  const instead = insteadOf.exec(text);
  const found = instead ?? swapped.exec(text);
  if (!found) return text;
  const [said, one = "", two = "", three = ""] = found;
  const [taken, old] = instead ? [one, two] : [three, one || two];
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + said.length);
  // A meal's drink stands behind the fries already.
  const rest = withoutReplaced(before, old);
  if (rest !== undefined) return `${rest}, ${taken}${behind}`;
  const later = withoutReplaced(behind, old);
  return later === undefined ? text : `${before}, ${taken}${later}`;
}
