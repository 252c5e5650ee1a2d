import type { KnownFood } from "./kinds.ts";
import type { Grams, Measurement } from "./measurement.ts";
import type { Measures } from "./measures.ts";

/** A measurement of a food, with the name that was typed for it. */
export interface Asked {
  measures: Measures;
  measurement: Measurement;
  food: KnownFood;
  typed: string;
}

/** One way to work out the grams; undefined if it doesn't apply. */
export type Way = (asked: Asked) => Grams | undefined;

/** The names of all of a food's own measures, to look for a word in. */
export const measureNames = (food: KnownFood) => food.measures.map(({ name }) => name).join(" ");
