import { useEffect, useState } from "react";

/** After the moment itself, so that a timer that comes a little early doesn't show the one before. */
const margin = 15;

/**
 * The present instant (ms), taken anew every `every` ms and right when the page is looked at again:
 * it's always read from the clock, never counted, so it can't drift. With a `phase` it's taken right
 * after each instant that is whole steps away from it, so that no second is left out.
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

/** The time zone of this device. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Made when first needed: setting up a format takes a phone longer than drawing a card. */
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

const two = (count: number) => String(count).padStart(2, "0");

/** An instant as the value of a `datetime-local` input. */
export function toInput(instant: number): string {
  const local = new Date(instant);
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  return `${day}T${two(local.getHours())}:${two(local.getMinutes())}`;
}

/** The instant of such a value; null where it's empty or none. */
export function fromInput(value: string): number | null {
  const instant = new Date(value).getTime();
  return value === "" || Number.isNaN(instant) ? null : instant;
}
