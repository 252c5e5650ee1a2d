import { untilIdle } from "../lib/idle.ts";
import { unfetched } from "./later.tsx";

/**
 * Fetches the code of all parts one by one, and of the parts within them, so that the app stays
 * whole when the network goes. Goes on where it failed once the network is back.
 */
export async function fetchParts(): Promise<void> {
  const missed: typeof unfetched = [];
  for (let load = unfetched.shift(); load; load = unfetched.shift()) {
    await untilIdle();
    await load().catch(() => missed.push(load));
  }
  if (missed.length === 0) return;
  unfetched.push(...missed);
  window.addEventListener("online", () => void fetchParts(), { once: true });
}
