import type { CalculationReply } from "@morsel/contract/foods";
import { use, useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { readText, storageKeys, writeStored } from "../../lib/storage.ts";
import type { RecentAnalysis } from "./kept-recents.state.ts";

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

let recents: readonly RecentAnalysis[] = [];
/** What is kept needs its schema, which only who has something kept has to load. */
let kept: "unread" | "read" | "unreadable" =
  readText(storageKeys.recentAnalyses) === null ? "read" : "unread";
let reading: Promise<void> | undefined;
const { subscribe, tell } = createListeners();

async function read(): Promise<void> {
  const { storedRecents } = await import("./kept-recents.state.ts");
  // What was calculated in between stands in front.
  const stored = storedRecents().slice(0, recentLimits.kept);
  recents = recents.toReversed().reduce(withRecent, stored);
  kept = "read";
  tell();
}

/** Never fails: where the schema can't be had, the list begins anew and nothing is written over. */
function readOnce(): Promise<void> {
  reading ??= read().catch(() => {
    kept = "unreadable";
    reading = undefined;
  });
  return reading;
}

function keep(): void {
  if (kept === "read") writeStored(storageKeys.recentAnalyses, recents);
}

/** Puts a calculation in front, for every calculator on the page and for the next visit. */
export function addRecent(added: RecentAnalysis): void {
  recents = withRecent(recents, added);
  tell();
  if (kept === "read") keep();
  else void readOnce().then(keep);
}

/** The recent analyses, newest first. Suspends while they are read. */
export function useRecents(): readonly RecentAnalysis[] {
  const shown = useSyncExternalStore(subscribe, () => recents);
  // The last hook: React can't go on where a `use` that it waited for isn't called again.
  if (kept === "unread") use(readOnce());
  return shown;
}
