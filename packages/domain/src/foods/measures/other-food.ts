import type { Catalogue } from "../catalogue.ts";
import type { KnownFood } from "./kinds.ts";
import type { Measurement } from "./measurement.ts";

/** Whether what was measured is another food: "1 cup of cheese" of a banana. */
export function isOfOtherFood(
  { vocabulary, measures, heardIn, isName, isDescription }: Catalogue,
  { unit, words }: Measurement,
  food: KnownFood,
  typed: string,
): boolean {
  const said = words.join(" ");
  if (unit === undefined || said === "" || !isName(said) || isDescription(said)) return false;
  // "1 cup, mashed" of carrots is no mash.
  if (words.some((word) => measures.manner.has(word) || measures.altered.has(word))) return false;
  const own = new Set(vocabulary.wordsOf(`${typed} ${food.kind.name}`));
  return heardIn(food, words) === 0 && !words.some((word) => own.has(word));
}
