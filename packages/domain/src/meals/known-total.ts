/**
 * A nutrient's total over some entries; `null` if something was eaten and none of it is known.
 * `knownIn` is in how many entries it is.
 */
export const knownTotal = (
  { total, knownIn }: { total: number; knownIn: number },
  entries: number,
): number | null => (entries > 0 && knownIn === 0 ? null : total);
