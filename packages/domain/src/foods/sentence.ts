import { type CalculationOutcome, calculate } from "./calculation.ts";
import type { Catalogue } from "./catalogue.ts";
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

/** Foods beyond this in one sentence are not read. */
const mostItems = 30;

const mealWords: readonly (readonly [RegExp, MealName])[] = [
  [/\b(?:breakfast|brekkie|brekky|brunch|this morning)\b/i, "breakfast"],
  [/\b(?:lunch|midday|noon)\b/i, "lunch"],
  [/\b(?:dinner|supper|tonight|this evening|last night)\b/i, "dinner"],
  [/\b(?:snacks?|snacked|elevenses|dessert|afternoon tea)\b/i, "snack"],
];

/** What people mean by a thing added to another without saying how much. */
const additions: readonly (readonly [RegExp, string])[] = [
  [/^(?:butter|margarine|ghee)$/i, "1 pat"],
  [/^(?:.* )?milk$|^(?:cream|half and half|half-and-half|creamer)$/i, "2 tbsp"],
  [/^(?:sugar|honey|jam|jelly|mustard|marmite|vegemite)$/i, "1 tsp"],
  [/^(?:(?:maple |golden |pancake )?syrup)$/i, "2 tbsp"],
  [
    /^(?:mayo|mayonnaise|ketchup|oil|olive oil|peanut butter|cream cheese|sour cream|gravy|dressing|hummus)$/i,
    "1 tbsp",
  ],
  [/^(?:lettuce|tomato|onion|cheese|bacon)s?$/i, "1 slice"],
  [/^(?:salt|pepper|cinnamon|spices)$/i, "1 pinch"],
];

/**
 * Reads the foods of a sentence such as "for breakfast I had 2 eggs, a slice of toast with butter
 * and a large latte" and calculates each. What isn't understood stays in the list with its failure.
 */
export function readFoodSentence(catalogue: Catalogue, text: string): FoodSentence {
  const short = text.slice(0, 2000).replace(/[^\S\n]+/g, " ");
  const mealType = mealWords.find(([pattern]) => pattern.test(short))?.[1];
  const items: SentenceItem[] = [];
  for (const part of splitFoods(catalogue, short)) {
    if (items.length === mostItems) break;
    items.push(readItem(catalogue, part, items.at(-1)));
  }
  return { mealType, items };
}

function readItem(
  catalogue: Catalogue,
  part: Part,
  before: SentenceItem | undefined,
): SentenceItem {
  const { quantity, unit, name, measurement } = parseItem(catalogue, part.text);
  const asked =
    measurement || (part.added && usualAddition(name, before?.name ?? "")) || "1 serving";
  return {
    text: part.text,
    quantity,
    unit,
    name,
    measurement: asked,
    outcome: calculate(catalogue, name, asked),
  };
}

function usualAddition(name: string, to: string): string | undefined {
  // Milk over cereal is more than milk in coffee.
  if (/\bmilk$/i.test(name) && !/coffee|tea|espresso|latte/i.test(to)) return "1/2 cup";
  return additions.find(([pattern]) => pattern.test(name))?.[1];
}
