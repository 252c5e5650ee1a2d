import type { Catalogue } from "../catalogue.ts";
import type { Food } from "../table.ts";
import type { Dish } from "./dish.ts";
import { fillingsIn } from "./templates/filling.ts";
import { isMixedDrink } from "./templates/mixed-drink.ts";

/** So many names of a dish that tell of something else than it has make it stand for many. */
const fewOthers = 2;

/** "Chicken" of "Chicken, broilers or fryers, breast". */
const familyOf = ({ name }: Food) => name.split(/[ ,]/, 1)[0] ?? "";

const familiesOf = (catalogue: Catalogue, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const food = catalogue.food(id);
    return food ? [familyOf(food)] : [];
  });

/** Whether a text tells of something that the dish hasn't. */
function tellsOfOther(catalogue: Catalogue, { ingredients }: Dish, text: string): boolean {
  const told = fillingsIn(catalogue.kitchen, text.toLowerCase()).map(({ id }) => id);
  const own = new Set(
    familiesOf(
      catalogue,
      ingredients.map(([id]) => id),
    ),
  );
  return familiesOf(catalogue, told).some((family) => !own.has(family));
}

const forMany = new WeakMap<Dish, boolean>();

/** The turkey sandwich is what we know best of all sandwiches, so it has their names, too. */
function standsForMany(catalogue: Catalogue, dish: Dish): boolean {
  let known = forMany.get(dish);
  if (known === undefined) {
    const others = dish.names.filter((name) => tellsOfOther(catalogue, dish, name));
    known = others.length >= fewOthers;
    forMany.set(dish, known);
  }
  return known;
}

/**
 * Whether the dish of ours that was found only comes close to what was typed, so that it is better
 * put together from what the text says. "Ham sandwich" is a name of the turkey sandwich, too; but
 * "chicken katsu curry" is the katsu curry, which has chicken.
 */
export function isStandIn(catalogue: Catalogue, id: string, text: string): boolean {
  const dish = catalogue.dish(id);
  if (!dish) return false;
  const { wordsOf } = catalogue.vocabulary;
  const own = new Set(wordsOf(dish.name));
  if (wordsOf(text).every((word) => own.has(word))) return false;
  if (!catalogue.isName(text) || isMixedDrink(catalogue.kitchen, text)) return true;
  return standsForMany(catalogue, dish) || tellsOfOther(catalogue, dish, text);
}
