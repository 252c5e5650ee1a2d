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

/** Created on first use: setting up a format takes a phone longer than drawing a card. */
function lazily(options: Intl.DateTimeFormatOptions): (instant: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => (format ??= new Intl.DateTimeFormat("en", options)).format(instant);
}

/** `8:04 PM` */
export const timeOf = lazily({ hour: "numeric", minute: "2-digit" });
/** `Thu 8:04 PM` */
export const momentText = lazily({ weekday: "short", hour: "numeric", minute: "2-digit" });
/** `Thu, Nov 19` */
export const dateOf = lazily({ weekday: "short", month: "short", day: "numeric" });
/** `Thu, Nov 19, 8:04 PM` */
export const dateAndTime = (instant: number): string => `${dateOf(instant)}, ${timeOf(instant)}`;

const two = (count: number) => String(count).padStart(2, "0");

/** A time as the value of a `datetime-local` input. */
export function toInput(instant: number): string {
  const local = new Date(instant);
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  return `${day}T${two(local.getHours())}:${two(local.getMinutes())}`;
}

/** The time in such a value; null if it is empty or invalid. */
export function fromInput(value: string): number | null {
  const instant = new Date(value).getTime();
  return value === "" || Number.isNaN(instant) ? null : instant;
}
