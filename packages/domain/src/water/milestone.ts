import { glassBounds } from "./glasses.ts";

/** Half the daily goal, in glasses. */
const halfway = 4;

/** The milestone that an increase crossed: the whole goal, half of it, or none. */
export function waterMilestone(before: number, after: number): "goal" | "halfway" | null {
  if (before < glassBounds.max && after >= glassBounds.max) return "goal";
  return before < halfway && after >= halfway ? "halfway" : null;
}
