import { changedId } from "../food-id.ts";
import { type Dish, type Recipe, weightOf } from "./dish.ts";
import { lighter } from "./less-of-it.ts";

/**
 * A dish of ours without some of its ingredients: "burrito bowl, no rice". Its id names both, so that
 * it can be made again from that alone: "dish:burrito-bowl!20045".
 */

/** "Ramen, no egg": its egg noodles stay. */
const eggOfNoodles = /\begg\b(?=.* noodles$)|(?<=^noodles, )egg\b/gi;

/** What an ingredient is called, without what only says what it is made of. */
export const ingredientText = (called: string): string => called.replace(eggOfNoodles, "");

/** The ingredients that are called by all words of one of these things: "cheese", "sour cream". */
export function ingredientsCalled(
  { ingredients }: Recipe,
  things: readonly (readonly string[])[],
  { calledBy, isOil }: { calledBy(id: string): ReadonlySet<string>; isOil(id: string): boolean },
): string[] {
  const said = things.filter((words) => words.length > 0);
  return ingredients.flatMap(([id]) => {
    const own = calledBy(id);
    // "Greek salad, no olives": its olive oil stays.
    const ofIt = isOil(id) ? said.filter((words) => words.includes("oil")) : said;
    return ofIt.some((words) => words.every((word) => own.has(word))) ? [id] : [];
  });
}

/**
 * The dish's recipe without these ingredients, which `wordFor` names; undefined if it hasn't all of
 * them, or nothing else.
 */
export function dishWithout(
  dish: Dish,
  leftOut: readonly string[],
  wordFor: (id: string) => string,
): Dish | undefined {
  const left = dish.ingredients.filter(([id]) => !leftOut.includes(id));
  const gone = dish.ingredients.filter(([id]) => leftOut.includes(id));
  if (left.length === 0 || gone.length < leftOut.length) return undefined;
  const share = weightOf(left) / weightOf(dish.ingredients);
  const words = [...new Set(gone.map(([id]) => wordFor(id)))];
  return {
    id: changedId(dish.id, leftOut),
    name: nameWithout(dish.name, words),
    names: [],
    ingredients: left,
    ...(dish.cookedGrams !== undefined && { cookedGrams: dish.cookedGrams * share }),
    measures: lighter(dish.measures, share),
  };
}

/** "Beef stroganoff with noodles" without them is "Beef stroganoff, no noodles". */
function nameWithout(name: string, words: readonly string[]): string {
  const bare = words.reduce((said, word) => {
    const [first = "", last = ""] = said.split(/ (?:with|and) (?=[^ ]+$)/);
    return last !== "" && word.endsWith(last) ? first : said;
  }, name);
  return `${bare}, ${words.map((word) => `no ${word}`).join(", ")}`;
}
