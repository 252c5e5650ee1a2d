import { readQuantity } from "../measures/quantity.ts";
import { weight } from "../measures/weight-words.ts";
import { vessel } from "./told-words.ts";

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

/**
 * "1/8 quiche: 8 eggs, 1 cup cream": so much of each thing in the recipe. A list with hardly any
 * amounts may be of what was eaten, and stays as it is.
 */
export function shareOfRecipes(text: string): string {
  return text.replace(shareOfList, (said: string, part: string, list: string) => {
    const share = readQuantity(part)?.value ?? 1;
    const things = list.split(separator).filter((thing) => thing.trim() !== "");
    const amounts = things.filter((thing) => amountOf(thing.trim())).length;
    if (amounts < (share === 0.5 ? least.half : least.other)) return said;
    return things
      .map((thing) => {
        const amount = amountOf(thing.trim());
        if (!amount) return thing.trim();
        return `${Math.round(amount.value * share * 1000) / 1000} ${amount.rest.trim()}`;
      })
      .join(", ");
  });
}
