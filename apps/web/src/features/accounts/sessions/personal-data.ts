import { eraseStored } from "../../../lib/replica-start.ts";
import { forget, personalKeys, storageKeys } from "../../../lib/storage.ts";
import { stamps } from "./stamps.ts";

/** Keys of the session. */
const ofSession = ["session", "legacyToken", "freshAuthSession", ...stamps] as const;

/** Deletes the person's diary data from this browser, but not the session. */
export function forgetData(): void {
  for (const key of Object.values(personalKeys)) forget(key);
  // The theme stays with the device; since when it is this person's doesn't.
  for (const key of Object.values(storageKeys))
    for (const stamp of ["timestamp", "lastSync"] as const) forget(`${key}_${stamp}`);
  eraseStored();
}

/**
 * Deletes session and personal data. The outbox stays, for its owner's return, if there can be one
 * (deleted-account.ts).
 */
export function forgetPerson(): void {
  forgetData();
  for (const name of ofSession) forget(storageKeys[name]);
}
