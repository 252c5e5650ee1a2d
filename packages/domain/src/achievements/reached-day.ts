import { type Day, dayInUtc } from "../day.ts";
import { day, hour } from "../time.ts";

/** The latest day that a person has come to. */
export interface ReachedDay {
  reached: Day;
  /** When the person's device first said so; null if it is only UTC's day. */
  toldAt: number | null;
}

/** No day lasts longer, clock changes included. */
const longestDay = 26 * hour;

/** A day as far as it is that day somewhere on earth: at most 12 hours behind UTC, or 14 ahead. */
function possibleDay(said: Day, now: number): Day {
  // Compared as instants: writing both bounds as days would take most of a check's own time.
  const begins = Date.parse(said);
  if (begins + day <= now - 12 * hour) return dayInUtc(now - 12 * hour);
  if (begins > now + 14 * hour) return dayInUtc(now + 14 * hour);
  return said;
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * The latest day the person has come to, given what their device says now, if it does. A wrong
 * clock doesn't lead further than what the day is somewhere on earth. A day once reached stays: who
 * travels west lives it twice, and loses nothing of it.
 */
export function reachedDay(
  known: ReachedDay | null,
  said: Day | undefined,
  now: number,
): ReachedDay {
  if (said === undefined) {
    if (known && known.toldAt !== null && now - known.toldAt < longestDay) return known;
    const inUtc = dayInUtc(now);
    return known && known.reached >= inUtc ? known : { reached: inUtc, toldAt: null };
  }
  const possible = possibleDay(said, now);
  if (!known) return { reached: possible, toldAt: now };
  if (possible <= known.reached && known.toldAt !== null) return known;
  return { reached: later(possible, known.reached), toldAt: now };
}
