/** Milliseconds since 1970. Services are given one, so that tests can move time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
