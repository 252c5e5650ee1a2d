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
