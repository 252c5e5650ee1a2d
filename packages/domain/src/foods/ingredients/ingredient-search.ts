import { type Ingredient, ingredients } from "./ingredient-table.ts";

export const shortestIngredientQuery = 2;
export const mostIngredientResults = 6;

/**
 * Ingredients whose name or any alias holds what was typed, whatever the case: common ones first,
 * then alphabetically, at most six. None for fewer than two characters.
 */
export function searchIngredients(typed: string): Ingredient[] {
  const query = typed.trim().toLowerCase();
  if (query.length < shortestIngredientQuery) return [];
  return ingredients
    .filter(({ displayName, aliases }) =>
      [displayName, ...aliases].some((name) => name.toLowerCase().includes(query)),
    )
    .sort(
      (a, b) =>
        Number(b.isCommon) - Number(a.isCommon) || a.displayName.localeCompare(b.displayName, "en"),
    )
    .slice(0, mostIngredientResults);
}

/** The ingredient with this name or alias, whatever the case. */
export function ingredientNamed(name: string): Ingredient | undefined {
  const query = name.trim().toLowerCase();
  return ingredients.find(({ displayName, aliases }) =>
    [displayName, ...aliases].some((known) => known.toLowerCase() === query),
  );
}
