import type { Ingredient } from "./ingredient.ts";

export const shortestIngredientQuery = 2;
export const maxIngredientResults = 6;

/**
 * Ingredients with a word, in their name or an alias, that starts with the typed text (ignoring
 * case): common ones first, then alphabetically, at most six. None below two characters, and none
 * for the middle of a word: "ban" doesn't find garbanzo beans.
 */
export function searchIngredients(ingredients: readonly Ingredient[], typed: string): Ingredient[] {
  const query = typed.trim().toLowerCase();
  if (query.length < shortestIngredientQuery) return [];
  return ingredients
    .filter(({ displayName, aliases }) =>
      [displayName, ...aliases].some((name) => spaced(name).includes(spaced(query))),
    )
    .sort(
      (a, b) =>
        Number(b.isCommon) - Number(a.isCommon) || a.displayName.localeCompare(b.displayName, "en"),
    )
    .slice(0, maxIngredientResults);
}

/** Puts a space before each word, so that only its beginning can match. */
const spaced = (name: string) => ` ${name.toLowerCase().replace(/[^\p{L}\p{N}%.]+/gu, " ")}`;

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
