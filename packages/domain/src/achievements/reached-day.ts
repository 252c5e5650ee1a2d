import { type Day, dayInUtc } from "../day.ts";
import { hour } from "../time.ts";

/** The latest day that a person has come to. */
export interface ReachedDay {
  reached: Day;
  /** When the person's device first said so; null if it is only UTC's day. */
  toldAt: number | null;
}

/** No day lasts longer, clock changes included. */
const longestDay = 26 * hour;

/** A day as far as it is that day somewhere on earth. */
function possibleDay(said: Day, now: number): Day {
  const earliest = dayInUtc(now - 12 * hour);
  const latest = dayInUtc(now + 14 * hour);
  return said < earliest ? earliest : said > latest ? latest : said;
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
  const day = possibleDay(said, now);
  if (!known) return { reached: day, toldAt: now };
  if (day <= known.reached && known.toldAt !== null) return known;
  return { reached: later(day, known.reached), toldAt: now };
}
