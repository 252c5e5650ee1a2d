import { activityState, timeUntilExpiry } from "@morsel/domain/accounts/inactivity";
import { readStamp } from "./stamps.ts";

/** The session as the status card shows it: times in ms since 1970, null if unknown. */
export interface SessionInfo {
  readonly sessionStart: number | null;
  readonly lastRefresh: number | null;
  readonly lastActivity: number;
  /** ms */
  readonly timeUntilExpiry: number;
  readonly expiringSoon: boolean;
}

/** What is known of the session at `now`; without recorded activity, the last activity is `now`. */
export function sessionInfo(now: number): SessionInfo {
  const last = readStamp("lastActivity") ?? now;
  return {
    sessionStart: readStamp("sessionStart"),
    lastRefresh: readStamp("lastRefresh"),
    lastActivity: last,
    timeUntilExpiry: timeUntilExpiry(last, now),
    expiringSoon: activityState(last, now) !== "active",
  };
}
