import { maxFasts, maxFastsPerDay, maxPauses } from "@morsel/contract/fasting";
import { numberText } from "@morsel/domain/english";
import { problemTexts } from "@morsel/domain/fasting/problem-text";

export const messages = {
  notFound: "This fast doesn't exist.",
  running: "A fast is already running. End it before you start another.",
  idTaken: "This id belongs to a fast with other content. The first one was kept.",
  endNeeded: "Must say when the fast ended.",
  endUnneeded: "Must be left out while the fast runs.",
  tooManyPauses: `The fasts of one day can be paused at most ${maxPauses} times.`,
  dayFull: `At most ${maxFastsPerDay} fasts can begin on one day.`,
  full: `Your history holds ${numberText(maxFasts)} fasts, which is all it can. Delete some first.`,
  problems: problemTexts,
  /** Of what a timer says: nobody typed it. */
  clockBehind: `${problemTexts["end-before-start"]} Is the clock of your device right?`,
  clockAhead: `${problemTexts["future-start"]} Is the clock of your device right?`,
} as const;
