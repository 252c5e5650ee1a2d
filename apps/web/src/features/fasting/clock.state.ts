import { useCallback, useSyncExternalStore } from "react";

/**
 * The present instant (ms), taken anew every `every` ms and right when the page is looked at again:
 * it's always read from the clock, never counted, so it can't drift.
 */
export function useNow(every: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, every);
      document.addEventListener("visibilitychange", changed);
      window.addEventListener("focus", changed);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", changed);
        window.removeEventListener("focus", changed);
      };
    },
    [every],
  );
  // Rounded, so that what is read twice while drawing is the same.
  const step = Math.min(every, 1_000) / 4;
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step);
}

/** The time zone of this device. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const times = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });
const moments = new Intl.DateTimeFormat("en", {
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
});
const dates = new Intl.DateTimeFormat("en", { weekday: "short", month: "short", day: "numeric" });

/** `8:04 PM` */
export const timeOf = (instant: number): string => times.format(instant);
/** `Thu 8:04 PM` */
export const momentText = (instant: number): string => moments.format(instant);
/** `Thu, Nov 19` */
export const dateOf = (instant: number): string => dates.format(instant);

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
