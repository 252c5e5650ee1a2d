import type { CalculationOutcome } from "../../calculation.ts";
import type { Catalogue } from "../../catalogue.ts";
import { numberText } from "../shares/number-text.ts";
import { parseItem } from "./item.ts";

/** Each of so many has its own: "4 teas with milk", but not "4 crackers with cheese". */
const hasItsOwn =
  /\b(?:teas?|coffees?|chais?|cuppas?|brews?|americanos?|bagels?|burgers?|hot ?dogs?|(?:baked|jacket) potato(?:es)?)$/i;

/** How much of a food is usually added to another, or to each of several; undefined if unknown. */
export function usualAddition(catalogue: Catalogue, name: string, to: string): string | undefined {
  const measure = catalogue.company.usualAddition(name, to);
  const [, number, unit] = /^(\d+)( .+)$/.exec(measure ?? "") ?? [];
  if (number === undefined || !hasItsOwn.test(to)) return measure;
  const { quantity } = parseItem(catalogue, to);
  return quantity !== null && quantity > 1
    ? `${numberText(Number(number) * quantity)}${unit}`
    : measure;
}

/** The splash of milk that we assume in a tea is no portion of milk, and none that is too small. */
export function asAddition(outcome: CalculationOutcome): CalculationOutcome {
  if (!outcome.ok) return outcome;
  const calculation = { ...outcome.calculation };
  delete calculation.portionInfo;
  return { ...outcome, calculation };
}
