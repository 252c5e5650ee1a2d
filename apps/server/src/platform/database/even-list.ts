/**
 * The values, the last of them repeated up to the next power of two: for `in`, so that lists of any
 * length share a few query texts, each prepared once.
 */
export function evenList<Value>(values: readonly Value[]): Value[] {
  const last = values.at(-1);
  if (last === undefined) return [];
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array<Value>(length - values.length).fill(last)];
}
