import type { KeptValue } from "@morsel/contract/kept";
import { forget, storageKeys, writeStored, writeText } from "../../lib/storage.ts";
import { replica } from "../../lib/things.ts";
import { recentsIn, storedRecents } from "../foods/kept-recents.state.ts";
import { mergedRecents } from "../foods/recents.state.ts";
import { visitorAnalyses } from "../foods/visitor.ts";
import { logMeals } from "../meals/mutations.ts";
import { addGlasses } from "../water/changes.ts";
import { visitorWater } from "../water/visitor.ts";

const key = storageKeys.recentAnalyses;

/** Joins the calculations made here with the account's; a visitor's only if they are wanted. */
function joinAnalyses(isWanted: boolean): void {
  const left = visitorAnalyses.now();
  if (!left) return;
  const here = storedRecents().filter(({ at }) => isWanted || at > left.until);
  const values = replica.all("kept") as readonly KeptValue[];
  const theirs = values.find((value) => value.key === key);
  const joined = mergedRecents([...here, ...recentsIn(theirs?.data)]);
  if (joined.length > 0) {
    writeStored(key, joined);
    writeText(`${key}_timestamp`, String(Math.max(Date.now(), (theirs?.timestamp ?? 0) + 1)));
  } else forget(key);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  // From now on the list goes along to other devices (carried.state.ts).
  visitorAnalyses.forget();
}

/** Adds what a visitor has left here to the person's, or leaves it out for good. */
export function answerOffer(isWanted: boolean): void {
  const water = visitorWater.now();
  visitorWater.forget();
  if (isWanted && water) addGlasses(water.date, water.glasses, water.id);
  const wanted = visitorAnalyses.now()?.wanted ?? [];
  joinAnalyses(isWanted);
  // For the day on which they pressed it.
  if (isWanted) for (const { drafts, at } of wanted) void logMeals(drafts, new Date(at));
}
