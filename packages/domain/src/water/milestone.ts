import { glassBounds } from "./glasses.ts";

/** Half of what a day should bring. */
const halfway = 4;

/** What a change of the count reached from below: the whole goal, half of it, or nothing. */
export function waterMilestone(before: number, after: number): "goal" | "halfway" | null {
  if (before < glassBounds.max && after >= glassBounds.max) return "goal";
  return before < halfway && after >= halfway ? "halfway" : null;
}
