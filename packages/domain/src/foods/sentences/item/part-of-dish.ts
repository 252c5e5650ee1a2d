import type { Catalogue } from "../../catalogue.ts";
import { weightOf } from "../../dishes/dish.ts";
import { readChangedId } from "../../food-id.ts";

/** What a dish of ours has that is called so: its ingredients' ids, and their share of it by weight. */
export interface PartOfDish {
  ids: readonly string[];
  share: number;
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
