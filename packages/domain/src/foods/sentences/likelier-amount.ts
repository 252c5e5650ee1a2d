import type { CalculationOutcome } from "../calculation.ts";

interface Said {
  text: string;
  name: string;
  quantity: number | null;
  unit: string;
}

/** A measurement and what it comes to. */
interface Measured {
  measurement: string;
  outcome: CalculationOutcome;
}

const few = /^(?:an? |the )?(?:few|couple)\b/i;
const isPlural = (name: string) => /[^s]s$/i.test(name);

/**
 * What is likelier in a sentence than what the same measurement means in a calculator's box, if
 * anything is.
 */
export function likelierAmount(
  outcome: CalculationOutcome,
  { text, name, quantity, unit }: Said,
  calculated: (measurement: string) => CalculationOutcome,
): Measured | undefined {
  if (!outcome.ok || unit !== "") return undefined;
  const { readAs = "", explanation, grams } = outcome.calculation;
  const as = (measurement: string) => ({ measurement, outcome: calculated(measurement) });
  // "80 eggs" are no 80 g of them: who names things counts them.
  if (quantity !== null && isPlural(name) && readAs.endsWith(" g")) return as(`${quantity} pieces`);
  // "A few fries" are no three servings.
  if (few.test(text) && /\bservings?$/.test(readAs)) return as("1 handful");
  if (quantity !== null || !/\bNLEA serving\b/.test(explanation)) return undefined;
  // One apple rather than the serving that labels must tell; but no single spear of broccoli.
  const one = as("1");
  return one.outcome.ok && one.outcome.calculation.grams > grams / 2 ? one : undefined;
}
