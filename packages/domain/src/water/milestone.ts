import { waterMet } from "../achievements/met.ts";

export type WaterMilestone = "halfway" | "goal";

/** The milestone that an increase crossed: the goal (in glasses), half of it, or none. */
export function waterMilestone(before: number, after: number, goal: number): WaterMilestone | null {
  const isMet = waterMet(after, goal);
  if (isMet && !waterMet(before, goal)) return "goal";
  return before < goal / 2 && after >= goal / 2 && !isMet ? "halfway" : null;
}
