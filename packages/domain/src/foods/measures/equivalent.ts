import { measurementOf, partsOfMeasurement } from "./change-measurement.ts";
import type { UsualMeasurement } from "./usual-measurements.ts";

/** Fewer or more of a measure than this tell nobody anything. */
const tellingAmount = { min: 0.5, max: 6 };
/** How far the rounded amount may be off. */
const maxOff = 0.12;

/**
 * A weight in the food's usual measures, "about 1 1/2 cups", where it comes out at halves that are
 * near enough. Undefined if none does.
 */
export function equivalentOf(
  measurements: readonly UsualMeasurement[],
  grams: number,
): string | undefined {
  for (const { measurement, grams: each } of measurements) {
    const one = partsOfMeasurement(measurement);
    if (!one || /^(?:g|oz)$/.test(one.what)) continue;
    const amount = (grams / each) * one.amount;
    const rounded = Math.round(amount * 2) / 2;
    if (rounded < tellingAmount.min || rounded > tellingAmount.max) continue;
    if (Math.abs(rounded - amount) > amount * maxOff) continue;
    return `about ${measurementOf(rounded, one.what)}`;
  }
  return undefined;
}
