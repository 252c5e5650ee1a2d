import { problemWith } from "@morsel/domain/fasting/edit";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { messages } from "./messages.ts";

/**
 * What is wrong with a fast that comes from elsewhere, by itself: whether it is still to come is for
 * who has a clock, and whether there is room for it for who has the others.
 */
export function faultOf(fast: FastingSession): { field: string; reason: string } | undefined {
  const problem = problemWith(fast, [], fast.endTime ?? fast.startTime);
  return problem ? { field: problem.field, reason: messages.problems[problem.kind] } : undefined;
}
