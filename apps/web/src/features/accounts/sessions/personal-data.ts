import { eraseReplica } from "../../../lib/replica-start.ts";
import { forget, storageKeys } from "../../../lib/storage.ts";
import { stamps } from "./stamps.ts";

/** Keys of data the person has entered. */
const entered = [
  "recentAnalyses",
  "weeklyMeals",
  "dailyStats",
  "visitorWater",
  "fastingStatus",
  "fastingHistory",
  "fastingMilestones",
  "fastingSettings",
  "fastingDismissed",
  "fastingOwner",
  "aiAnalyzerUsage",
] as const satisfies readonly (keyof typeof storageKeys)[];

/** Keys of the session. */
const ofSession = ["session", "legacyToken", "freshAuthSession", ...stamps] as const;

/** Deletes the person's diary data from this browser, but not the session. */
export function forgetData(): void {
  for (const name of entered) forget(storageKeys[name]);
  eraseReplica();
}

/** Deletes session and personal data. The outbox stays, for its owner's return. */
export function forgetPerson(): void {
  forgetData();
  for (const name of ofSession) forget(storageKeys[name]);
}
