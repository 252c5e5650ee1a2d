import { type CalculationOutcome, calculate } from "./calculation.ts";
import type { Catalogue } from "./catalogue.ts";
import { meantBeside, usualAddition } from "./sentences/company.ts";
import { parseItem } from "./sentences/item.ts";
import { type Part, splitFoods } from "./sentences/parts.ts";

export type MealName = "breakfast" | "lunch" | "dinner" | "snack";

export interface SentenceItem {
  /** The words that it was read from. */
  text: string;
  quantity: number | null;
  unit: string;
  name: string;
  /** What `calculate` was asked for. */
  measurement: string;
  outcome: CalculationOutcome;
}

export interface FoodSentence {
  mealType?: MealName | undefined;
  items: SentenceItem[];
}

/** Says where a food comes from, not what it is. */
const leftOver = /\b(?:five guys|left[- ]?over|reheated|take-?away|take-?out)\s+(?=\p{L})/giu;

/** Foods beyond this in one sentence are not read. */
const mostItems = 30;

const mealWords: readonly (readonly [RegExp, MealName])[] = [
  [/\b(?:breakfast|brekkie|brekky|brunch|this morning)\b/i, "breakfast"],
  [/\b(?:lunch|midday|noon)\b/i, "lunch"],
  [/\b(?:dinner|supper|tonight|this evening|last night)\b/i, "dinner"],
  [/\b(?:snacks?|snacked|elevenses|dessert|afternoon tea)\b/i, "snack"],
];

/**
 * Reads the foods of a sentence such as "for breakfast I had 2 eggs, a slice of toast with butter
 * and a large latte" and calculates each. What isn't understood stays in the list with its failure.
 */
export function readFoodSentence(catalogue: Catalogue, text: string): FoodSentence {
  const short = text
    .slice(0, 2000)
    .replace(leftOver, "")
    .replace(/[^\S\n]+/g, " ");
  const mealType = mealWords.find(([pattern]) => pattern.test(short))?.[1];
  const parts = splitFoods(catalogue, short).slice(0, mostItems);
  const names = parts.map(({ text: said }) => said);
  return { mealType, items: parts.map((part) => readItem(catalogue, part, names)) };
}

function readItem(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem {
  const { quantity, unit, name: said, measurement } = parseItem(catalogue, part.text);
  const name = meantBeside(said, { quantity, unit }, all);
  const addition = part.to === undefined ? undefined : usualAddition(name, part.to);
  const asked = measurement || addition || "1 serving";
  return {
    text: part.text,
    quantity,
    unit,
    name,
    measurement: asked,
    outcome: calculate(catalogue, name, asked),
  };
}
