/**
 * Keeps what was worked out for the last keys that were asked for, at most so many: all of it is
 * dropped when there is no more room. An undefined result is worked out again.
 */
export function lastAsked<Key, Value>(
  work: (key: Key) => Value,
  most: number,
): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = work(key);
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}

/** Something that is prepared in steps, and as a whole as soon as it is needed. */
export function openInSteps<Value>(building: Generator<undefined, Value>) {
  let done: { value: Value } | undefined;
  /** Returns whether all is done. */
  function step(): boolean {
    if (done) return true;
    const next = building.next();
    if (next.done) done = { value: next.value };
    return done !== undefined;
  }
  function whole(): Value {
    while (!done) step();
    return done.value;
  }
  return { step, whole };
}

/** Works it out when it is first asked for, and keeps it. */
export function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
