import { use, useSyncExternalStore } from "react";
import { personId } from "../../lib/person.ts";
import { readText, storageKeys, writeStored } from "../../lib/storage.ts";
import { storedListeners } from "../../lib/stored.ts";
import type { RecentAnalysis } from "./kept-recents.state.ts";
import { noteAnalysis } from "./visitor.ts";

export const recentLimits = { kept: 5, shownInCompact: 2 } as const;

/** What was asked, for finding the same question again. */
function questionOf(recent: RecentAnalysis): string {
  const { ingredient, measurement } =
    "sentence" in recent ? { ingredient: recent.sentence.text, measurement: "" } : recent.result;
  return `${ingredient}\n${measurement}`.toLowerCase();
}

/**
 * Adds one at the front, keeping at most five. A repeated question moves to the front, and one that
 * was changed in place is replaced.
 */
export function withRecent(
  list: readonly RecentAnalysis[],
  added: RecentAnalysis,
): RecentAnalysis[] {
  const question = questionOf(added);
  const others = list.filter((one) => one.id !== added.id && questionOf(one) !== question);
  return [added, ...others].slice(0, recentLimits.kept);
}

/** One list of calculations made in several places, newest first. */
export const mergedRecents = (all: readonly RecentAnalysis[]): RecentAnalysis[] =>
  [...all].sort((one, other) => one.at - other.at).reduce<RecentAnalysis[]>(withRecent, []);

let recents: readonly RecentAnalysis[] = [];
/** Made here since what is stored was last to be read. */
let meanwhile: readonly RecentAnalysis[] = [];
/** Reading stored calculations takes their schema, loaded only if something is stored. */
let kept: "unread" | "read" | "unreadable" =
  readText(storageKeys.recentAnalyses) === null ? "read" : "unread";
/** From the first list on there is one to show, also while the next one is read. */
let hasList = kept === "read";
let reading: Promise<void> | undefined;
const { subscribe, tell } = storedListeners(storageKeys.recentAnalyses, readAnew);

async function read(): Promise<void> {
  const { storedRecents } = await import("./kept-recents.state.ts");
  // Calculations made meanwhile come first.
  const stored = storedRecents().slice(0, recentLimits.kept);
  recents = meanwhile.toReversed().reduce(withRecent, stored);
  meanwhile = [];
  kept = "read";
  hasList = true;
  tell();
}

/** Never rejects: without the schema the list starts empty and nothing is overwritten. */
function readOnce(): Promise<void> {
  reading ??= read().catch(() => {
    kept = "unreadable";
    reading = undefined;
  });
  return reading;
}

/** Another tab or device has calculated something: what is stored counts. */
function readAnew(): void {
  meanwhile = [];
  reading = undefined;
  kept = readText(storageKeys.recentAnalyses) === null ? "read" : "unread";
  if (kept === "unread") return void readOnce();
  recents = [];
  tell();
}

function keep(): void {
  if (kept === "read") writeStored(storageKeys.recentAnalyses, recents);
}

/** Puts a calculation at the front, for all calculators on the page and the next visit. */
export function addRecent(added: RecentAnalysis): void {
  recents = withRecent(recents, added);
  if (kept !== "read") meanwhile = withRecent(meanwhile, added);
  tell();
  if (personId() === null) noteAnalysis(added.at);
  if (kept === "read") keep();
  else void readOnce().then(keep);
}

/**
 * Recent calculations, newest first. Suspends until the first list is read; not again, which would
 * hide the screen from whoever is typing on it.
 */
export function useRecents(): readonly RecentAnalysis[] {
  const shown = useSyncExternalStore(subscribe, () => recents);
  // Must be the last hook: React needs a `use` it waited for to be called again.
  if (kept === "unread" && !hasList) use(readOnce());
  return shown;
}
