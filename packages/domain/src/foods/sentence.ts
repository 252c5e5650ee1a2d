import { type CalculationOutcome, calculate, foodNotFound } from "./calculation.ts";
import { type Catalogue, withEffort } from "./catalogue.ts";
import { type Effort, sentenceEffort } from "./effort.ts";
import { longestFoodText } from "./limits.ts";
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

/** Of the effort, what may go into parting the sentence; the rest finds its foods. */
const readingShare = 0.3;

const mealWords: readonly (readonly [RegExp, MealName])[] = [
  [/\b(?:breakfast|brekkie|brekky|brunch|this morning)\b/i, "breakfast"],
  [/\b(?:lunch|midday|noon)\b/i, "lunch"],
  [/\b(?:dinner|supper|tonight|this evening|last night|for tea (?=i\b|we\b))\b/i, "dinner"],
  [/\b(?:snacks?|snacked|elevenses|dessert|afternoon tea)\b/i, "snack"],
];

/**
 * Reads the foods of a sentence such as "for breakfast I had 2 eggs, a slice of toast with butter
 * and a large latte" and calculates each. What isn't understood stays in the list with its failure,
 * as does what is left when the effort is used up.
 */
export function readFoodSentence(
  catalogue: Catalogue,
  text: string,
  effort: Effort = { left: sentenceEffort },
): FoodSentence {
  const short = text
    .slice(0, 2000)
    .replace(leftOver, "")
    .replace(/[^\S\n]+/g, " ");
  const mealType = mealWords.find(([pattern]) => pattern.test(short))?.[1];
  const reading = { left: effort.left * readingShare };
  effort.left -= reading.left;
  const parts = splitFoods(catalogue, short, reading);
  const names = parts.map(({ text: said }) => said.slice(0, longestFoodText));
  const foods = withEffort(catalogue, effort);
  return { mealType, items: parts.map((part) => readItem(foods, part, names)) };
}

function readItem(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem {
  if (part.unread || part.text.length > longestFoodText) return notRead(part);
  const { quantity, unit, name: said, measurement } = parseItem(catalogue, part.text);
  const { company } = catalogue;
  const name = company.meantBeside(said, { quantity, unit }, all);
  const addition = part.to === undefined ? undefined : company.usualAddition(name, part.to);
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

/** Words that were left unread, to be shown as they are. */
function notRead({ text }: Part): SentenceItem {
  const name = text.slice(0, longestFoodText);
  return {
    text,
    quantity: null,
    unit: "",
    name,
    measurement: "1 serving",
    outcome: foodNotFound([]),
  };
}
