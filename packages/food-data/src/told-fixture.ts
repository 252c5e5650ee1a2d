import type { Calculation } from "@morsel/domain/foods/calculation";
import { readFoodSentence, type SentenceItem } from "@morsel/domain/foods/sentence";
import { catalogue } from "./catalogue-fixture.ts";

/** What the tests of told meals ask. */

export const read = (text: string): SentenceItem[] => readFoodSentence(catalogue, text).items;

/** Each food as it is calculated: "2 slices: toast". */
export const asked = (text: string): string[] =>
  read(text).map(({ measurement, name }) => `${measurement}: ${name}`);

/** Each food as it was said: "2 slices of toast". */
export const said = (text: string): string[] => read(text).map((item) => item.text);

/** The foods that were found. */
export const foods = (text: string): Calculation[] =>
  read(text).flatMap(({ outcome }) => (outcome.ok ? [outcome.calculation] : []));

/** The same with their grams: "Basil, fresh 3". */
export const found = (text: string): string[] =>
  foods(text).map(({ food, grams }) => `${food.name} ${Math.round(grams)}`);

/** Their energy together. */
export const kcal = (text: string): number =>
  foods(text).reduce((sum, { nutrition }) => sum + (nutrition.calories ?? 0), 0);
