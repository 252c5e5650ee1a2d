interface Item {
  /** 0 to 1 */
  confidence: number;
  /** Unknown is null. */
  calories: number | null;
}

/**
 * How sure an analysis is of a plate, 0 to 1: the mean over its foods, each weighted by its
 * calories, so that a doubtful garnish doesn't cast doubt on the meal. Without calories all weigh
 * the same. Null for an empty plate.
 */
export function plateConfidence(items: readonly Item[]): number | null {
  if (items.length === 0) return null;
  const calories = items.reduce((sum, item) => sum + (item.calories ?? 0), 0);
  const weightOf = (item: Item) =>
    calories > 0 ? (item.calories ?? 0) / calories : 1 / items.length;
  const mean = items.reduce((sum, item) => sum + item.confidence * weightOf(item), 0);
  return Math.round(mean * 100) / 100;
}
