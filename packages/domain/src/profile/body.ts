export const poundsPerKilogram = 2.20462;
const centimetresPerInch = 2.54;

/** Kilograms with one decimal. */
export function kilogramsOf(pounds: number): number {
  return Math.round((pounds / poundsPerKilogram) * 10) / 10;
}

/**
 * Pounds that are stored as these kilograms: whole ones where they are, else halves or tenths.
 * Saving what is shown then changes nothing.
 */
export function poundsOf(kilograms: number): number {
  const pounds = kilograms * poundsPerKilogram;
  const shown = [1, 2].map((parts) => Math.round(pounds * parts) / parts);
  return shown.find((each) => kilogramsOf(each) === kilograms) ?? Math.round(pounds * 10) / 10;
}

/**
 * Parses a height such as `5'8"`, `5 ft 8 in`, `5'8`, `172 cm` or `1.72 m` to whole centimetres;
 * null if unreadable.
 */
export function centimetresOf(height: string): number | null {
  const text = height.trim().toLowerCase().replaceAll(",", ".");
  const metric = /^(\d+(?:\.\d+)?)\s*(cm|m)$/.exec(text);
  if (metric) return Math.round(Number(metric[1]) * (metric[2] === "m" ? 100 : 1));
  const imperial =
    /^(\d{1,2})\s*(?:'|’|′|ft|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|''|in|inch|inches)?)?$/.exec(
      text,
    );
  if (!imperial) return null;
  return Math.round((Number(imperial[1]) * 12 + Number(imperial[2] ?? 0)) * centimetresPerInch);
}

/** `5'8"` */
export function feetAndInches(centimetres: number): string {
  const inches = Math.round(centimetres / centimetresPerInch);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}
