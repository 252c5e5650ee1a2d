/** kcal that one entry can hold. */
export const maxEntryKcal = 20_000;

/** kcal of one entry beyond which a person is asked whether it is really meant. */
export const kcalToConfirm = 5_000;

/** Whether an entry of so much is logged only when it is confirmed. */
export function needsConfirming(kcal: number | null | undefined): boolean {
  return (kcal ?? 0) > kcalToConfirm;
}
