import { setImmediate, setTimeout } from "node:timers/promises";

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

/** A request that has arrived is read, asks the database and is answered in so many turns. */
const turnsOfRequest = 4;
/** Whether others are served is judged after so much work (ms), or few requests would look like one. */
const judgedEvery = 20;
/** While others are served, long work rests for so many times as long as it has just worked. */
const restPerWork = 4;
/** It rests for no longer than this (ms): what took long may have been waiting itself. */
const longestRest = 200;

/**
 * Has long work give way to requests. Between two parts it lets those under way come to their end:
 * after a single turn each of them would wait for the next part once more for each of its steps,
 * with parts of 5 ms a read of a day for 15 ms. If several arrived since it was judged last, more are
 * likely to come, and it rests, so that four in five of them meet an idle machine. A single one, such
 * as the app's question how far an import has come, is over by then: work goes on at full speed.
 */
export function createGivingWay() {
  let arrivals = 0;
  return {
    noteArrival(): void {
      arrivals += 1;
    },
    /** Begins long work; what it returns is to be awaited between two parts. */
    begin(): () => Promise<void> {
      let known = arrivals;
      let since = performance.now();
      return async () => {
        for (let turn = 0; turn < turnsOfRequest; turn++) await setImmediate();
        const worked = performance.now() - since;
        if (worked < judgedEvery) return;
        const arrived = arrivals - known;
        known = arrivals;
        if (arrived > 1) await setTimeout(Math.min(worked * restPerWork, longestRest));
        since = performance.now();
      };
    },
  };
}

export type GivingWay = ReturnType<typeof createGivingWay>;
