import { mealNutrients, recordOf } from "../meals/nutrition.ts";

/** Calories and every nutrient by their names in the calculator, in display order. */
export const nutrients = [
  { id: "calories", name: "Calories", unit: "kcal", decimals: 0 },
  ...mealNutrients.map(({ food, name, unit, decimals }) => ({ id: food, name, unit, decimals })),
] as const;

export type NutrientId = (typeof nutrients)[number]["id"];

/** Amounts in the units of `nutrients`; null if the source lacks the figure. */
export type Nutrition = Record<NutrientId, number | null>;

const decimalsOf = new Map<string, number>(nutrients.map(({ id, decimals }) => [id, decimals]));
const dayDecimalsOf = new Map<string, number>(
  mealNutrients.map(({ food, dayDecimals }) => [food, dayDecimals]),
);

/** A value for each nutrient. */
export function nutritionOf<Value>(valueOf: (id: NutrientId) => Value): Record<NutrientId, Value> {
  return recordOf(
    nutrients,
    ({ id }) => id,
    ({ id }) => valueOf(id),
  );
}

/**
 * Rounds to steps of 1/`power`, halves up, even for 1.275, which binary fractions can't represent.
 */
export function roundTo(amount: number, power: number): number {
  return Math.round(Number((amount * power).toPrecision(12))) / power;
}

/** Rounds for display: calories whole, macros to one decimal, and so on. */
export function roundNutrient(id: NutrientId, amount: number): number {
  return roundBy(decimalsOf, id, amount);
}

/** The same for what a day comes to: vitamin C, whole in a food, has a decimal there. */
export function roundDaysNutrient(id: NutrientId, amount: number): number {
  return roundBy(dayDecimalsOf, id, amount);
}

const roundBy = (decimals: ReadonlyMap<string, number>, id: NutrientId, amount: number): number =>
  roundTo(amount, 10 ** (decimals.get(id) ?? 0));

/** The nutrition of `grams` of a food, unrounded. Unknown stays unknown. */
export function scaleNutrition(per100g: Nutrition, grams: number): Nutrition {
  return nutritionOf((id) => {
    const amount = per100g[id];
    return amount === null ? null : (amount * grams) / 100;
  });
}

/** The energy of so many grams of a food, rounded for display. */
export function caloriesIn(
  { per100g: { calories } }: { per100g: Nutrition },
  grams: number,
): number | null {
  return calories === null ? null : roundNutrient("calories", (calories * grams) / 100);
}

export interface NutritionSum {
  total: Nutrition;
  /** For each nutrient, the share (0 to 1) of the total calories whose source knew it. */
  coverage: Record<NutrientId, number>;
}

/**
 * Adds records up. A nutrient unknown in all of them stays null. Otherwise it is the sum of the
 * known amounts, and `coverage` says how much of the energy they represent.
 */
export function sumNutrition(parts: readonly Nutrition[]): NutritionSum {
  const energyOf = (some: readonly Nutrition[]) =>
    some.reduce((sum, part) => sum + (part.calories ?? 0), 0);
  const energy = energyOf(parts);
  const knowing = nutritionOf((id) => parts.filter((part) => part[id] !== null));
  return {
    total: nutritionOf((id) => {
      const known = knowing[id];
      return known.length === 0 ? null : known.reduce((sum, part) => sum + (part[id] ?? 0), 0);
    }),
    coverage: nutritionOf((id) => {
      if (energy > 0) return energyOf(knowing[id]) / energy;
      return parts.length === 0 ? 0 : knowing[id].length / parts.length;
    }),
  };
}
