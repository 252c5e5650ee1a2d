import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { beforeAll } from "vitest";
import { openEmbeddedCatalogue } from "./knowledge.ts";

/**
 * The catalogue that tests ask. Files of one process share it (vitest.config.ts): opening it and
 * compiling its patterns takes longer than most of them do.
 */
export const catalogue = openEmbeddedCatalogue();
// Beside other tests this may take a while, and isn't what the first of them is about.
beforeAll(() => catalogue.prepare(), 60_000);

/** The foods of a text with their grams, each as "Bananas, raw 118". */
export const foodsRead = (text: string): string[] =>
  readFoodSentence(catalogue, text).items.map(({ name, outcome }) =>
    outcome.ok
      ? `${outcome.calculation.food.name} ${Math.round(outcome.calculation.grams)}`
      : `not found: ${name}`,
  );

/** The food of a name that is typed in the form's field. */
export function foodInForm(name: string): string {
  const outcome = calculate(catalogue, name, "100 g");
  return outcome.ok ? outcome.calculation.food.name : `not found: ${name}`;
}
