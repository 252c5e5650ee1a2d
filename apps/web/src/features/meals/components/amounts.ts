import { numberText } from "@morsel/domain/english";
import { roundTo } from "@morsel/domain/foods/nutrients";

/** `12.5 g`; a dash if unknown. */
export function gramsText(grams: number | null): string {
  return grams === null ? "–" : `${numberText(roundTo(grams, 10))} g`;
}
