import type { Day } from "./day.ts";
import { day, hour } from "./time.ts";

/** A time of day `HH:MM` on a 24-hour clock. */
export type ClockTime = string;

const twelveHours = 12 * hour;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** From `from` on, the zone's clock is `offset` ahead of UTC (ms). */
interface Change {
  from: number;
  offset: number;
}

/** A zone's clock, with the changes of the years looked up so far. */
interface Zone {
  clock: Intl.DateTimeFormat;
  years: Map<number, readonly Change[]>;
}

/** The years of a `Day`. Other years are worked out each time. */
const firstYear = 1900;
const lastYear = 2199;

/** By lower-case name: `EUROPE/berlin` and `Europe/Berlin` are one zone. */
const zones = new Map<string, Zone>();
/** A zone takes some 40 kB. Beyond this the oldest is dropped. */
const maxZones = 100;
const spelling = /^[\w+/-]+$/;

/** Throws a `RangeError` if there is no such zone. */
function zoneOf(name: string): Zone {
  const key = name.toLowerCase();
  const known = spelling.test(name) ? zones.get(key) : undefined;
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const zone = { clock, years: new Map<number, readonly Change[]>() };
  zones.set(key, zone);
  if (zones.size > maxZones) {
    const [oldest = ""] = zones.keys();
    zones.delete(oldest);
  }
  return zone;
}

/** Whether this is a time zone's name, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  try {
    zoneOf(text);
    return true;
  } catch {
    return false;
  }
}

export function isClockTime(text: string): text is ClockTime {
  return clockTime.test(text);
}

/** How far the clock is ahead of UTC (ms), from the browser's or Node's own tables. */
function readOffset({ clock }: Zone, instant: number): number {
  const [month = 1, date = 1, year = 0, hour = 0, minutes = 0, second = 0] =
    clock.format(instant).match(/\d+/g)?.map(Number) ?? [];
  const wall = Date.UTC(year, month - 1, date, hour, minutes, second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * Since 1940 no zone has changed its clock twice within this time: Recife came closest, 7 days
 * apart in 2000.
 */
const step = 6 * day;

/** A year's offset at its start, and each change within the year. */
function readYear(zone: Zone, year: number): Change[] {
  const end = Date.UTC(year + 1, 0, 1);
  let from = Date.UTC(year, 0, 1);
  let offset = readOffset(zone, from);
  const changes = [{ from, offset }];
  while (from < end) {
    const to = Math.min(from + step, end);
    const offsetAfter = readOffset(zone, to);
    if (offsetAfter !== offset) {
      let [before, after] = [from, to];
      // Clocks change on a whole second.
      while (after - before > 1000) {
        const middle = before + Math.floor((after - before) / 2000) * 1000;
        if (readOffset(zone, middle) === offset) before = middle;
        else after = middle;
      }
      changes.push({ from: after, offset: offsetAfter });
      offset = offsetAfter;
    }
    from = to;
  }
  return changes;
}

/** A time without changes to the zone's clock, up to but not including `until`. */
interface Stretch extends Change {
  until: number;
}

function stretchAt(instant: number, zone: Zone): Stretch {
  const year = new Date(instant).getUTCFullYear();
  if (!(year >= firstYear && year <= lastYear))
    return { from: instant, until: instant + 1, offset: readOffset(zone, instant) };
  const changes = zone.years.get(year) ?? readYear(zone, year);
  zone.years.set(year, changes);
  const next = changes.findIndex(({ from }) => from > instant);
  const { from, offset } = changes.at(next < 0 ? -1 : next - 1) ?? { from: instant, offset: 0 };
  return { from, until: changes[next]?.from ?? Date.UTC(year + 1, 0, 1), offset };
}

/** How far a zone's clock is ahead of UTC at an instant (ms). */
type Offset = (instant: number) => number;

/** Remembers the last lookup: instants of a history are close to each other. */
function offsetIn(name: string): Offset {
  const zone = zoneOf(name);
  let last: Stretch = { from: Infinity, until: -Infinity, offset: 0 };
  return (instant) => {
    if (!(instant >= last.from && instant < last.until)) last = stretchAt(instant, zone);
    return last.offset;
  };
}

/** The wall clock's reading at an instant, as if it were UTC (ms). */
const wallAt = (instant: number, zone: string): number => instant + offsetIn(zone)(instant);

/** The calendar day in the zone at an instant. */
export function dayInZone(instant: number, zone: string): Day {
  return new Date(wallAt(instant, zone)).toISOString().slice(0, 10) as Day;
}

/** Minutes since midnight on the zone's wall clock. */
export function minutesInZone(instant: number, zone: string): number {
  const wall = new Date(wallAt(instant, zone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * The instant (ms) at which the zone's clock shows this time on this day. Of a time that occurs
 * twice (clocks go back) it is the first; one that is skipped (clocks go forward) is shifted
 * forward by the gap.
 */
export function instantAt(day: Day, time: ClockTime, zone: string): number {
  return instantOf(Date.parse(`${day}T${time}:00Z`), offsetIn(zone));
}

function instantOf(wall: number, offsetAt: Offset): number {
  const before = wall - offsetAt(wall - twelveHours);
  const after = wall - offsetAt(wall + twelveHours);
  const [early, late] = before < after ? [before, after] : [after, before];
  if (early + offsetAt(early) === wall) return early;
  return late + offsetAt(late) === wall ? late : before;
}

/** The first instant of a day in the zone. */
export function startOfDay(day: Day, zone: string): number {
  return instantAt(day, "00:00", zone);
}

/** A zone's days as numbers, 0 for 1970-01-01: faster than dates when there are many. */
export interface NumberedDays {
  /** The number of the calendar day at an instant. */
  at(instant: number): number;
  /** The first instant of a day. */
  startOf(number: number): number;
}

export function numberedDays(zone: string): NumberedDays {
  const offsetAt = offsetIn(zone);
  return {
    at: (instant) => Math.floor((instant + offsetAt(instant)) / day),
    startOf: (number) => instantOf(number * day, offsetAt),
  };
}
