import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { weight } from "../../measures/weight-words.ts";
import { longestNames } from "../../names/longest-names.ts";
import { sparing } from "../../sparing-pattern.ts";
import { vessel } from "../words.ts";
import { valueOf } from "./number-text.ts";
import { listShared } from "./shared-thing.ts";

const fraction =
  "(?:(?:an?|one) (?:half|third|quarter|fourth|fifth|sixth|eighth|tenth|twelfth)|half|third|quarter|two thirds|three quarters|[1-9]/[2-9]|1/1[0-9])";
const madeOf =
  ",? (?:that |which )?(?:(?:(?:i|we|my \\p{L}+) |was )?(?:made|cooked|baked|prepared)(?: up)? (?:with|from|of|using|out of)|using) ";
/** "1/8 quiche:", "a quarter of the recipe ("; but not "1/2 cup oats (". What is made of them ends with its sentence. */
const shareOfList = sparing(
  String.raw`(?<=^|[.;,\n] ?|\b(?:had|ate) )(${fraction})(?: of)?(?: (?:an?|the|this|that|my|our))?(?! (?:${vessel}s?|${weight})\b)((?: \p{L}[\p{L}'-]*){1,4}?)(?:(?: ?\(|: ?)([^()]*)(?:\)|$)|${madeOf}((?:[^().;\n]|\.\d)*))`,
  "giu",
);
/** "1 of 4 portions of curry", "1 serving out of 6 of lasagne", "1 portion (of 5) curry". */
const portion = "(?:portions?|servings?|helpings?|boxes|box)";
const ofPortions = sparing(
  String.raw`(?<=^|[.;,\n] ?|\b(?:had|ate) )(${numeral}|an?|[1-4])(?: ${portion} \(?(?:out )?of(?: an?)? (\d{1,2}|${twoOrMore})\)?| (?:out )?of (\d{1,2}|${twoOrMore}) ${portion})(?: of)? (?=(?:an? |the |my )?\p{L})`,
  "giu",
);
const behindPortions = sparing(
  String.raw`^(?:(?:an?|the|my) )?\p{L}[\p{L}' -]{1,40}?(?: ?\(|:|${madeOf})`,
  "iu",
);
/** What is dished up from a pot: a share of it is about what one eats. */
const fromAPot = sparing(
  /(?:curry|chill?i|stew|soup|stir[- ]?fry|bol|bolognese|ragu|dal|risotto|pasta|noodles|rice)$/iu,
);
/** What is nothing but the one thing that it's made with. */
const ofOneThing = sparing(/(?:scrambled eggs?|omelett?e?|frittata|porridge|oatmeal|mash)$/iu);
/** "Half a can of soup made with milk": what holds it was shared, and no recipe. */
const isHeld = new RegExp(String.raw`^ (?:an? |the |my )?${vessel}s?\b`, "iu");
/** What stands beside a dish, whatever it was made with. */
const besideIt = sparing(
  String.raw`^(?:(?:an?|${numeral}|the|some|\d|my) )?(?:(?:small|large|big|green|mixed|side) )?(?:side|glass|mug|pint|salad|coke|beer|coffee|tea)\b`,
  "iu",
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
const eatenOfList = sparing(
  String.raw`^\s*(?:(?!(?:recipe|this|serves|makes|for)\b)[^:,.;\n\d()]{3,40}: ?)?(?:(?:recipe|this)?[ (]*(?:serves|makes|for) (?:about )?(\d{1,2}|${twoOrMore})(?: (?:people|persons|portions|servings))?\)?[:,.\n] ?)?([^]{5,}?)[.;\n,] ?(?:and |but )?(?:i |we )?(?:only |just )?(?:had|ate) (?:(${fraction})(?: of (?:it|that|this|all|the (?:recipe|batch|lot|dish|whole thing)))?|(one|an?|my|two|\d) (?:portions?|servings?|share))[.! ]*$`,
  "iu",
);

const eatenOfMade = sparing(
  String.raw`(?<=^|[.;\n] ?)(?:(?:i )?(?:made|cooked) )?(?:(?:an?|the|my|our|one) )?(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,4}?${madeOf}(?:[^.;\n]|\.\d)*?),? \(?(?:and |but |of which |i |only |just )*(?:ate|had) (?:about |only |just |around )*(${fraction})(?: of (?:it|that|this|the (?:dish|lot|whole thing)))?\)?(?=[.,;!\n]|$)`,
  "giu",
);

/** Words of a name among others without a comma. */
const longestOfRow = 3;

/** Foods that follow one another without a comma, too: "butter sugar flour". */
export function namesWithin(list: string, isName: (text: string) => boolean): string[] {
  return thingsOf(list)
    .map((thing) => thing.trim())
    .flatMap((thing) => {
      const words = thing.split(" ");
      return isName(thing) || words.length < 2
        ? [thing]
        : (longestNames(words, isName, longestOfRow) ?? [thing]);
    });
}

/** What a recipe is measured by. */
export const measured = /\d ?(?:k?g|grams?|m?l|oz|lbs?|cups?|tbsps?|tsps?|cans?|tins?)\b/i;

/** "I made a stir fry with 200 g tofu": what a list went into. */
const madeWith =
  /^(?:(?:i|we) )?(?:just )?(?:made|cooked|baked|prepped) (?:(?:an?|the|some|my) )?(?:\p{L}+ ){1,4}?(?:with|from|using|of|out of) (?=\d)/iu;
export const thingsOf = (list: string) =>
  list
    .trim()
    .replace(madeWith, "")
    .split(separator)
    .filter((thing) => thing.trim() !== "");
const thingsMeasured = (things: readonly string[]) =>
  things.filter((thing) => amountOf(thing.trim())).length;

/**
 * "1/8 quiche: 8 eggs, 1 cup cream": so much of each thing in the recipe. A list with hardly any
 * amounts may be of what was eaten, and stays as it is.
 */
export function shareOfRecipes(text: string): string {
  return withPortionsAsShares(text).replace(
    shareOfList,
    (said: string, part: string, dish: string, list?: string, makings?: string) => {
      const share = readQuantity(part.replace(/^(?=third|quarter)/iu, "a "))?.value ?? 1;
      if (makings !== undefined) return shareOfDish(said, { share, part, dish }, makings);
      const things = thingsOf(list ?? "");
      const fewest = /half|1\/2/iu.test(part) ? least.half : least.other;
      return thingsMeasured(things) < fewest ? said : listShared(things, share);
    },
  );
}

/** "1 of 4 portions of curry: …" as "1/4 of curry: …", or as a portion if nobody tells what is in it. */
const withPortionsAsShares = (text: string): string =>
  text.replace(
    ofPortions,
    (said: string, count: string, of: string | undefined, all: string | undefined, at: number) => {
      const eaten = readQuantity(count)?.value ?? 1;
      const made = readQuantity(of ?? all ?? "")?.value ?? 1;
      if (made <= eaten) return said;
      const isRecipe = behindPortions.test(text.slice(at + said.length));
      return isRecipe
        ? `${eaten}/${made} of `
        : `${eaten} ${eaten > 1 ? "portions" : "portion"} of `;
    },
  );

/**
 * So much of a dish "made with 500 g beef, 200 g pasta" is so much of these. If that is all that is
 * told, it isn't all of the dish, which counts as what it is: "1/4 of a lasagne made with 500 g beef".
 */
function shareOfDish(
  said: string,
  { share, part, dish }: { share: number; part: string; dish: string },
  list: string,
): string {
  const things = thingsOf(list);
  const end = things.findIndex((thing) => besideIt.test(thing.trim()));
  const makings = end < 0 ? things : things.slice(0, end);
  const amounts = thingsMeasured(makings);
  if (amounts === 0 || isHeld.test(dish)) return said;
  const beside = end < 0 ? "" : `, ${things.slice(end).join(", ")}`;
  if (amounts > 1 || ofOneThing.test(dish)) return listShared(makings, share) + beside;
  const portion = fromAPot.test(dish) && share < 0.5 ? "1 serving of" : part;
  return `${portion}${dish}${beside}`;
}

/** "A lasagne made with 500 g beef, ate 1/4" as "1/4 of lasagne made with 500 g beef". */
const withShareFirst = (text: string): string =>
  text.replace(eatenOfMade, (_, recipe: string, share: string) => `${share} of ${recipe}`);

/** "Serves 4: 500 g mince, 2 onions. I had one portion": so much of each, if it is a recipe. */
export function portionOfRecipe(said: string): string {
  const text = withShareFirst(said);
  const [, serves = "", list = "", part, portions = "one"] = eatenOfList.exec(text) ?? [];
  // "2 eggs, a burrito, ate half" is of the burrito.
  const isTold = serves !== "" || (part !== undefined && measured.test(list));
  const things = thingsOf(list);
  if (!isTold || thingsMeasured(things) < least.other) return text;
  const share = valueOf(part ?? portions) ?? 1;
  return listShared(things, part === undefined ? share / (valueOf(serves) ?? 1) : share);
}
