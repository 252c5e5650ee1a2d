import { type Day, dayOnClock } from "@morsel/domain/day";
import { useSyncExternalStore } from "react";

/** New days are looked for this often (ms). */
const checkEvery = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, checkEvery);
  // A device that slept over midnight shows the new day at once.
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}

/** Today in the person's own time zone; changes by itself at midnight. */
export function today(): Day {
  return dayOnClock(new Date());
}

/** Today, for components: they render anew when the day changes. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today, today);
}

/** Runs with the new day whenever one begins while the app is open, at midnight or by a flight. */
export function onNewDay(run: (day: Day) => void): () => void {
  let last = today();
  return subscribe(() => {
    const now = today();
    if (now === last) return;
    last = now;
    run(now);
  });
}
