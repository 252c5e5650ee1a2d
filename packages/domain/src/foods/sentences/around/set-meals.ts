import type { Catalogue } from "../../catalogue.ts";
import { isDishId } from "../../food-id.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "../item/item.ts";
import { withFillingsListed } from "./listed-fillings.ts";

/**
 * A set meal, and what it came with: "Full English", then "2 eggs" and "2 bacon" on lines of their
 * own. What is listed was on the plate, not beside another one.
 */
const mealAndList = /(?<=^|\n)([^\d,;:.()\n]{4,40})(?:\n|\. |: ?| - )([^]{5,})$/iu;
const separators = /[,\n;]| and | & | \+ /;
/** So many of the things are in the dish, and half of them if it isn't known for coming as a set. */
const fewest = 2;
const set =
  /\b(?:slam|english|irish|scottish|fry[- ]?up|breakfast|roast|platter|grill|sampler|thali|dinner)\b/iu;
const mostThings = 12;

/** A bowl that a chain fills as it's ordered, and what is told of it up to the sentence's end. */
const chainBowl =
  /\b(chipotle|qdoba)(?: (chicken|steak|beef|carnitas|barbacoa|sofritas|veggie))? (?:burrito )?bowl\b(?:[:,]| -| with| w\/?)? ([^.;\n]+)/giu;
const kind =
  "(?:white|brown|cilantro[- ]lime|black|pinto|mild|medium|hot|fresh|tomato|green|red|corn|romaine|extra|double)";
/** What it is filled with, behind another of these without a comma. */
const filling = sparing(
  String.raw`(?<=\p{L}) (?<!\b(?:${kind}|no|without|and|with|of|or|&) )(?=(?:${kind} )*(?:rice|beans|salsas?|pico|cheese|lettuce|sour cream|guac|guacamole|chicken|steak|carnitas|barbacoa|sofritas|veggies|fajita|no)\b)`,
  "giu",
);
const fewestFillings = 2;

/** A burrito has as much in it, and its figures are those of all. */
const chainBurrito =
  /\b((?:chipotle|qdoba)(?: (?:chicken|steak|beef|carnitas|barbacoa|sofritas|veggie))? burrito)(?:[:,]| -| with| w\/?)? ([^.;\n\d]+)(?=[.;\n]|$)/giu;
/** What is paid for besides, and has its own. */
const besides = /\b(?:guac(?:amole)?|queso|double|extra|chips|drink|coke|soda|lemonade)\b/iu;

/** "Chipotle chicken bowl white rice black beans cheese" is a bowl with these. */
const withBowlFilled = (text: string): string =>
  text.replace(chainBowl, (said: string, chain: string, meat: string | undefined, told: string) => {
    const list = told.replace(filling, ", ");
    const had = list.split(/,| and | & /u).filter((one) => !/^ ?(?:no|without) /iu.test(one));
    // "Chipotle bowl, double chicken, guac" tells what was more in it.
    const isListed =
      had.length >= fewestFillings && /\b(?:rice|beans|salsa|lettuce)\b/iu.test(list);
    return isListed ? `${chain} bowl with ${meat === undefined ? "" : `${meat}, `}${list}` : said;
  });

/** "Chipotle burrito, carnitas, brown rice, beans, guac": one, and guacamole. */
const withBurritoFilled = (text: string): string =>
  text.replace(chainBurrito, (said: string, burrito: string, told: string) => {
    const list = told.replace(filling, ", ").split(/,| and | & /u);
    if (list.length < fewestFillings || !/\b(?:rice|beans)\b/iu.test(told)) return said;
    return [burrito, ...list.map((one) => one.trim()).filter((one) => besides.test(one))].join(
      ", ",
    );
  });

/** A text without a dish of ours that is told once more by what is in it. */
export function withoutSetMeals(catalogue: Catalogue, said: string): string {
  const text = withFillingsListed(catalogue, withBurritoFilled(withBowlFilled(said)));
  const [, meal = "", list = ""] = mealAndList.exec(text) ?? [];
  if (meal === "" || !catalogue.isName(meal)) return text;
  const [dish] = catalogue.search(meal, 1);
  if (!dish || !isDishId(dish.id)) return text;
  const things = list
    .split(separators, mostThings)
    .map((thing) => parseItem(catalogue, thing.trim().replace(/[.!]$/, "")).name)
    .filter((name) => name !== "");
  const has = (word: string) => catalogue.dishWithout(dish.id, [word]) !== undefined;
  // "Eggs over easy" are its eggs.
  const found = things.filter((name) => name.split(" ").some(has)).length;
  const isTold = found >= fewest && (set.test(meal) || found * 2 >= things.length);
  return isTold ? text.replace(meal, "").replace(/^[\s.:-]+/, "") : text;
}
