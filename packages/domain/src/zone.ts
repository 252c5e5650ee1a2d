import type { Day } from "./day.ts";

/** A time of day `HH:MM` on a 24-hour clock. */
export type ClockTime = string;

const minute = 60_000;
const twelveHours = 12 * 60 * minute;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

// Building a formatter is a thousand times dearer than using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Whether the text names a time zone, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the text is a time of day `HH:MM`. */
export function isClockTime(text: string): text is ClockTime {
  return clockTime.test(text);
}

/** What the clock on the wall shows at an instant, as if that were UTC (ms). */
function wallAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant))
    parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes, second);
}

function offsetAt(instant: number, zone: string): number {
  return wallAt(instant, zone) - Math.floor(instant / 1000) * 1000;
}

/** The day that a wall calendar in the zone shows at an instant. */
export function dayInZone(instant: number, zone: string): Day {
  return new Date(wallAt(instant, zone)).toISOString().slice(0, 10) as Day;
}

/** Minutes since midnight on the wall clock of the zone. */
export function minutesInZone(instant: number, zone: string): number {
  const wall = new Date(wallAt(instant, zone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * The instant (ms) at which the clock in the zone shows that time on that day. A time that comes
 * twice (clocks go back) is the first one; one that is skipped (clocks go forward) moves on by what
 * was skipped.
 */
export function instantAt(day: Day, time: ClockTime, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = wall - offsetAt(wall - twelveHours, zone);
  const after = wall - offsetAt(wall + twelveHours, zone);
  const [early, late] = before < after ? [before, after] : [after, before];
  if (wallAt(early, zone) === wall) return early;
  return wallAt(late, zone) === wall ? late : before;
}

/** The first instant of a day in the zone. */
export function startOfDay(day: Day, zone: string): number {
  return instantAt(day, "00:00", zone);
}
