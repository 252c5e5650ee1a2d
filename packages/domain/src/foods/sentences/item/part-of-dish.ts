import type { Catalogue } from "../../catalogue.ts";
import { weightOf } from "../../dishes/dish.ts";
import { readChangedId } from "../../food-id.ts";

/** What a dish of ours has that is called so: its ingredients' ids, and their share of it by weight. */
export interface PartOfDish {
  ids: readonly string[];
  share: number;
}

/** Whether a dish, or dishes called so on average, have more than a dash of it: a share of their energy. */
export function isUsualIn(catalogue: Catalogue, name: string, thing: string, dash = 0.02): boolean {
  const [found] = catalogue.search(name, 1);
  if (!found) return false;
  if (catalogue.dish(found.id)) return catalogue.dishWithout(found.id, [thing]) !== undefined;
  return catalogue.usualShares({ id: found.id, name }, [thing]).told > dash;
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
