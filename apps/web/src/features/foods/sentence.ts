import type { CalculationReply } from "@morsel/contract/foods";
import type { MealType } from "@morsel/domain/meals/meal-type";
import type { RecentSentence } from "./kept-recents.state.ts";
import { foodMessages } from "./messages.ts";
import type { ParsedFoods } from "./mutations.ts";

/** One food of a sentence in the editable list. */
export interface SentenceFood {
  key: number;
  name: string;
  measurement: string;
  /** Null if the food wasn't found or its amount not understood. */
  result: CalculationReply | null;
  suggestion?: string | undefined;
  /** Readable measurements to offer if its own isn't. */
  measurements?: readonly string[] | undefined;
  /** It is being recalculated. */
  pending: boolean;
}

export interface Sentence {
  /** Stays the same while its foods are corrected. */
  id: string;
  /** As it was typed. */
  text: string;
  mealType: MealType | null;
  foods: SentenceFood[];
  /** It was here before another view was opened, so nothing is focused or scrolled to. */
  isBack?: boolean;
  /** It isn't any more as it was read. */
  isCorrected?: boolean;
}

/** A number of another tongue, at the beginning. */
const otherNumber =
  /^(?:eine?n?|zwei|drei|vier|halbe[rns]?|une?|dos|tres|cuatro|medi[ao]|deux|trois|quatre|demie?|un[ao]|due|tre|quattro|mezz[ao]|uma?|dois|duas|três|mei[ao])\s/i;

/** Whether a text may name several foods, or a food with its amount. */
export function namesSeveral(text: string): boolean {
  return (
    /[,;+\n،、，]|\s(?:and|with|plus|then|on|und|mit|y|con|et|avec|e|com)\s/i.test(text) ||
    /^(?:\d|½|¼|¾|(?:a|an|one|two|three|four|half|for|i)\s)/i.test(text) ||
    otherNumber.test(text) ||
    /^(?:breakfast|brunch|lunch|dinner|supper|snack)s?\s*[:-]|\bfor (?:breakfast|brunch|lunch|dinner|supper)\b/i.test(
      text,
    ) ||
    // "Burger 650 kcal"
    /\d ?(?:k?cals?|calories|kj)\b/i.test(text) ||
    /\p{L}[\s(]+(?:x ?\d|\d+ ?(?:g|ml|oz|x|slices?|pieces?)\b)/iu.test(text)
  );
}

export function sentenceOf(
  { id, text }: Pick<Sentence, "id" | "text">,
  { mealType, items }: Pick<ParsedFoods, "mealType" | "items">,
): Sentence {
  return {
    ...{ id, text, mealType },
    foods: items.map(({ name, measurement, calculation, suggestion, measurements }, key) => ({
      key,
      name,
      measurement,
      result: calculation,
      ...(suggestion !== undefined && { suggestion }),
      ...(measurements && { measurements }),
      pending: false,
    })),
  };
}

/** A sentence to be shown again later. */
export function recentSentence({ text, mealType, foods }: Sentence): RecentSentence {
  return {
    ...{ text, mealType },
    foods: foods.map(({ name, measurement, result, suggestion, measurements }) => ({
      ...{ name, measurement, result },
      ...(suggestion !== undefined && { suggestion }),
      ...(measurements && { measurements }),
    })),
  };
}

/** A sentence that was read earlier. */
export function sentenceFrom(id: string, { foods, ...said }: RecentSentence): Sentence {
  return { id, ...said, foods: foods.map((food, key) => ({ ...food, key, pending: false })) };
}

/** The energy of all foods together. */
export const energyOf = (results: readonly (CalculationReply | null)[]): number =>
  results.reduce((sum, result) => sum + (result?.estimatedCalories ?? 0), 0);

export function withFood(sentence: Sentence, key: number, change: Partial<SentenceFood>): Sentence {
  const foods = sentence.foods.map((food) => (food.key === key ? { ...food, ...change } : food));
  return { ...sentence, foods, isCorrected: true };
}

export function withoutFood(sentence: Sentence, key: number): Sentence {
  const foods = sentence.foods.filter((food) => food.key !== key);
  return { ...sentence, foods, isCorrected: true };
}

/** Whether a food of it is being calculated. */
export const isCounting = ({ foods }: Sentence): boolean => foods.some(({ pending }) => pending);

/** The results that can be logged. */
export function resultsOf(sentence: Sentence): CalculationReply[] {
  return sentence.foods.flatMap(({ result }) => result ?? []);
}

/** The food is known, but not how much of it was meant. */
export const isAmountUnread = ({ result, pending, measurements }: SentenceFood): boolean =>
  result === null && !pending && measurements !== undefined;

/** How many foods aren't known, and how many amounts; those being calculated aren't known yet. */
export function notCounted({ foods }: Sentence): { parts: number; amounts: number } {
  const missing = foods.filter(({ result, pending }) => result === null && !pending);
  const amounts = missing.filter(isAmountUnread).length;
  return { parts: missing.length - amounts, amounts };
}

/** What a screen reader says of the list; nothing while a part of it is being calculated. */
export function saidOf(sentence: Sentence): string {
  if (isCounting(sentence)) return "";
  const { foods } = sentence;
  const found = foods.flatMap(({ name, result }) =>
    result ? { name, kcal: result.estimatedCalories } : [],
  );
  const missing = foods.filter(({ result }) => result === null);
  const named = (some: SentenceFood[]) => some.map(({ name }) => name);
  return foodMessages.foundSeveral(
    found,
    named(missing.filter((food) => !isAmountUnread(food))),
    named(missing.filter(isAmountUnread)),
  );
}
