type Run = () => void;

interface Timer {
  at: number;
  order: number;
  run: Run;
}

export type Clock = ReturnType<typeof createClock>;

/**
 * The simulation's time, which passes only when told to: timers run in their order, and between two
 * of them everything that really takes time (the server, the browser's database) comes to its end.
 */
export function createClock(start: number, rested: () => void = () => undefined) {
  let now = start;
  let order = 0;
  const timers = new Map<number, Timer>();
  let busy = 0;
  let wake: Run[] = [];

  /** Resolves once nothing is under way but waiting for timers. */
  async function settle(): Promise<void> {
    for (let calm = 0; calm < 2; ) {
      if (busy > 0) await new Promise<void>((resolve) => wake.push(resolve));
      // Lets promises come to their end; the database goes on by immediates.
      await new Promise((resolve) => setImmediate(resolve));
      calm = busy > 0 ? 0 : calm + 1;
    }
  }

  function due(until: number): [number, Timer] | undefined {
    let first: [number, Timer] | undefined;
    for (const entry of timers) {
      const [, { at, order: place }] = entry;
      if (at > until) continue;
      if (!first || at < first[1].at || (at === first[1].at && place < first[1].order))
        first = entry;
    }
    return first;
  }

  return {
    /** As clocks have it, in whole milliseconds; timers may lie in between. */
    now: () => Math.floor(now),
    settle,
    set(run: Run, delay: number): number {
      order += 1;
      timers.set(order, { at: now + Math.max(0, delay), order, run });
      return order;
    },
    clear: (timer: number): boolean => timers.delete(timer),
    /** Something that really takes time begins; call what is returned when it has ended. */
    begin(): Run {
      busy += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        busy -= 1;
        if (busy > 0) return;
        for (const go of wake) go();
        wake = [];
      };
    },
    /** Lets so much time (ms) pass. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      await settle();
      for (let next = due(until); next; next = due(until)) {
        const [id, { at, run }] = next;
        timers.delete(id);
        now = Math.max(now, at);
        run();
        await settle();
        rested();
      }
      now = until;
    },
  };
}
