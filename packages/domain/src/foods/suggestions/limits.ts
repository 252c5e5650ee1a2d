export const suggestionLimits = {
  /** Typed letters from which on foods are suggested. */
  minTyped: 2,
  shown: 6,
  /** Own foods among them, as long as there are others. */
  own: 4,
} as const;
