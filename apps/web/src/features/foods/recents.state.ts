import { type CalculationReply, calculation } from "@morsel/contract/foods";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createListeners } from "../../lib/listeners.ts";
import { readList, storageKeys, writeStored } from "../../lib/storage.ts";

/** A calculation that was made on this device. */
const recentAnalysis = z.object({
  id: z.string(),
  /** ms since 1970 */
  at: z.number(),
  result: calculation,
});
export type RecentAnalysis = z.infer<typeof recentAnalysis>;

export const recentLimits = { kept: 5, shownInCompact: 2 } as const;

const sameQuestion = (a: CalculationReply, b: CalculationReply) =>
  a.ingredient.toLowerCase() === b.ingredient.toLowerCase() &&
  a.measurement.toLowerCase() === b.measurement.toLowerCase();

/** The list with one more at its front, at most five; the same question asked again moves up. */
export function withRecent(
  list: readonly RecentAnalysis[],
  added: RecentAnalysis,
): RecentAnalysis[] {
  const others = list.filter(({ result }) => !sameQuestion(result, added.result));
  return [added, ...others].slice(0, recentLimits.kept);
}

/** What the browser kept; empty when that is malformed. */
export function storedRecents(): RecentAnalysis[] {
  return readList(storageKeys.recentAnalyses, recentAnalysis).slice(0, recentLimits.kept);
}

let recents: readonly RecentAnalysis[] | null = null;
const { subscribe, tell } = createListeners();

function current(): readonly RecentAnalysis[] {
  recents ??= storedRecents();
  return recents;
}

/** Puts a calculation in front, for every calculator on the page and for the next visit. */
export function addRecent(added: RecentAnalysis): void {
  recents = withRecent(current(), added);
  writeStored(storageKeys.recentAnalyses, recents);
  tell();
}

/** The recent analyses, newest first. */
export function useRecents(): readonly RecentAnalysis[] {
  return useSyncExternalStore(subscribe, current);
}
