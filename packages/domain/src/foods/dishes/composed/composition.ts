import { type PantryItem, pantry } from "../pantry.ts";
import { type ComponentRole, componentsIn } from "./component.ts";
import type { CompositionKind } from "./composition-kind.ts";

/** A dish put together from what its name says: "egg sandwich on croissant, with bacon". */
export interface Composition {
  kind: CompositionKind;
  /** It says something that no food of the data can: "no dressing". */
  surely?: boolean;
  parts: { id: string; grams: number }[];
}

/** Grams of each pantry item, in order; zeros are left out. */
export function partsOf(
  grams: readonly (readonly [item: PantryItem, grams: number])[],
): Composition["parts"] {
  return grams
    .filter(([, weight]) => weight > 0)
    .map(([item, weight]) => ({ id: pantry[item], grams: weight }));
}

/** What is named, each with the grams that its role has in this kind of dish. */
export function namedParts(
  text: string,
  grams: Readonly<Partial<Record<ComponentRole, number>>>,
): (readonly [PantryItem, number])[] {
  return componentsIn(text).flatMap(({ role, item }) => {
    const weight = grams[role];
    return weight === undefined ? [] : [[item, weight] as const];
  });
}
