import type { Catalogue, FoodMatch } from "../catalogue.ts";
import { changedId, exchangeOf, readExchange } from "../food-id.ts";
import { plainText } from "../names/plain-text.ts";
import { isMeatOrFish } from "../reference-group.ts";
import type { Food } from "../table.ts";
import { type Dish, weightOf } from "./dish.ts";
import type { Kitchen } from "./kitchen.ts";

/**
 * A dish of ours with another meat than its own: "pork goulash" is the beef goulash with pork. Its id
 * names both, so that it can be made again from that alone: "dish:beef-goulash!13364>10027".
 */

/** The dish with the other meat; undefined if that isn't what is told, or the dish hasn't such meat. */
export function dishOfMeat(
  dish: Dish,
  [told = "", ...more]: readonly string[],
  { meats }: Kitchen,
): Dish | undefined {
  const exchange = readExchange(told);
  const word = exchange && meats.wordFor(exchange.other);
  if (!exchange || word === undefined || more.length > 0) return undefined;
  const { own, other } = exchange;
  if (!dish.ingredients.some(([id]) => id === own)) return undefined;
  return {
    ...dish,
    id: changedId(dish.id, [told]),
    name: nameWith(dish.name, word, meats.pattern),
    names: [],
    ingredients: dish.ingredients.map(([id, grams]) => [id === own ? other : id, grams]),
  };
}

/** "Chicken piccata" with veal is "Veal piccata", and a sloppy joe is one with turkey. */
function nameWith(name: string, word: string, pattern: RegExp): string {
  const own = pattern.test(name) ? pattern : anyMeat;
  if (!own.test(name)) return `${name}${name.includes(" with ") ? " and" : " with"} ${word}`;
  const said = name.replace(own, word);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** "Lasagna with meat", "Seafood alfredo" */
const anyMeat = /\b(?:meat|seafood)\b/i;

/** Where a meat's name tells something else than what is in a dish. */
const isNoMeat =
  /\b(?:sauce|broth|stock|bouillon|gravy|fat|flavou?r(?:ed)?|seasoning|imitation|vegan|fried|salad|sandwich|scall?opp?in[ie]|no|without|free)\b/;

/** What is in a dish for its taste, besides a meat of more than three times its weight. */
const besides = 0.3;
/** So close a food is the very one. */
const close = 0.85;
/** The dish fits as well as its name does, but for the meat. */
const score = 0.7;

/** Reads "turkey lasagna", if we know a lasagna with another meat, and none with turkey. */
export function readOtherMeat(
  catalogue: Catalogue,
  typed: string,
  match: FoodMatch | undefined,
): { food: Food; score: number } | undefined {
  const { meats } = catalogue.kitchen;
  const text = plainText(typed).replace(/ or (?:turkey|chicken|poultry|mutton)\b/, "");
  const [word] = meats.pattern.exec(text) ?? [];
  if (word === undefined || isNoMeat.test(text) || isThat(catalogue, match, word)) return undefined;
  if (meats.pattern.test(text.replace(word, " "))) return undefined;
  const dish = dishOfAny(catalogue, text, word);
  const own = dish && meatOf(catalogue, dish);
  if (!own || has(catalogue, dish, word)) return undefined;
  const other = meats.idFor(word, isMinced(own));
  if (other === undefined) return undefined;
  const food = catalogue.food(changedId(dish.id, [exchangeOf(own.id, other)]));
  return food && { food, score };
}

/** "Beef pot pie" is in the data, and the fish stew is made of fish. */
function isThat(catalogue: Catalogue, match: FoodMatch | undefined, word: string): boolean {
  if (!match || match.score < close) return false;
  const dish = catalogue.dish(match.id);
  return !dish || has(catalogue, dish, word);
}

/**
 * The dish called so without its meat, or else with any other one: "lasagna", "chicken piccata". If
 * the text is a name, only the dish of that name: "chicken floss" may be pork's, "salted egg chicken"
 * is what we gave it to.
 */
function dishOfAny(catalogue: Catalogue, text: string, word: string): Dish | undefined {
  const given = catalogue.isName(text) ? [dishCalled(catalogue, text)] : undefined;
  if (given && given[0] === undefined) return undefined;
  const alone = text.replace(new RegExp(String.raw`(?:\b(?:with|of) )?\b${word}\b`), " ");
  const any = dishCalled(catalogue, alone.replace(/\s+/g, " ").trim());
  if (any && (!given || given.includes(any))) return any;
  // "Marinated chicken" is no ceviche, though "marinated fish" is called so.
  if (catalogue.vocabulary.saysState(alone.trim())) return undefined;
  for (const other of catalogue.kitchen.meats.words) {
    const dish = other === word ? undefined : dishCalled(catalogue, text.replace(word, other));
    if (dish && (given ? given.includes(dish) : meatOf(catalogue, dish))) return dish;
  }
  return undefined;
}

function dishCalled(catalogue: Catalogue, name: string): Dish | undefined {
  const [found] = catalogue.isName(name) ? catalogue.search(name, 1) : [];
  return found && catalogue.dish(found.id);
}

/** "Chicken fried steak" is called so, though its meat is beef. */
const has = ({ kitchen, vocabulary, dishWithout }: Catalogue, { id, name }: Dish, word: string) =>
  kitchen.meats
    .same(word)
    .some((one) => vocabulary.wordsOf(name).includes(one) || dishWithout(id, [one]) !== undefined);

/** The only meat of a dish, but for some bacon; undefined if it has several, none, or another form. */
function meatOf({ food, kitchen }: Catalogue, { ingredients }: Dish): Food | undefined {
  const [main, ...others] = ingredients
    .filter(([id]) => isMeatOrFish(id) || kitchen.meats.wordFor(id))
    .sort(([, a], [, b]) => b - a);
  const rest = weightOf(others);
  if (!main || rest > main[1] * besides) return undefined;
  const own = food(main[0]);
  return own && !/\b(?:raw|fried|breaded|surimi)\b/i.test(own.name) ? own : undefined;
}

const isMinced = ({ name }: Food) => /\bground\b/i.test(name);
