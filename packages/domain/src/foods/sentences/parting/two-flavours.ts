import type { Catalogue } from "../../catalogue.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "../item/item.ts";
import { isNamedByParts } from "./listed.ts";

/**
 * What is made by the piece or cut into slices, and named after two things in it: "2 apple and
 * carrot muffins" are no apples, "a slice of pumpkin and feta quiche" is no pumpkin. So are soups:
 * "a bowl of carrot and coriander soup".
 *
 *     text = count thing ["and"] thing pieces | [count] "slice" ["of"] thing ["and"] thing cake
 *          | [amount] vegetable "and" thing "soup" | ["a"] filling "and" filling pie
 *
 * The first thing is in the singular, so it isn't what was counted, and the pieces are in the plural.
 * Without slices, "soup and apple pie" are two foods, but "ham and cheese quiche" is one.
 */

const pieces =
  "(?:muffin|cup ?cake|cookie|biscuit|scone|pancake|pikelet|crepe|waffle|fritter|burger|slider|meatball|sausage|pie|tart|tartlet|turnover|roll|scroll|swirl|pinwheel|fish ?cake|croquette|dumpling|samosa|empanada|taco|burrito|quesadilla|wrap|skewer|kebab|bar|ball|bite|flapjack|brownie|donut|doughnut|yogh?urt|smoothie|milkshake|popsicle|cracker|pizza|quiche|frittata|galette|parcel|puff|bagel|croissant|cake)s|pasties|patties|sandwiches";
const cut =
  "quiche|frittata|tart|pie|cake|loaf|bread|cheesecake|pizza|galette|strudel|lasagn[ae]|slice";
/** These are counted without an "s", and flavour nothing: "2 toast and pork sausages". */
const countedSo = `toast|bread|coffee|tea|beer|roti|chapati|naan|idli|dosa|puri|paratha|pizza|cake|pie|fish|cod|steak|glass|cup|bowl|plate|mug|can|bottle|jar|pack|slice|piece|rasher|scoop|spoon|${spoons}|portion|serving|${sizes}|large`;
const count = String.raw`(?:[2-9]|1\d|${twoOrMore})`;
const size = `(?:(?:${sizes}|homemade) )?`;
const singular = String.raw`(?!(?:and|with|of|in|n) )\p{L}+(?:(?!s)\p{L}|ss) `;
const things = String.raw`(?!(?:${countedSo})\b)(?:${singular}){1,2}(?:(?:and|&|n) )?(?:(?!(?:and|with|of|in|n) )[\p{L}-]+ ){1,2}`;
const slices = String.raw`(?:(?:\d|an?|${numeral}|half an?) )?(?:slices?|pieces?|wedges?|squares?) (?:of )?`;
/** What is in a soup; "toast and tomato soup" and "steak and tomato soup" are two foods. */
const vegetable =
  "potato|leek|carrot|parsnip|swede|turnip|celery|celeriac|broccoli|cauliflower|cabbage|kale|spinach|watercress|nettle|sorrel|lettuce|pea|bean|chickpea|lentil|dal|barley|mushroom|pumpkin|squash|butternut|courgette|zucchini|marrow|tomato|pepper|onion|fennel|asparagus|artichoke|beetroot|beet|corn|sweetcorn|garlic|ginger|coconut|chestnut";
const meat = "chicken|turkey|ham|gammon|bacon|beef|lamb|chorizo|crab|prawn";
/** With these, a soup has meat, too: "chicken and sweetcorn soup". */
const besideMeat =
  "vegetable|veg|noodle|rice|barley|sweetcorn|corn|leek|mushroom|potato|lentil|bean|pea|split pea|cabbage|coconut|asparagus|dumpling";
const bowl = String.raw`(?:(?:\d[\d./]*|an?|${numeral}|half an?) )?(?:(?:${sizes}) )?(?:(?:bowl|cup|mug|can|tin|carton|pot|ladle|serving|portion|flask)s? (?:of )?)?(?:\d+ ?(?:g|ml) (?:of )?)?`;
const soup = String.raw`${bowl}(?:(?!(?:and|with|in|on|of) )\p{L}+ )??(?:(?:${vegetable}) (?:(?:and|&|n) )?(?:(?!(?:and|with|of|in|an?|my|some) )\p{L}+ ){1,2}?|(?:${meat}) (?:(?:and|&|n) )?(?:${besideMeat}) )soup`;
/** What pies and the like are filled with. */
const filling =
  "(?:smoked )?(?:ham|bacon|pancetta|chorizo|sausage|pepperoni|salami|egg|spinach|mushroom|onion|leek|tomato|broccoli|asparagus|courgette|zucchini|pepper|potato|pumpkin|salmon|crab|feta|brie|cheddar|gruyere|parmesan|gorgonzola|ricotta|mozzarella|goat'?s cheese|blue cheese|cheese)";
const filled =
  "(?:quiche|frittata|flan|tart|pie|calzone|galette|strudel|turnover|parcel|pizza|burger)";
const ofFillings = String.raw`(?:${filling} (?:and|&|n) ${filling} ${filled}|bacon (?:and|&|n) cheese ?burger)`;
const ofTwo = sparing(
  `^(?:${count} ${size}${things}(?:${pieces})|${slices}${things}(?:${cut})|${soup}|(?:(?:an?|one|1|half an?|\\d{2,4} ?g(?: of)?) )?${size}${ofFillings})$`,
  "iu",
);

const amountBehind = sparing(
  String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|and|with) )((?:an? )?${ofFillings}),? (?:x ?)?(\d{1,2}|an?|half|${numeral})((?: (?:slices?|pieces?|wedges?|squares?))?)(?=[,;.\n]|$| (?:and|with) )`,
  "giu",
);

/** "Sausage and cheese frittata, two slices": of the whole, and not of the last filling. */
export const withAmountBeforeFillings = (text: string): string =>
  text.replace(amountBehind, (_, name: string, amount: string, slices: string) => {
    const pie = name.replace(/^an? /i, "");
    return slices ? `${amount}${slices} of ${pie}` : `${amount} ${pie}`;
  });

export const isOfTwoFlavours = (text: string): boolean => ofTwo.test(text);

const flavourJoint = / (?:and|&|n) /i;
/** Less likely than this, the food that both flavours name is another: gozleme for muffins. */
const leastScore = 0.5;

/**
 * For a text of two flavours, "2 apple carrot muffins": without its "and" nothing takes it for apples beside muffins. A name that
 * has it keeps it, and so do fillings: "2 slices of coffee and walnut cake", "2 ham and cheese bagels".
 * Where nothing is called by both, the first flavour tells enough: "2 spinach muffins".
 */
export function withoutFlavourJoint(catalogue: Catalogue, text: string): string {
  const { name } = parseItem(catalogue, text);
  if (catalogue.isJoinedName(name) || isNamedByParts(catalogue, text)) return text;
  const [found] = catalogue.search(name.replace(flavourJoint, " "), 1);
  if (found && found.score >= leastScore) return text.replace(flavourJoint, " ");
  return text.replace(/ (?:and|&|n) [\p{L}-]+(?= [\p{L}-]+$)/iu, "");
}
