import type { CalculationOutcome } from "../../calculation.ts";

/**
 * Who counts kcal writes them behind each food: "big mac 590, medium fries 320". As grams that is
 * twice a Big Mac and three portions of fries, while the kcal are those of one. What a number is
 * shows in all of them together: how far they are from the grams and from the kcal of a serving.
 * "Chicken 200, rice 150, broccoli 100" are nearer to the grams.
 */

export interface Said {
  text: string;
  quantity: number | null;
  unit: string;
  outcome: CalculationOutcome;
}

/** Smaller numbers count things. */
const least = 25;
/** How far off kcal and grams may be, on average, as the logarithm of their share. */
const limits = {
  one: { kcal: 0.12, grams: 0.7 },
  several: { kcal: 0.35, grams: 0.6 },
};
/** Grams have to be so much farther off than kcal. */
const margin = 0.35;

/** Whether a food's number has no unit, and is too large to count it: not "50 strawberries". */
export function isBare({ text, quantity, unit, outcome }: Said): boolean {
  if (quantity === null || quantity < least || unit !== "" || !outcome.ok) return false;
  const isCounted = outcome.calculation.grams !== quantity && text.startsWith(`${quantity} `);
  return !isCounted;
}
/** "2 eggs" and "a venti latte" beside them say nothing, "200 g rice" that weights have a unit. */
const weighed = /^(?:k?g|gram|kilo|ounce|oz|pound|lb|m?l|cl|dl|milli|lit|fluid|fl|kcal)/;

/** Whether the bare numbers of these foods are their kcal; `served` measures one serving of each. */
export function areKcal<Item extends Said>(
  items: readonly Item[],
  served: (item: Item) => CalculationOutcome,
): boolean {
  const bare = items.filter(isBare);
  if (bare.length === 0 || items.some(({ unit }) => weighed.test(unit))) return false;
  const off = bare.map((item) => offBy(item.quantity ?? 0, served(item)));
  const kcal = mean(off.map((one) => one.kcal));
  const grams = mean(off.map((one) => one.grams));
  const most = bare.length === 1 ? limits.one : limits.several;
  return kcal <= most.kcal && grams >= most.grams && grams - kcal >= margin;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function offBy(quantity: number, serving: CalculationOutcome): { kcal: number; grams: number } {
  if (!serving.ok) return { kcal: Number.POSITIVE_INFINITY, grams: 0 };
  const { grams, nutrition } = serving.calculation;
  const far = (usual: number) => Math.abs(Math.log(quantity / Math.max(1, usual)));
  return { kcal: far(nutrition.calories ?? 0), grams: far(grams) };
}
