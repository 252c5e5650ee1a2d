import type { EntryDraft } from "@morsel/domain/foods/entry-draft";
import { storageKeys } from "../../lib/storage.ts";
import { leftByVisitor } from "../../lib/visitor.ts";

/** Foods that a visitor wanted to log, together and at a moment (ms). */
export interface WantedLog {
  at: number;
  drafts: EntryDraft[];
}

/** How many times a visitor's wish to log is kept. */
const mostWanted = 20;

/**
 * Which of the recent calculations a visitor made: those up to a moment (ms), and which of them
 * they wanted to log. Until a person has answered whether they want them, the list stays as it is
 * on this device.
 */
export const visitorAnalyses = leftByVisitor<{ until: number; wanted: WantedLog[] }>(
  storageKeys.visitorAnalyses,
  ({ until, wanted }) =>
    typeof until === "number"
      ? { until, wanted: Array.isArray(wanted) ? wanted.filter(isWanted) : [] }
      : null,
);

const isWanted = (one: Partial<WantedLog> | null): one is WantedLog =>
  typeof one?.at === "number" &&
  Array.isArray(one.drafts) &&
  one.drafts.every((draft: Partial<EntryDraft> | null) => typeof draft?.name === "string");

/** A visitor has calculated something. */
export function noteAnalysis(at: number): void {
  visitorAnalyses.note({ until: at, wanted: visitorAnalyses.now()?.wanted ?? [] });
}

/** A visitor wants to log something, which takes an account; pressing again asks for no more. */
export function noteWanted(drafts: EntryDraft[], at: number): void {
  const left = visitorAnalyses.now();
  const same = JSON.stringify(drafts);
  const others = (left?.wanted ?? []).filter((one) => JSON.stringify(one.drafts) !== same);
  const wanted = [...others, { at, drafts }].slice(-mostWanted);
  visitorAnalyses.note({ until: Math.max(left?.until ?? 0, at), wanted });
}
