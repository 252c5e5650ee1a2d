/** Glasses of water that a day can hold. */
export const glassBounds = { least: 0, most: 8 } as const;

/** A count of glasses within the bounds, whole. */
export function clampGlasses(glasses: number): number {
  return Math.min(glassBounds.most, Math.max(glassBounds.least, Math.round(glasses)));
}
