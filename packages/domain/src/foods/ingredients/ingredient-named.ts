import type { Ingredient } from "./ingredient.ts";

/** The ingredient with this name or alias, ignoring case. */
export function ingredientNamed(
  ingredients: readonly Ingredient[],
  name: string,
): Ingredient | undefined {
  const query = name.trim().toLowerCase();
  return ingredients.find(({ displayName, aliases }) =>
    [displayName, ...aliases].some((known) => known.toLowerCase() === query),
  );
}
