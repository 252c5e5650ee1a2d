/** Kilocalories by a word in the food's name: specification 2, section 5. */
const byName: readonly (readonly [word: string, kcal: number])[] = [
  ["empanada", 250],
  ["apple", 95],
  ["water", 0],
  ["chicken", 300],
  ["popsicle", 150],
];

/**
 * Estimated kcal for an entry without calories. Not for a real 0; callers mark the entry as
 * estimated.
 */
export function estimateCalories(name: string): number {
  const lower = name.toLowerCase();
  return byName.find(([word]) => lower.includes(word))?.[1] ?? 100;
}
