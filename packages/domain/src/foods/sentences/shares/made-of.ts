import { numeral } from "../../measures/number-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { size, vessel } from "../words.ts";
import { valueOf } from "./number-text.ts";
import { thingsOf } from "./recipe-share.ts";
import { amountShared, listShared } from "./shared-thing.ts";

/**
 * A dish and what was put into it: "egg salad made with 4 eggs and 3 tbsp mayo" are these, and no egg
 * salad besides. A slice of a cake that took 200 g of butter is the slice.
 */

const word = String.raw`(?!(?:and|with|plus|then|had|ate|of|or)\b)\p{L}[\p{L}'-]*`;
const start = String.raw`(?<=^|[.;,:\n] ?|\b(?:had|ate|drank|was|and) )`;
const dishMade = sparing(
  String.raw`${start}(?:(?:(?:an?|one|1) )?(?:${size} )?${vessel}(?:ful)? of |an? |my |some |the )?(${word}(?: ${word}){0,4}?)(?:,| -)? (?:which (?:was|i) |i )?((?:made|mixed|cooked|prepared)(?: up)? (?:with|from|of|using|out of)|with) (?=([^.;\n()]{3,200}))`,
  "gu",
);

/** A dish whose base nobody lists with what is on it, and the words of the base. */
const bases: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:sandwich|toast|toastie|burger|roll|sub|panini|bagel|melt|sarnie|butty|hot ?dog)s?$/u,
    /\b(?:breads?|toast|buns?|rolls?|bagels?|muffins?|sourdough|ciabatta|baguette|slices? of (?:white|wholemeal|brown|rye))\b/u,
  ],
  [/\b(?:oatmeal|porridge|oats)$/u, /\b(?:oats?|oatmeal)\b/u],
  [
    /\b(?:pasta|spaghetti|noodles|ramen|macaroni|lasagn[ae]|mac (?:and|n) cheese|carbonara|bolognese|alfredo)$/u,
    /\b(?:pasta|spaghetti|penne|noodles|macaroni|fusilli|linguine|ramen|sheets|fettuccine)\b/u,
  ],
  [/\b(?:rice|risotto|sushi|paella|biryani)$/u, /\brice\b/u],
  [/\b(?:cereal|granola|muesli|weetabix|weetbix)$/u, /\b(?:cereal|granola|muesli|flakes)\b/u],
  [/\bpizzas?$/u, /\b(?:dough|base|crust|naan|pita|tortilla|flour)\b/u],
  [/\b(?:wrap|burrito|taco|quesadilla|fajita|enchilada)s?$/u, /\b(?:tortillas?|wraps?|shells?)\b/u],
  [
    /\b(?:bread|cakes?|muffins?|pancakes?|waffles?|crepes?|cookies?|biscuits?|brownies?|pie|scones?|crumble|cobbler|dumplings?|loaf)$/u,
    /\b(?:flour|mix|oats?|bisquick|batter|eggs?|dough|crust|pastry|almonds?)\b/u,
  ],
  [
    /\b(?:potato(?:es)?|spud|fries|chips|salad)$/u,
    /\b(?:potato(?:es)?|egg|eggs|tuna|chicken|pasta|lettuce|greens|ham|turkey|crab|spinach|leaves)\b/u,
  ],
  [
    /\b(?:coffee|tea|latte|cappuccino|cocoa|yogh?urt|ice cream|meal|dinner|lunch|breakfast|plate)$/u,
    /(?!)/u,
  ],
];
/** What is nothing but the one thing that it's called by: "scrambled eggs with 3 eggs". */
const ofOneThing =
  /\b(?:scrambled eggs?|scramble|omelett?e?s?|frittata|oatmeal|porridge|overnight oats|mash(?:ed potato(?:es)?)?|guac(?:amole)?)$/u;
const ofEggs = /\b(?:scramble|omelett?e?s?|frittata)$/u;
const blended = /\b(?:smoothie|(?:milk)?shake)$/u;
/** What something is blended in. Where that is told by the measure, all of it is. */
const blendedIn = /\b(?:milk|water|juice|yogh?urt|kefir|ice cream)\b/u;
/** What else ends a list: what was done with the dish. */
const listEnd = /,? (?:i |we |then )*(?:ate|had|split|divided|shared)\b.*$/u;

const stemOf = (name: string) => name.toLowerCase().replace(/(?:meal|es|s)$/u, "");

/** Whether one of the things is what a dish is called by: the eggs of an egg salad. */
const isCalledBy = (dish: string, things: readonly string[]): boolean => {
  const stems = dish.split(" ").map(stemOf);
  return things.some((thing) =>
    thing.split(" ").some((one) => /^\p{L}{3,}$/u.test(one) && stems.includes(stemOf(one))),
  );
};

/** "Three rotis", "a slice of bread": eaten with a dish, unless it is one of bread itself. */
const besideDish =
  /\b(?:rotis?|chapatis?|naans?|parathas?|pooris?|breads?|toasts?|pitas?|baguettes?|buns?|rolls?|glass|mug|pint|bottle)\b/u;
const withoutSides = (dish: string, things: readonly string[]): readonly string[] =>
  besideDish.test(dish) || bases.slice(0, 1).some(([of]) => of.test(dish))
    ? things
    : things.filter((thing) => !besideDish.test(thing));

/** Whether what is listed makes up the dish, rather than comes with it. */
function makesUp(dish: string, isMade: boolean, list: string): boolean {
  const listed = thingsOf(list.replace(listEnd, "")).map((thing) => thing.trim());
  const things = withoutSides(dish, listed);
  const amounted = things.filter((thing) => amountShared(thing, 1) !== undefined || isHalf(thing));
  const isBlend = blended.test(dish);
  if (isBlend && things.length > 1 && amounted.some((thing) => blendedIn.test(thing))) return true;
  const [first] = amounted;
  if (first === undefined || things[0] !== first) return false;
  const lacksBase = bases.some(([of, base]) => of.test(dish) && !base.test(list));
  if (lacksBase) return false;
  if (amounted.length > 1 && (isMade || isBlend)) return true;
  const isOfEggs = ofEggs.test(dish) && /\beggs?\b/u.test(first);
  const isCalled = isOfEggs || isCalledBy(dish, amounted);
  return isCalled && (amounted.length > 1 || ofOneThing.test(dish));
}

/** "Half a block of tofu" */
const isHalf = (thing: string) => /^(?:half an?|half|an?|one) \p{L}+ (?:of )?\p{L}/u.test(thing);

/** A text without the dishes whose makings it lists. */
export const withoutDishesMade = (text: string): string =>
  text.replace(dishMade, (said: string, dish: string, how: string, list: string) =>
    makesUp(dish, !/^with$/u.test(how), list) ? "" : said,
  );

const pieces =
  "(?:slice|piece|square|wedge|serving|portion|muffin|cookie|brownie|cupcake|scone|biscuit)";
const few = `(?:an?|${numeral}|[1-6])`;
/** "A slice of the banana bread I made (3 bananas, … - 10 slices)", "focaccia 1 square (500 g flour …)". */
const pieceOfRecipe = sparing(
  String.raw`(?:(?:(?<=^|[,;.\n] ?)(?:\p{L}+ ){1,3})?(?<![\d/])\b(${few}) (?:\p{L}+ ){0,2}?|(?<=^|[,;.\n] ?))${pieces}s?\b[^,;.\n()\d]{0,50}(?: ?\(([^()]{12,300})\)|,? (?:which (?:was|i) )?made (?:with|from|of|using) (\d[^.;\n]{8,200}))`,
  "gu",
);
/** What only a recipe has. */
const baking = /\b(?:flour|sugar|butter|oil|batter|dough|mix|starter|oats|yeast|eggs)\b/u;
const weighed = new RegExp(String.raw`\d ?(?:g|kg|ml|oz|lbs?|cups?|c|${spoons})\b`, "gu");
/** "- 10 slices", "cut in 12", "makes 16". */
const yields =
  /(?:,| [-–]|;)? ?(?:(?:makes|made|cut in(?:to)?|serves|yields?|got|for|=) ?)?(\d{1,2})(?: (?:slices|pieces|squares|servings|portions|muffins|cookies|buns|rolls|bars))?(?: out of it)?$/u;
const inATin = / (?:in|for) an? \d+ ?(?:x|×|by|inch|in|")[^,;]*/gu;
/** Things without a comma: "500 g flour 350 g water". */
const nextWeight = new RegExp(String.raw` (?=\d[\d./]* ?(?:g|ml|oz|cups?|${spoons})\b)`, "u");

/** The piece alone, or so much of the recipe if that tells all of it and how many it made. */
function pieceAlone(said: string, recipe: string, count: string | undefined): string {
  if (!baking.test(recipe) || (recipe.match(weighed)?.length ?? 0) < 2) return said;
  const before = said
    .slice(0, said.indexOf(recipe))
    .replace(/[ (]+$|,? (?:which (?:was|i) )?made \p{L}+ $/u, "");
  const made = Number(yields.exec(recipe.trim())?.[1] ?? 0);
  const isWhole = /\b(?:flour|dough|mix)\b/u.test(recipe);
  if (made < 2 || !isWhole) return before;
  const list = recipe.trim().replace(yields, "").replace(inATin, "");
  const share = (valueOf(count ?? "1") ?? 1) / made;
  const things = thingsOf(list).flatMap((thing) => thing.split(nextWeight));
  return listShared(things, share);
}

/** "2 slices margherita, 12 in cut in 8", "2 cookies, Tollhouse recipe, got 48 out of it". */
const madeMany = sparing(
  /,? \(?(?:(?:\p{L}+ )?recipe,? )?(?:(?:\d{1,2} ?(?:inch|in|") )?(?:pizza )?(?:cut|sliced) in(?:to)? (?:\d{1,2}|six|eight|twelve)(?: (?:slices|pieces|squares))?|(?:got|made|makes) (?:about )?\d{1,2} out of it)\)?(?=[,.;\n)]|$)/gu,
);

/** A text without the recipe that a slice is from. */
export const withoutRecipesOfPieces = (text: string): string =>
  text
    .replace(pieceOfRecipe, (said: string, count?: string, inBrackets?: string, behind?: string) =>
      pieceAlone(said, inBrackets ?? behind ?? "", count),
    )
    .replace(madeMany, "");
