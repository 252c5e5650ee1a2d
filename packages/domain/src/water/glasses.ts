/** Bounds of a day's glasses of water. */
export const glassBounds = { min: 0, max: 8 } as const;

/** A whole count of glasses within the bounds. */
export function clampGlasses(glasses: number): number {
  return Math.min(glassBounds.max, Math.max(glassBounds.min, Math.round(glasses)));
}

/** Whether a diary entry is a glass of water: named so, without calories. */
export function isGlassOfWater({ name, calories }: { name: string; calories: number }): boolean {
  return calories === 0 && name.toLowerCase().includes("water");
}

/** As Morsel counts them, towards Apple Health and back. */
export const millilitresInGlass = 240;
