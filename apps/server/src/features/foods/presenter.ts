import type { CalculationReply, parseFoods } from "@morsel/contract/foods";
import type { Reply } from "@morsel/contract/route";
import type { Calculation } from "@morsel/domain/foods/calculation";
import { calculationResult, sentenceResult } from "@morsel/domain/foods/calculation-result";
import type { FoodSentence } from "@morsel/domain/foods/sentence";

/** The calculation result of the specification; domain words it, as the browser answers alike. */
export function presentCalculation(
  typed: { ingredient: string; measurement: string },
  calculation: Calculation,
): CalculationReply {
  return calculationResult(typed, calculation);
}

/** The foods of a sentence and their sum, as the browser's own engine answers. */
export function presentSentence(sentence: FoodSentence): Reply<typeof parseFoods> {
  return sentenceResult(sentence);
}
