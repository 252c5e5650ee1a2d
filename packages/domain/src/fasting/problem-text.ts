import type { ProblemKind } from "./edit.ts";

/** Why a fast is refused, in a call as in a file; each is appended to a field's name. */
export const problemTexts: Record<ProblemKind, string> = {
  target: "Must be from 1 to 168 hours, in milliseconds.",
  "future-start": "Must not be in the future.",
  "future-end": "Must not be in the future.",
  "end-before-start": "Must be after the start.",
  "too-short": "Must be at least 5 seconds of fasting after the start.",
  "too-long": "Must be within 31 days of the end.",
  "still-running": "Must be left out while the fast runs.",
  pauses: "Must be pauses in order, apart, and within the fast.",
  overlap: "Must not be while another fast was going on.",
};
