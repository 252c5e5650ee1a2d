import { dayOnClock } from "@morsel/domain/day";
import { shortDate } from "@morsel/domain/english";

/** How long ago an instant was (ms both), in the labels of the specification. */
export function timeAgo(instant: number, now: number): string {
  const hours = (now - instant) / 3_600_000;
  if (hours < 1) return "Just now";
  if (hours < 24) return "Today";
  if (hours < 48) return "Yesterday";
  if (hours < 168) return `${Math.floor(hours / 24)} days ago`;
  return shortDate(dayOnClock(new Date(instant)));
}
