export type Random = ReturnType<typeof createRandom>;

/** Repeatable random choices: the same seed gives the same ones (mulberry32). */
export function createRandom(seed: number) {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const upTo = (max: number) => Math.floor(next() * (max + 1));
  return {
    /** From 0 up to 1 (excluded). */
    next,
    /** A whole number from 0 up to `max` (included). */
    upTo,
    /** True so many times out of one. */
    happens: (chance: number) => next() < chance,
    pick<T>(list: readonly T[]): T {
      const one = list[upTo(list.length - 1)];
      if (one === undefined) throw new Error("There is nothing to pick.");
      return one;
    },
  };
}
