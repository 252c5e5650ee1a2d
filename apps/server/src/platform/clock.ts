/** Now, in ms since 1970. Services take a clock so that tests can move time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** An instant (ms since 1970) as replies say it. */
export const iso = (instant: number): string => new Date(instant).toISOString();
export const isoOrNull = (instant: number | null): string | null =>
  instant === null ? null : iso(instant);

/**
 * Whether something that began at `began` and lasts `length` ms is still running. If the clock was
 * set back since, say by a day, it still ends within `length`.
 */
export const isRunning = (began: number, length: number, now: number): boolean =>
  Math.abs(now - began) < length;
