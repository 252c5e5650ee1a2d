import type { Catalogue } from "../catalogue.ts";
import { parseMeasurement } from "../measures/measurement.ts";

/** What a food comes in that makes another of it, and how that is called. */
const servedIn: ReadonlyMap<string, readonly string[]> = new Map([
  ["can", ["can of", "canned"]],
  ["bowl", ["bowl of"]],
  ["glass", ["glass of"]],
]);

/** Corn by the can is canned corn, as "a can of corn" is, and granola by the bowl is in milk. */
export function servedName(catalogue: Catalogue, ingredient: string, measurement: string): string {
  const unit = parseMeasurement(catalogue.measures, measurement)?.unit?.id ?? "";
  const names = (servedIn.get(unit) ?? []).map((served) => `${served} ${ingredient}`);
  return names.find(catalogue.isName) ?? ingredient;
}
