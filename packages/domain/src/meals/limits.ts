/** Maximum of one entry (kcal). */
export const maxEntryKcal = 20_000;

/** Above this, one entry has to be confirmed (kcal). */
export const kcalToConfirm = 5_000;

export function needsConfirming(kcal: number | null | undefined): boolean {
  return (kcal ?? 0) > kcalToConfirm;
}
