import { eraseKept } from "../../../lib/kept.ts";
import { forget, storageKeys } from "../../../lib/storage.ts";
import { stamps } from "./stamps.ts";

/** What a browser keeps of what a person has entered. */
const entered = [
  "recentAnalyses",
  "weeklyMeals",
  "dailyStats",
  "fastingStatus",
  "fastingHistory",
  "fastingMilestones",
  "fastingSettings",
  "fastingDismissed",
  "fastingOwner",
  "aiAnalyzerUsage",
] as const satisfies readonly (keyof typeof storageKeys)[];

/** What it keeps of the session. */
const ofSession = ["session", "legacyToken", "freshAuthSession", ...stamps] as const;

/** Forgets what this browser keeps of a person's diary; the session stays. */
export function forgetData(): void {
  for (const name of entered) forget(storageKeys[name]);
  eraseKept();
}

/** Forgets the session and everything personal. What waits in the outbox stays, for its owner. */
export function forgetPerson(): void {
  forgetData();
  for (const name of ofSession) forget(storageKeys[name]);
}
