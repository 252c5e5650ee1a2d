import type { Catalogue } from "../../catalogue.ts";
import { isNamedByParts } from "./listed.ts";

/**
 * What is made by the piece or cut into slices, and named after two things in it: "2 apple and
 * carrot muffins" are no apples, "a slice of pumpkin and feta quiche" is no pumpkin.
 *
 *     text = count thing ["and"] thing pieces | [count] "slice" ["of"] thing ["and"] thing cake
 *
 * The first thing is in the singular, so it isn't what was counted, and the pieces are in the plural.
 */

const pieces =
  "(?:muffin|cup ?cake|cookie|biscuit|scone|pancake|pikelet|crepe|waffle|fritter|burger|slider|meatball|sausage|pie|tart|tartlet|turnover|roll|scroll|swirl|pinwheel|fish ?cake|croquette|dumpling|samosa|empanada|taco|burrito|quesadilla|wrap|skewer|kebab|bar|ball|bite|flapjack|brownie|donut|doughnut|yogh?urt|smoothie|milkshake|popsicle|cracker|pizza|quiche|frittata|galette|parcel|puff|bagel|croissant|cake)s|pasties|patties|sandwiches";
const cut =
  "quiche|frittata|tart|pie|cake|loaf|bread|cheesecake|pizza|galette|strudel|lasagn[ae]|slice";
/** These are counted without an "s", and flavour nothing: "2 toast and pork sausages". */
const countedSo =
  "toast|bread|coffee|tea|beer|roti|chapati|naan|idli|dosa|puri|paratha|pizza|cake|pie|fish|cod|steak|glass|cup|bowl|plate|mug|can|bottle|jar|pack|slice|piece|rasher|scoop|spoon|tbsp|tsp|portion|serving|small|medium|large";
const count = String.raw`(?:[2-9]|1\d|two|three|four|five|six)`;
const size = "(?:(?:small|medium|large|mini|big|homemade) )?";
const singular = String.raw`(?!(?:and|with|of|in|n) )\p{L}+(?:(?!s)\p{L}|ss) `;
const things = String.raw`(?!(?:${countedSo})\b)(?:${singular}){1,2}(?:(?:and|&|n) )?(?:(?!(?:and|with|of|in|n) )[\p{L}-]+ ){1,2}`;
const slices =
  "(?:(?:\\d|an?|one|two|three|four|half an?) )?(?:slices?|pieces?|wedges?|squares?) (?:of )?";
const ofTwo = new RegExp(
  `^(?:${count} ${size}${things}(?:${pieces})|${slices}${things}(?:${cut}))$`,
  "iu",
);

export const isOfTwoFlavours = (text: string): boolean => ofTwo.test(text);

/**
 * "2 apple carrot muffins": without its "and" nothing takes it for apples beside muffins. A name that
 * has it keeps it, and so do fillings: "2 slices of coffee and walnut cake", "2 ham and cheese bagels".
 */
export function withoutFlavourJoint(catalogue: Catalogue, text: string, name: string): string {
  if (!isOfTwoFlavours(text) || catalogue.isJoinedName(name)) return text;
  return isNamedByParts(catalogue, text) ? text : text.replace(/ (?:and|&|n) /i, " ");
}
