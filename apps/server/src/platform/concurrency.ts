interface Bounds {
  atOnce: number;
  /** How many may wait; the next is refused with what `full` makes. All may by default. */
  waiting?: { most: number; full: () => Error };
}

/** Runs at most so many works at the same time; others wait for their turn, in order. */
export function limitConcurrency({ atOnce, waiting }: Bounds) {
  let running = 0;
  const inLine: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting && inLine.length >= waiting.most) throw waiting.full();
    if (running >= atOnce) await new Promise<void>((go) => inLine.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = inLine.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs work of the same key one after the other, in this process. A failure ends only its own. */
export function oneAtATime(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const forget = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    void mine.then(forget, forget);
    return mine;
  };
}
