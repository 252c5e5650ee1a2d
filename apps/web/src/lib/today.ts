import { type Day, dayOnClock } from "@morsel/domain/day";
import { useSyncExternalStore } from "react";

/** How often (ms) to look for a new day. */
const checkEvery = 60_000;

/** Looks as each minute begins, so at midnight, too, and when the page is seen again. */
export function everyMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(look, checkEvery - (Date.now() % checkEvery));
  };
  const look = () => {
    wait();
    changed();
  };
  wait();
  // A device that slept past midnight shows the new day at once.
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}

/** Today in the person's own time zone. */
export function today(): Day {
  return dayOnClock(new Date());
}

/** Today, for components; they re-render at midnight. */
export function useToday(): Day {
  return useSyncExternalStore(everyMinute, today, today);
}

const minute = () => Math.floor(Date.now() / checkEvery);

/** How many minutes have passed since 1970, for components; they re-render every minute. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, minute, minute);
}

/** Runs on each new day that begins while the app is open, at midnight or after a flight. */
export function onNewDay(run: (day: Day) => void): () => void {
  let last = today();
  return everyMinute(() => {
    const now = today();
    if (now === last) return;
    last = now;
    run(now);
  });
}
