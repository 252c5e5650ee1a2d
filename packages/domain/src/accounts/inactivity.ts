import { day, minute } from "../time.ts";

/** How long somebody may be away, and when the end of it is announced (ms). */
const inactivityLimit = day;
const warnBefore = 30 * minute;

/** Milliseconds until a session ends for want of activity; 0 when it has ended. */
export function timeUntilExpiry(lastActivity: number, now: number): number {
  return Math.max(0, lastActivity + inactivityLimit - now);
}

/** Ended after more than 24 h without activity; expiring in the 30 minutes before. */
export function activityState(
  lastActivity: number,
  now: number,
): "active" | "expiring" | "expired" {
  const away = now - lastActivity;
  if (away > inactivityLimit) return "expired";
  return away >= inactivityLimit - warnBefore ? "expiring" : "active";
}
