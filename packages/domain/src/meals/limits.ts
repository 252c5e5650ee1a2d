/** Maximum of one entry (g). */
export const maxEntryGrams = 100_000;

/** Maximum of one entry (kcal). */
export const maxEntryKcal = 20_000;

/** Maximum of a nutrient in one entry, by unit. */
export const maxEntryNutrient = { g: 5_000, mg: 1_000_000, μg: 1_000_000 } as const;

/** Above this, one entry has to be confirmed (kcal). */
export const kcalToConfirm = 5_000;

export function needsConfirming(kcal: number | null | undefined): boolean {
  return (kcal ?? 0) > kcalToConfirm;
}
