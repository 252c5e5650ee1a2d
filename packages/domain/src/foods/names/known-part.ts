import type { FoodMatch } from "../catalogue.ts";

/** A known name within a text that isn't known as a whole, and what it is found as, best first. */
export interface KnownPart {
  name: string;
  matches: readonly FoodMatch[];
}
