import type { CalculationReply } from "@morsel/contract/foods";
import type { Calculation } from "@morsel/domain/foods/calculation";
import { calculationResult } from "@morsel/domain/foods/calculation-result";

/** The calculation result of the specification; domain words it, as the browser answers alike. */
export function presentCalculation(
  typed: { ingredient: string; measurement: string },
  calculation: Calculation,
): CalculationReply {
  return calculationResult(typed, calculation);
}
