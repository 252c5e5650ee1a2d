import { maxFasts, maxFastsPerDay, maxPauses } from "@morsel/contract/fasting";
import { numberText } from "@morsel/domain/english";
import type { ProblemKind } from "@morsel/domain/fasting/edit";

export const messages = {
  notFound: "This fast doesn't exist.",
  running: "A fast is already running. End it before you start another.",
  idTaken: "This id belongs to a fast with other content. The first one was kept.",
  endNeeded: "Must say when the fast ended.",
  endUnneeded: "Must be left out while the fast runs.",
  tooManyPauses: `The fasts of one day can be paused at most ${maxPauses} times.`,
  dayFull: `At most ${maxFastsPerDay} fasts can begin on one day.`,
  full: `Your history holds ${numberText(maxFasts)} fasts, which is all it can. Delete some first.`,
  /** Why a fast is invalid; each is appended to a field's name. */
  problems: {
    target: "Must be from 1 to 168 hours, in milliseconds.",
    "future-start": "Must not be in the future.",
    "future-end": "Must not be in the future.",
    "end-before-start": "Must be after the start.",
    "too-short": "Must be at least 5 seconds of fasting after the start.",
    "too-long": "Must be within 31 days of the end.",
    "still-running": "Must be left out while the fast runs.",
    pauses: "Must be pauses in order, apart, and within the fast.",
    overlap: "Must not be while another fast was going on.",
  } satisfies Record<ProblemKind, string>,
} as const;
