import { day, minute } from "../time.ts";

/** How long a session may be idle, and how early its end is announced (ms). */
const inactivityLimit = day;
const warnBefore = 30 * minute;

/** Milliseconds until an idle session ends; 0 once it has. */
export function timeUntilExpiry(lastActivity: number, now: number): number {
  return Math.max(0, lastActivity + inactivityLimit - now);
}

/** Expired after 24 h without activity, expiring in the last 30 minutes before. */
export function activityState(
  lastActivity: number,
  now: number,
): "active" | "expiring" | "expired" {
  const away = now - lastActivity;
  if (away > inactivityLimit) return "expired";
  return away >= inactivityLimit - warnBefore ? "expiring" : "active";
}
