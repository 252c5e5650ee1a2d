/** The average of some days' amounts, and between what they range. */
export interface Figure {
  average: number;
  least: number;
  most: number;
  /** How many days it is the average of. */
  days: number;
}

/** Null where no day has an amount. */
export function figureOf(amounts: readonly number[]): Figure | null {
  if (amounts.length === 0) return null;
  return {
    average: averageOf(amounts),
    least: amounts.reduce((least, amount) => Math.min(least, amount)),
    most: amounts.reduce((most, amount) => Math.max(most, amount)),
    days: amounts.length,
  };
}

/** 0 of nothing. */
export const averageOf = (amounts: readonly number[]): number =>
  amounts.length === 0 ? 0 : amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;

/** A part of a whole, from 0 to 1; 0 of nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
