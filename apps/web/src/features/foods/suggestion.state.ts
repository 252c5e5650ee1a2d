import {
  maxIngredientResults,
  searchIngredients,
} from "@morsel/domain/foods/ingredients/ingredient-search";
import calculatorTables from "@morsel/food-data/calculator.json";
import { useEffect, useState } from "react";
import { type FoodSuggestion, suggestFoods } from "./engine.state.ts";
import { foodMessages } from "./messages.ts";

export interface Suggestion {
  name: string;
  /** Shown next to the name. */
  about: string;
}

/**
 * Suggestions for the typed text: built-in ingredients at once, then everyday foods once the engine
 * has answered. None for an empty text.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [foods, setFoods] = useState<{ typed: string; found: readonly FoodSuggestion[] }>();
  useEffect(() => {
    let stale = typed === "";
    if (!stale) {
      void suggestFoods(typed, maxIngredientResults).then((found) => {
        if (!stale) setFoods({ typed, found });
      });
    }
    return () => {
      stale = true;
    };
  }, [typed]);

  const ingredients = searchIngredients(calculatorTables.ingredients, typed);
  const taken = new Set(ingredients.map(({ displayName }) => displayName.toLowerCase()));
  return [
    ...ingredients.map(({ displayName, category }) => ({ name: displayName, about: category })),
    ...(foods?.typed === typed ? foods.found : [])
      .filter(({ name }) => !taken.has(name.toLowerCase()))
      .map(({ name, kcalPer100g }) => ({ name, about: foodMessages.per100g(kcalPer100g) })),
  ].slice(0, maxIngredientResults);
}
