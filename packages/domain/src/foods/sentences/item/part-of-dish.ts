import type { Catalogue } from "../../catalogue.ts";
import { weightOf } from "../../dishes/dish.ts";
import { readChangedId } from "../../food-id.ts";

/** What a dish of ours has that is called so: its ingredients' ids, and their share of it by weight. */
export interface PartOfDish {
  ids: readonly string[];
  share: number;
}

/** What is found by a name, and that name, which tells its kind. */
export interface DishNamed {
  id: string;
  name: string;
}

export function dishNamed(catalogue: Catalogue, name: string): DishNamed | undefined {
  const [found] = catalogue.search(name, 1);
  return found && { id: found.id, name };
}

/** Hardly any: a share of a dish's energy. */
export const aDash = 0.02;

/** Whether a dish, or dishes called so on average, have more than a dash of it. */
export function isUsualIn(
  catalogue: Catalogue,
  dish: DishNamed,
  thing: string,
  dash = aDash,
): boolean {
  if (catalogue.dish(dish.id)) return catalogue.dishWithout(dish.id, [thing]) !== undefined;
  return catalogue.usualShares(dish, [thing]).told > dash;
}

/** Undefined where the dish has none of it; all of what is no dish but can be made without. */
export function partOfDish(
  catalogue: Catalogue,
  id: string,
  thing: string,
): PartOfDish | undefined {
  const without = catalogue.dishWithout(id, [thing]);
  if (!without) return undefined;
  const dish = catalogue.dish(id);
  const ids = readChangedId(without.id)?.changes ?? [];
  if (!dish) return { ids, share: 1 };
  const gone = dish.ingredients.filter(([ingredient]) => ids.includes(ingredient));
  return { ids, share: weightOf(gone) / weightOf(dish.ingredients) };
}
