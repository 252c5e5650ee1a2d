import { momentMessages as texts } from "./moment.messages.ts";

const minute = 60_000;

/** Such as "23 h 59 min" or "12 min". */
export function durationShown(ms: number): string {
  const minutes = Math.floor(ms / minute);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? texts.hours(hours, minutes % 60) : texts.minutes(minutes);
}

const clockTime = { hour: "numeric", minute: "2-digit" } as const;
const dayAndTime = { month: "short", day: "numeric", ...clockTime } as const;

/** "Just now", "12 min ago", the time within a day, otherwise date and time; "–" if unknown. */
export function momentShown(at: number | null, now: number): string {
  if (at === null) return texts.unknown;
  const ago = now - at;
  if (ago < minute) return texts.justNow;
  if (ago < 60 * minute) return texts.minutesAgo(Math.floor(ago / minute));
  // A format that is kept also keeps its zone, and the app may stay open during a flight.
  return new Intl.DateTimeFormat("en", ago < 24 * 60 * minute ? clockTime : dayAndTime).format(at);
}
