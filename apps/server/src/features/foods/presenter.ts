import type { CalculationReply, parseFoods } from "@morsel/contract/foods";
import type { Reply } from "@morsel/contract/route";
import type { Calculation } from "@morsel/domain/foods/calculation";
import { calculationResult, sentenceResult } from "@morsel/domain/foods/calculation-result";
import type { FoodSentence } from "@morsel/domain/foods/sentence";

/**
 * The calculation result of the specification. Its texts come from domain, so that the browser's
 * offline answers are the same.
 */
export function presentCalculation(
  typed: { ingredient: string; measurement: string },
  calculation: Calculation,
): CalculationReply {
  return calculationResult(typed, calculation);
}

/** A sentence's foods and their sum, the same as the browser's own engine returns. */
export function presentSentence(sentence: FoodSentence): Reply<typeof parseFoods> {
  return sentenceResult(sentence);
}
