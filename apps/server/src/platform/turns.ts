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
    return letOthersFinish().then(() => {
      since = performance.now();
    });
  };
}

/** A request that has arrived is read, asks the database and is answered in so many turns. */
const turnsOfRequest = 4;

/**
 * Lets requests that are under way come to their end. After a single turn each of them would wait
 * for the next part of the work once more for each of its steps: with parts of 5 ms, a read of a
 * day for 15 ms. Where nobody is waiting, turns cost microseconds.
 */
export async function letOthersFinish(): Promise<void> {
  for (let turn = 0; turn < turnsOfRequest; turn++) await setImmediate();
}
