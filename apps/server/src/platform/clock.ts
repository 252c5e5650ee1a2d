/** Milliseconds since 1970. Services are given one, so that tests can move time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/**
 * Whether what began at an instant and takes so long (ms) still runs. Where the clock was set back
 * since, by a day say, it ends within its own length all the same.
 */
export const isRunning = (began: number, length: number, now: number): boolean =>
  Math.abs(now - began) < length;
