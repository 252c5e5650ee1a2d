import type { DishPart, FillingGrams, FillingRole, Kitchen, PantryItem } from "../kitchen.ts";
import { fillingsIn, type Lookup } from "./filling.ts";

/** A dish put together from what its name says: "egg sandwich on croissant, with bacon". */
export interface FilledDish {
  /** The template's name: "sandwich". */
  template: string;
  /** It says something that no food in the data can: "no dressing". */
  surely?: boolean;
  parts: DishPart[];
}

/** Pantry items as parts of a dish, without those of 0 g. */
export function pantryParts(
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

/** In a stirred dish, beef means pieces unless the name says minced. */
export function inPieces(
  kitchen: Kitchen,
  fillings: readonly WeighedFilling[],
  minced: boolean,
): WeighedFilling[] {
  return fillings.map((part) =>
    part.id === kitchen.id("ground beef") && !minced ? { ...part, id: kitchen.id("beef") } : part,
  );
}

/** Each further filling of a role adds this share; all of them divide the sum equally. */
const eachFurther = 0.35;

/** The fillings mentioned, each with the grams its role has in this dish. */
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
