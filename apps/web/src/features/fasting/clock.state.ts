import { dayOnClock } from "@morsel/domain/day";
import { otherYear } from "@morsel/domain/day-words";
import { shortDate, weekdayShort } from "@morsel/domain/english";
import { hour, minute } from "@morsel/domain/time";
import { twelveHourTime } from "@morsel/domain/twelve-hours";
import { useEffect, useState } from "react";

/** A little late (ms), so that an early timer doesn't show the previous second. */
const margin = 15;

/**
 * The current time (ms), updated every `every` ms and when the tab becomes visible. It is read from
 * the clock, never counted, so it can't drift. Updates come right after `phase` plus a multiple of
 * `every`, so that no second is skipped.
 */
export function useNow(every: number, phase = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const take = () => {
      clearTimeout(timer);
      const taken = Date.now();
      setNow(taken);
      const since = (((taken - margin - phase) % every) + every) % every;
      timer = setTimeout(take, every - since);
    };
    take();
    document.addEventListener("visibilitychange", take);
    window.addEventListener("focus", take);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", take);
      window.removeEventListener("focus", take);
    };
  }, [every, phase]);
  return now;
}

/** This device's time zone. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// Formatted by hand: a format of `Intl` keeps the zone that it was made in, and the app may stay
// open during a flight.
const dayOf = (instant: number) => dayOnClock(new Date(instant));

/** `8:04 PM` */
export const timeOf = (instant: number): string => twelveHourTime(new Date(instant));
/** `Thu 8:04 PM` */
export const momentText = (instant: number): string =>
  `${weekdayShort(dayOf(instant))} ${timeOf(instant)}`;
/** `Thu, Nov 19`, and the year if it is another one than now */
export function dateOf(instant: number): string {
  const day = dayOf(instant);
  return `${weekdayShort(day)}, ${shortDate(day)}${otherYear(day, dayOf(Date.now()))}`;
}
/** `Thu, Nov 19, 8:04 PM` */
export const dateAndTime = (instant: number): string => `${dateOf(instant)}, ${timeOf(instant)}`;

const two = (count: number) => String(count).padStart(2, "0");

/** A time as the value of a `datetime-local` input. */
export function toInput(instant: number): string {
  const local = new Date(instant);
  return `${dayOnClock(local)}T${two(local.getHours())}:${two(local.getMinutes())}`;
}

/**
 * The time in such a value; null if it is empty or invalid. Where clocks go back a reading comes
 * twice: then it is the one closer to `near`.
 */
export function fromInput(value: string, near: number): number | null {
  const first = new Date(value).getTime();
  if (value === "" || Number.isNaN(first)) return null;
  // An hour later, or half of one on Lord Howe.
  const again = [first + 30 * minute, first + hour].find((at) => toInput(at) === value);
  return again !== undefined && Math.abs(again - near) < Math.abs(first - near) ? again : first;
}
