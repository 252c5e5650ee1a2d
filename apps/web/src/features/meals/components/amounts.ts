/** `12.5 g`; a dash if unknown. */
export function gramsText(grams: number | null): string {
  return grams === null ? "–" : `${Math.round(grams * 10) / 10} g`;
}
