import { type PantryItem, pantry } from "../pantry.ts";
import { type ComponentRole, componentsIn, type Lookup } from "./component.ts";
import type { CompositionKind } from "./composition-kind.ts";

export interface CompositionPart {
  id: string;
  grams: number;
}

/** A dish put together from what its name says: "egg sandwich on croissant, with bacon". */
export interface Composition {
  kind: CompositionKind;
  /** It says something that no food of the data can: "no dressing". */
  surely?: boolean;
  parts: CompositionPart[];
}

/** Grams of each pantry item, in order; zeros are left out. */
export function partsOf(
  grams: readonly (readonly [item: PantryItem, grams: number])[],
): CompositionPart[] {
  return grams
    .filter(([, weight]) => weight > 0)
    .map(([item, weight]) => ({ id: pantry[item], grams: weight }));
}

export interface NamedPart extends CompositionPart {
  role: ComponentRole;
}

/** Beef is cut for a dish that is stirred in a pot, unless it is said to be minced. */
export function inPieces(parts: readonly NamedPart[], minced: boolean): NamedPart[] {
  return parts.map((part) =>
    part.id === pantry.groundBeef && !minced ? { ...part, id: pantry.beef } : part,
  );
}

/** A second and third thing of one role take room from the first, and add some. */
const eachFurther = 0.35;

/** What is named, each with the grams that its role has in this kind of dish. */
export function namedParts(
  text: string,
  grams: Readonly<Partial<Record<ComponentRole, number>>>,
  lookup?: Lookup,
): NamedPart[] {
  const components = componentsIn(text, lookup);
  return components.flatMap(({ role, id }) => {
    const weight = grams[role];
    if (weight === undefined) return [];
    const count = components.filter((other) => other.role === role).length;
    const share = (weight * (1 + eachFurther * (count - 1))) / count;
    return [{ role, id, grams: count === 1 ? weight : Math.round(share) }];
  });
}
