import type { Catalogue } from "../../catalogue.ts";
import { kindIs } from "../../measures/kinds.ts";
import { numeral } from "../../measures/number-words.ts";
import type { Part } from "../parting/parts.ts";
import { areOwnEggs } from "./own-eggs.ts";
import { partOfDish } from "./part-of-dish.ts";
import { parseNamed } from "./whole-name.ts";

/** "Ramen with an egg" has one more. */
const oneMore = new RegExp(String.raw`\d(?!%)|^(?:an?|${numeral}|half|some|extra) `, "i");

/** "Pho with beef", "full english with beans and toast": the dish of ours has it already. */
export function isOfItsDish(catalogue: Catalogue, { text, to }: Part): boolean {
  if (to === undefined) return false;
  const things = text.split(/ (?:and|&) /i);
  return (
    isThingOfIt(catalogue, text, to) ||
    (things.length > 1 && things.every((thing) => isThingOfIt(catalogue, thing, to)))
  );
}

function isThingOfIt(catalogue: Catalogue, text: string, to: string): boolean {
  const { name } = parseNamed(catalogue, to);
  const [found] = catalogue.search(name, 1);
  const isKnown = catalogue.isName(name);
  if (oneMore.test(text))
    return isKnown && found !== undefined && areOwnEggs(catalogue, found.id, text);
  // "Tostada with beans" and cheese
  if (found && (isKnown || found.score >= wellFound) && isSaidByName(catalogue, found.name, text)) {
    return !isSpreadOn(catalogue, text, found.id);
  }
  if (alwaysIn.some(([food, thing]) => food.test(name) && thing.test(text))) return true;
  const dish = isKnown ? found : undefined;
  if (dish === undefined || isSpreadOn(catalogue, text, dish.id)) return false;
  if (servedBeside.test(text) && !wholeMeal.test(dish.name)) return false;
  // "Pho with rare beef", "a bowl of cereal with 2% milk"
  const head = text.split(" ").at(-1) ?? "";
  return [...new Set([text, head])].some(
    (thing) => (partOfDish(catalogue, dish.id, thing)?.share ?? 0) > leastShare,
  );
}

/** What such dishes are made of, whatever else is in them: "beef stew with potatoes and vegetables". */
const alwaysIn: readonly (readonly [food: RegExp, thing: RegExp])[] = [
  [/\b(?:stew|pot pie|chop suey|stir[- ]?fry)\b/i, /^(?:mixed )?veg(?:etable|gie)?s?$/i],
  [/\b(?:chow mein|lo mein)$/i, /^(?:egg |crispy |fried |crunchy )?noodles$/i],
  // A latte's milk is another then, and no more of it: "psl with soy".
  [
    /\b(?:latte|mocha|macchiato|cappuccino|flat white|frapp\p{L}*|psl|cortado|double double)$/iu,
    /^(?:(?:unsweetened|barista|skimm?(?:ed)?|semi[- ]skimmed|whole|2%|1%|non-?fat|fat[- ]free|full cream|lite|low fat) )*(?:oat|soya?|almond|coconut|cashew|macadamia|skim|whole|2%|nonfat|lactose free|dairy)?(?: ?milk)?$/i,
  ],
  [
    /\btoast$/i,
    /^(?:sourdough|rye|white|wheat|whole ?wheat|whole ?meal|whole ?grain|multi-?grain|granary|brown|seeded|brioche)(?: bread| toast)?$/i,
  ],
];

/** A food with this score is surely meant, though it isn't called just so. */
const wellFound = 0.72;

/** "Chocolate cake with icing": what the data names its food with, "with chocolate frosting". */
function isSaidByName({ vocabulary }: Catalogue, food: string, text: string): boolean {
  const said = text.replace(/\bicing\b/i, "frosting").replace(/(?<=\p{L} )sauce$/iu, "");
  const words = vocabulary.wordsOf(said);
  const own = new Set(vocabulary.wordsOf(food));
  return words.length > 0 && !/\bwater$/i.test(said) && words.every((word) => own.has(word));
}

/**
 * Beside a dish, though that is made with bread crumbs, with "salad or cooking oil", or with some
 * potato: "corned beef and cabbage with boiled potatoes".
 */
const servedBeside =
  /\b(?:bread|toast|rolls?|baguette|crackers|salad|coleslaw|slaw|soup|(?:boiled|new|baked|jacket) potato(?:es)?)$/i;

/** What is named after a meal comes with all that is served: "ploughman's lunch with bread". */
const wholeMeal = /\b(?:breakfast|lunch|dinner|roast)$/i;

/** Of less a dish isn't made: parmesan on meatballs comes on top of what is in them. */
const leastShare = 0.04;

const spread = /^(?:butter|margarine|jam|honey|cream|clotted cream)$/i;

/** A scone was baked with butter, and has more of it on it. */
function isSpreadOn(catalogue: Catalogue, text: string, id: string): boolean {
  const food = spread.test(text) ? catalogue.food(id) : undefined;
  const kind = food && catalogue.known(food).kind;
  return kindIs(kind, "bread") || kindIs(kind, "pastry");
}
