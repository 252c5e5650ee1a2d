import { setImmediate } from "node:timers/promises";

/** Long work holds others up for no more than this (ms). */
const longest = 1;

/**
 * Parts long work: between two steps, waits for what it returns, if anything, so that requests have
 * their turn.
 */
export function createTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < longest) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
