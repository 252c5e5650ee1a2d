import { activityState } from "@morsel/domain/accounts/inactivity";
import { readText, storageKeys, writeText } from "../../../lib/storage.ts";

/** Times stored about the session, in ms since 1970. */
export const stamps = ["sessionStart", "lastRefresh", "lastActivity"] as const;
type Stamp = (typeof stamps)[number];

/** Null if unknown. */
export function readStamp(name: Stamp): number | null {
  const kept = Number(readText(storageKeys[name]) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

export function writeStamp(name: Stamp, at = Date.now()): void {
  writeText(storageKeys[name], String(at));
}

/** Whether the signed-in person has been away for too long. */
export function isOverdue(): boolean {
  const last = readStamp("lastActivity");
  return last !== null && activityState(last, Date.now()) === "expired";
}
