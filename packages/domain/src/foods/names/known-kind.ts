import type { Catalogue, FoodMatch } from "../catalogue.ts";
import { fullNameScore } from "./full-name-score.ts";
import type { SaidKind } from "./kind-words.ts";

/**
 * The known name in a text that also says what kind of food that is: "spaghetti pasta", "pasta
 * (spaghetti)"; and "oil, coconut" in the order of the name. Any other text stays as it is, and so
 * does one in the data's own order: "fish, cod".
 */
export function withoutKindWord(catalogue: Catalogue, text: string): string {
  const { isName, search, vocabulary } = catalogue;
  for (const said of vocabulary.saidKinds(text)) {
    const name = [said.inOrder, said.rest].find(isName);
    const [named] = name === undefined ? [] : search(name, 1);
    if (name === undefined || named === undefined) continue;
    if (name === said.rest && !isOneOf(catalogue, named, said)) continue;
    const [found] = search(text, 1);
    if (!found || isInDataOrder(catalogue, text, said, found)) return text;
    if (found.id === named.id) return name === said.rest ? name : text;
    return found.score >= fullNameScore && isOneOf(catalogue, found, said) ? text : name;
  }
  return text;
}

/** "Fish, cod" */
function isInDataOrder(catalogue: Catalogue, text: string, { rest }: SaidKind, found: FoodMatch) {
  const [kind = "", which] = text.split(", ", 2);
  return which === rest && isFirstNamed(catalogue, found, kind);
}

/**
 * The name of the one food that two parts of a list say, its kind and which of it: "cheese, feta",
 * "cheese, blue", "steak, ribeye". Undefined for two foods: "cheese, crackers", "juice, apple",
 * "fish, shrimp".
 */
export function oneOfKind(catalogue: Catalogue, first: string, second: string): string | undefined {
  const { isName, search, vocabulary } = catalogue;
  const foodOf = (name: string) => (isName(name) ? search(name, 1)[0] : undefined);
  for (const [kind, which] of [
    [first, second],
    [second, first],
  ] as const) {
    // "Eggs, egg whites" are two foods.
    if (vocabulary.wordsOf(which).includes(vocabulary.headOf(kind))) return undefined;
    const food = foodOf(which);
    const inOrder = `${which} ${kind}`;
    // "Garlic bread" isn't what "garlic" is.
    if (isName(inOrder) && (!food || foodOf(inOrder)?.id === food.id)) return inOrder;
    if (food && isFirstNamed(catalogue, food, kind)) return which;
  }
  for (const said of vocabulary.saidKinds(`${first}, ${second}`)) {
    const food = said.isExact ? foodOf(said.rest) : undefined;
    if (food && isOneOf(catalogue, food, said)) return said.rest;
  }
  return undefined;
}

/** What is mostly named by what it was made of: "gelato, pistachio", not "bread, cheese". */
const madeOf =
  /(?:^| )(?:juice|oil|tea|soda|ale|liqueur|shake|soup|gravy|salsa|syrup|relish|jam|jelly|marmalade|noodle|salad|nugget|tender|wing|jerky|pancake|croissant|biscuit|roll|ice cream|gelato|sorbet|smoothie|milkshake|yogh?urt|cake|cheesecake|pie|tart|muffin|doughnut|donut|cookie|bagel|tortilla|pizza|sandwich|sub|wrap|burger|sausage|samosa|curry|risotto|quiche|taco|burrito|quesadilla|empanada|dumpling|spring roll|crisp|chip)(?:e?s)?$/i;
/** Words that are the name of a food, too: "apple 1 large green", "tomatoes 10 cherry". */
export const sort =
  /^(?:green|sweet|cherry|kidney|goat'?s?|soya?|almond|oat|cashew|peanut|coconut|whole[- ]?wheat|wholemeal|whole[- ]?grain)$/i;

/** "Apple juice" of "juice" and "apple", "feta" of "cheese" and that. */
export function nameOfKind(catalogue: Catalogue, food: string, which: string): string | undefined {
  const { isName } = catalogue;
  const isOne = madeOf.test(food) || sort.test(which) || !isName(which);
  const inOrder = `${which} ${food}`;
  return isOne && isName(inOrder) ? inOrder : oneOfKind(catalogue, food, which);
}

const isOneOf = ({ food, known }: Catalogue, { id }: FoodMatch, { kinds }: SaidKind): boolean => {
  const one = food(id);
  return one !== undefined && kinds.has(known(one).kind.name);
};

/** Whether the data has this kind first in the name of what is called so: "Fish, salmon, raw". */
function isFirstNamed({ vocabulary }: Catalogue, { name }: FoodMatch, kind: string): boolean {
  const [first = ""] = name.split(",", 1);
  return vocabulary.keyOf(first) === vocabulary.keyOf(kind);
}
