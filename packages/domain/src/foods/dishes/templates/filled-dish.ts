import type { DishPart, FillingGrams, FillingRole, Kitchen, PantryItem } from "../kitchen.ts";
import { fillingsIn, type Lookup } from "./filling.ts";

/** A dish put together from what its name says: "egg sandwich on croissant, with bacon". */
export interface FilledDish {
  /** What it is made after: "sandwich". */
  template: string;
  /** It says something that no food of the data can: "no dressing". */
  surely?: boolean;
  parts: DishPart[];
}

/** Grams of each pantry item, in order; zeros are left out. */
export function partsOf(
  kitchen: Kitchen,
  grams: readonly (readonly [item: PantryItem, grams: number])[],
): DishPart[] {
  return grams
    .filter(([, weight]) => weight > 0)
    .map(([item, weight]) => ({ id: kitchen.id(item), grams: weight }));
}

export interface WeighedFilling extends DishPart {
  role: FillingRole;
}

/** Beef is cut for a dish that is stirred in a pot, unless it is said to be minced. */
export function inPieces(
  kitchen: Kitchen,
  fillings: readonly WeighedFilling[],
  minced: boolean,
): WeighedFilling[] {
  return fillings.map((part) =>
    part.id === kitchen.id("ground beef") && !minced ? { ...part, id: kitchen.id("beef") } : part,
  );
}

/** A second and third thing of one role take room from the first, and add some. */
const eachFurther = 0.35;

/** What is named, each with the grams that its role has in this dish. */
export function weighFillings(
  kitchen: Kitchen,
  text: string,
  grams: FillingGrams,
  lookup?: Lookup,
): WeighedFilling[] {
  const fillings = fillingsIn(kitchen, text, lookup);
  return fillings.flatMap(({ role, id }) => {
    const weight = grams[role];
    if (weight === undefined) return [];
    const count = fillings.filter((other) => other.role === role).length;
    const share = (weight * (1 + eachFurther * (count - 1))) / count;
    return [{ role, id, grams: count === 1 ? weight : Math.round(share) }];
  });
}
