import { readQuantity } from "../../measures/quantity.ts";
import { weight } from "../../measures/weight-words.ts";
import { vessel } from "../told/words.ts";
import { listShared } from "./shared-thing.ts";

const fraction =
  "(?:(?:an?|one) (?:half|third|quarter|fourth|fifth|sixth|eighth|tenth|twelfth)|half|two thirds|three quarters|[1-9]/[2-9]|1/1[0-9])";
/** "1/8 quiche:", "a quarter of the recipe ("; but not "1/2 cup oats (". */
const shareOfList = new RegExp(
  String.raw`(?<=^|[.;,\n] ?|\b(?:had|ate) )(${fraction})(?: of)?(?: (?:an?|the|this|that|my|our))?(?! (?:${vessel}s?|${weight}|tsp|tbsp)\b)(?: \p{L}[\p{L}'-]*){1,4}(?: ?\(|: ?|,? (?:made|which was made) (?:with|from|of) )([^()]*)(?:\)|$)`,
  "giu",
);
const separator = /,\s*(?:and )?|\n| and | \+ |; ?/iu;
/** So many amounts are a recipe's; two of half a thing may be what was eaten: "half a pizza: 2 slices …". */
const least = { half: 3, other: 2 };

/** An amount with its food: 8 and "eggs" of "8 eggs". */
function amountOf(thing: string) {
  const read = readQuantity(thing);
  return read && /^ ?\p{L}/u.test(read.rest) ? read : undefined;
}

/** "Serves 4: …. I had one portion", "…. I ate half of it" */
const eatenOfList = new RegExp(
  String.raw`^\s*(?:(?!(?:recipe|this|serves|makes|for)\b)[^:,.;\n\d()]{3,40}: ?)?(?:(?:recipe|this)?[ (]*(?:serves|makes|for) (?:about )?(\d{1,2}|two|three|four|five|six|eight)(?: (?:people|persons|portions|servings))?\)?[:,.\n] ?)?([^]{5,}?)[.;\n,] ?(?:and |but )?(?:i |we )?(?:only |just )?(?:had|ate) (?:(${fraction})(?: of (?:it|that|this|all|the (?:recipe|batch|lot|dish|whole thing)))?|(one|an?|my|two|\d) (?:portions?|servings?|share))[.! ]*$`,
  "iu",
);

/** Foods that follow one another without a comma, too: "butter sugar flour". */
export function namesWithin(list: string, isName: (text: string) => boolean): string[] {
  return thingsOf(list)
    .map((thing) => thing.trim())
    .flatMap((thing) => {
      const words = thing.split(" ");
      return isName(thing) || words.length < 2 ? [thing] : (inRow(words, isName) ?? [thing]);
    });
}

/** The longest names from left to right; undefined if a word belongs to none. */
function inRow(words: readonly string[], isName: (text: string) => boolean): string[] | undefined {
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = Math.min(words.length, at + 3);
    while (end > at && !isName(words.slice(at, end).join(" "))) end--;
    if (end === at) return undefined;
    names.push(words.slice(at, end).join(" "));
    at = end;
  }
  return names;
}

export const thingsOf = (list: string) =>
  list.split(separator).filter((thing) => thing.trim() !== "");
const amountsIn = (things: readonly string[]) =>
  things.filter((thing) => amountOf(thing.trim())).length;

/**
 * "1/8 quiche: 8 eggs, 1 cup cream": so much of each thing in the recipe. A list with hardly any
 * amounts may be of what was eaten, and stays as it is.
 */
export function shareOfRecipes(text: string): string {
  return text.replace(shareOfList, (said: string, part: string, list: string) => {
    const share = readQuantity(part)?.value ?? 1;
    const things = thingsOf(list);
    if (amountsIn(things) < (share === 0.5 ? least.half : least.other)) return said;
    return listShared(things, share);
  });
}

/** "Serves 4: 500 g mince, 2 onions. I had one portion": so much of each, if it is a recipe. */
export function portionOfRecipe(text: string): string {
  const [, serves = "", list = "", part, portions = "one"] = eatenOfList.exec(text) ?? [];
  const things = thingsOf(list);
  if (amountsIn(things) < least.other || (part === undefined && serves === "")) return text;
  const eaten = readQuantity(portions)?.value ?? 1;
  return listShared(
    things,
    part === undefined
      ? eaten / (readQuantity(serves)?.value ?? 1)
      : (readQuantity(part)?.value ?? 1),
  );
}
