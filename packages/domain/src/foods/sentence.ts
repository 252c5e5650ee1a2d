import { type CalculationOutcome, calculate, foodNotFound } from "./calculation.ts";
import { type Catalogue, withEffort } from "./catalogue.ts";
import { type Effort, sentenceEffort } from "./effort.ts";
import { longestFoodText } from "./limits.ts";
import { withoutChat } from "./sentences/chat.ts";
import { parseItem } from "./sentences/item.ts";
import { withoutNarration } from "./sentences/narration.ts";
import { type Part, splitFoods } from "./sentences/parts.ts";
import { withoutPreparation } from "./sentences/recipe-line.ts";
import { asWritten } from "./sentences/spoken.ts";

export type MealName = "breakfast" | "lunch" | "dinner" | "snack";

export interface SentenceItem {
  /** The part of the sentence it was read from. */
  text: string;
  quantity: number | null;
  unit: string;
  name: string;
  /** The measurement passed to `calculate`. */
  measurement: string;
  outcome: CalculationOutcome;
}

export interface FoodSentence {
  mealType?: MealName | undefined;
  items: SentenceItem[];
}

/** Says where a food comes from, not what it is. */
const leftOver = /\b(?:five guys|left[- ]?over|reheated|take-?away|take-?out)\s+(?=\p{L})/giu;

/** Nobody eats "-5 eggs". */
const negative = /^(?:[-−]|minus )\d/i;

/** Share of the effort for splitting the sentence; the rest is for finding the foods. */
const readingShare = 0.3;

const mealWords: readonly (readonly [RegExp, MealName])[] = [
  [/\b(?:breakfast|brekkie|brekky|brunch|this morning)\b/i, "breakfast"],
  [/\b(?:lunch|midday|noon)\b/i, "lunch"],
  [/\b(?:dinner|supper|tonight|this evening|last night|for tea (?=i\b|we\b))\b/i, "dinner"],
  [/\b(?:snacks?|snacked|elevenses|dessert|afternoon tea)\b/i, "snack"],
];

/**
 * Reads the foods of a sentence such as "for breakfast I had 2 eggs, a slice of toast with butter
 * and a large latte" and calculates each. What isn't understood, or exceeds the effort, stays in
 * the list as a failure.
 */
export function readFoodSentence(
  catalogue: Catalogue,
  text: string,
  effort: Effort = { left: sentenceEffort },
): FoodSentence {
  const short = catalogue
    .inEnglish(text.slice(0, 2000))
    .replace(leftOver, "")
    .replace(/[^\S\n]+/g, " ");
  const mealType = mealWords.find(([pattern]) => pattern.test(short))?.[1];
  const reading = { left: effort.left * readingShare };
  effort.left -= reading.left;
  const { isName, measures } = catalogue;
  const isMeasure = (word: string) => measures.units.named(word) !== undefined;
  const written = asWritten(withoutChat(short, isName), { isName, isMeasure });
  const told = withoutNarration(withoutPreparation(measures, isName, written), isName);
  const parts = splitFoods(catalogue, told, reading);
  const names = parts.map(({ text: said }) => said.slice(0, longestFoodText));
  const foods = withEffort(catalogue, effort);
  return { mealType, items: parts.map((part) => readItem(foods, part, names)) };
}

function readItem(catalogue: Catalogue, part: Part, all: readonly string[]): SentenceItem {
  if (part.unread || part.text.length > longestFoodText) return notRead(part);
  if (negative.test(part.text)) return notRead(part);
  const { quantity, unit, name: said, measurement } = parseItem(catalogue, part.text);
  if (catalogue.isDescription(said)) return notRead(part);
  const { company } = catalogue;
  const name = company.meantBeside(said, { quantity, unit }, all);
  const addition = part.to === undefined ? undefined : company.usualAddition(name, part.to);
  const asked = measurement || addition || "1 serving";
  const read = (measured: string): SentenceItem => ({
    ...{ text: part.text, quantity, unit, name, measurement: measured },
    outcome: calculate(catalogue, name, measured),
  });
  const usual = read(asked);
  const item = measurement === "" ? likelier(usual, () => read("1")) : usual;
  // "A few fries" are no three servings.
  return few.test(part.text) && isInServings(item.outcome) ? read("1 handful") : item;
}

/**
 * One apple rather than the serving that labels must tell; but a serving of broccoli rather than a
 * spear.
 */
function likelier(serving: SentenceItem, readOne: () => SentenceItem): SentenceItem {
  if (!serving.outcome.ok) return serving;
  const { explanation, grams } = serving.outcome.calculation;
  if (!/\bNLEA serving\b/.test(explanation)) return serving;
  const one = readOne();
  return one.outcome.ok && one.outcome.calculation.grams > grams / 2 ? one : serving;
}

const few = /^(?:an? |the )?(?:few|couple)\b/i;

const isInServings = (outcome: CalculationOutcome) =>
  outcome.ok && /\bservings?$/.test(outcome.calculation.readAs ?? "");

/** Text that nobody read, to be shown as it is. */
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
