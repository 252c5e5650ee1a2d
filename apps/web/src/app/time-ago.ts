import { dayOnClock } from "@morsel/domain/day";
import { shortDate } from "@morsel/domain/english";
import { bellMessages } from "./bell.messages.ts";

const { ago } = bellMessages;

/** How long ago `instant` was (both in ms), worded as the specification has it. */
export function timeAgo(instant: number, now: number): string {
  const hours = (now - instant) / 3_600_000;
  if (hours < 1) return ago.now;
  if (hours < 24) return ago.today;
  if (hours < 48) return ago.yesterday;
  if (hours < 168) return ago.days(Math.floor(hours / 24));
  return shortDate(dayOnClock(new Date(instant)));
}
