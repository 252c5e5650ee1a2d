/** Glasses of water that a day can hold. */
export const glassBounds = { min: 0, max: 8 } as const;

/** A count of glasses within the bounds, whole. */
export function clampGlasses(glasses: number): number {
  return Math.min(glassBounds.max, Math.max(glassBounds.min, Math.round(glasses)));
}

/** Whether a logged entry is a glass of water: it says so and holds no calories. */
export function isGlassOfWater({ name, calories }: { name: string; calories: number }): boolean {
  return calories === 0 && name.toLowerCase().includes("water");
}
