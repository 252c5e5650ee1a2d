/** `12.5 g`; a dash where nobody knows. */
export function gramsText(grams: number | null): string {
  return grams === null ? "–" : `${Math.round(grams * 10) / 10} g`;
}

/** `1,084`: calories are shown whole. */
export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString("en");
}
