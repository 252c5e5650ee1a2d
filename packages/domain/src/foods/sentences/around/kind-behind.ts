import type { Catalogue } from "../../catalogue.ts";
import { oneOfKind } from "../../names/known-kind.ts";
import { isOfDish } from "../parting/in-row.ts";
import { amountsIn } from "../parting/row-amount.ts";

/**
 * A diary's line that says the food, how much, and only then which: "rice 1 cup brown", "steak 8 oz
 * ribeye", "juice 250 ml apple", "tuna 1 tin in brine". That is one food, and its amount stands first:
 * "1 cup brown rice". "Rice 1 cup dal" and "toast 2 slices butter" are two.
 */

const pause = /([,;\n])/;
const joint = /( (?:and|with|plus|&|\+) )/i;
/** What is mostly named by what it was made of: "gelato, pistachio", not "bread, cheese". */
const madeOf =
  /(?:^| )(?:juice|oil|tea|soda|ale|liqueur|shake|soup|gravy|salsa|syrup|relish|jam|jelly|marmalade|noodle|salad|nugget|tender|wing|jerky|pancake|croissant|biscuit|roll|ice cream|gelato|sorbet|smoothie|milkshake|yogh?urt|cake|cheesecake|pie|tart|muffin|doughnut|donut|cookie|bagel|tortilla|pizza|sandwich|sub|wrap|burger|sausage|samosa|curry|risotto|quiche|taco|burrito|quesadilla|empanada|dumpling|spring roll|crisp|chip)(?:e?s)?$/i;
/** Words that are the name of a food, too: "apple 1 large green", "tomatoes 10 cherry". */
export const sort =
  /^(?:green|sweet|cherry|kidney|goat'?s?|soya?|almond|oat|cashew|peanut|coconut|whole[- ]?wheat|wholemeal|whole[- ]?grain)$/i;
/** "Pasta 80 g dry whole wheat" */
const made = /^((?:dry|raw|uncooked|cooked|frozen|canned|tinned|dried) )?(.*)$/i;
/** Behind an amount these are read with it: "edamame 1 cup shelled". */
const state = /^(?:dry|raw|uncooked|cooked|shelled|peeled|drained)$/i;
const within = /^(?:in|from|of) /i;

/** The text with the amount first where its food's kind stands behind that. */
export const withKindBefore = (catalogue: Catalogue, text: string): string =>
  mapParts(text, pause, (part) => {
    const said = amountFirst(catalogue, part);
    return said === part ? mapParts(part, joint, (one) => amountFirst(catalogue, one)) : said;
  });

/** The text with what `read` makes of each part between marks; `marks` captures them. */
export const mapParts = (text: string, marks: RegExp, read: (part: string) => string): string =>
  text
    .split(marks)
    .map((part, at) => (at % 2 === 0 ? read(part) : part))
    .join("");

function amountFirst(catalogue: Catalogue, part: string): string {
  const [, space = "", said = ""] = /^(\s*)(.*)$/s.exec(part) ?? [];
  const words = said.split(" ");
  const [start, amount, ...others] = amountsIn(catalogue, words);
  if (start?.amount !== 0 || !amount || others.length > 0) return part;
  const behind = amount.at + amount.amount;
  const food = words.slice(0, amount.at).join(" ");
  const which = words
    .slice(behind)
    .join(" ")
    .replace(/^\((.*)\)$/, "$1");
  // "Salt and vinegar crisps 1 bag"
  const isWhole = which === "" && / (?:and|&) /i.test(food) && catalogue.isName(food);
  const one = isWhole ? food : nameOfBoth(catalogue, food, which);
  return one === undefined ? part : `${space}${words.slice(amount.at, behind).join(" ")} ${one}`;
}

/** The name of the food that both parts say. */
function nameOfBoth(catalogue: Catalogue, food: string, said: string): string | undefined {
  const { isName } = catalogue;
  // "Omelette 3 eggs" is made of them, and "chicken adobo 2 thighs" has them.
  if (said === "" || !isName(food) || isOfDish(food, said.split(" "))) return undefined;
  if (state.test(said)) return undefined;
  const inOrder = within.test(said) ? `${food} ${said}` : `${said} ${food}`;
  if (isName(inOrder) && !isName(said)) return inOrder;
  const [, form = "", which = ""] = made.exec(said) ?? [];
  const one = nameOfKind(catalogue, food, which);
  return one === undefined ? undefined : form + one;
}

/** "Apple juice" of "juice" and "apple", "feta" of "cheese" and that. */
export function nameOfKind(catalogue: Catalogue, food: string, which: string): string | undefined {
  const { isName } = catalogue;
  const isOne = madeOf.test(food) || sort.test(which) || !isName(which);
  const inOrder = `${which} ${food}`;
  return isOne && isName(inOrder) ? inOrder : oneOfKind(catalogue, food, which);
}
