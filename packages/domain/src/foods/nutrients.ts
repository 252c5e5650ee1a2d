/**
 * The one list of nutrients that Morsel knows, in the order in which they are shown. `decimals`
 * is how a figure is displayed, never how it is stored or summed.
 */
export const nutrients = [
  { id: "calories", name: "Calories", unit: "kcal", decimals: 0 },
  { id: "protein", name: "Protein", unit: "g", decimals: 1 },
  { id: "carbs", name: "Carbs", unit: "g", decimals: 1 },
  { id: "fat", name: "Fat", unit: "g", decimals: 1 },
  { id: "fiber", name: "Fiber", unit: "g", decimals: 1 },
  { id: "sugars", name: "Sugars", unit: "g", decimals: 1 },
  { id: "saturatedFat", name: "Saturated fat", unit: "g", decimals: 1 },
  { id: "cholesterol", name: "Cholesterol", unit: "mg", decimals: 0 },
  { id: "sodium", name: "Sodium", unit: "mg", decimals: 0 },
  { id: "potassium", name: "Potassium", unit: "mg", decimals: 0 },
  { id: "calcium", name: "Calcium", unit: "mg", decimals: 0 },
  { id: "iron", name: "Iron", unit: "mg", decimals: 1 },
  { id: "magnesium", name: "Magnesium", unit: "mg", decimals: 0 },
  { id: "phosphorus", name: "Phosphorus", unit: "mg", decimals: 0 },
  { id: "zinc", name: "Zinc", unit: "mg", decimals: 1 },
  { id: "vitaminA", name: "Vitamin A", unit: "μg", decimals: 0 },
  { id: "vitaminC", name: "Vitamin C", unit: "mg", decimals: 0 },
  { id: "vitaminD", name: "Vitamin D", unit: "μg", decimals: 1 },
  { id: "vitaminE", name: "Vitamin E", unit: "mg", decimals: 0 },
  { id: "vitaminB12", name: "Vitamin B12", unit: "μg", decimals: 1 },
  { id: "folate", name: "Folate", unit: "μg", decimals: 0 },
] as const;

export type NutrientId = (typeof nutrients)[number]["id"];

/** Amounts in the units of `nutrients`; null where the source doesn't know the figure. */
export type Nutrition = Record<NutrientId, number | null>;

const decimalsOf = new Map<string, number>(nutrients.map(({ id, decimals }) => [id, decimals]));

/** A nutrition record with every figure from `amount`; what it can't tell is null. */
export function nutritionOf(amount: (id: NutrientId) => number | null): Nutrition {
  return Object.fromEntries(nutrients.map(({ id }) => [id, amount(id)])) as Nutrition;
}

/** `amount` in steps of 1/`power`, halves up; 1.275, which binary fractions can't hold, too. */
export function roundTo(amount: number, power: number): number {
  return Math.round(Number((amount * power).toPrecision(12))) / power;
}

/** `amount` as the product shows it: calories whole, macros to one decimal, and so on. */
export function roundNutrient(id: NutrientId, amount: number): number {
  const power = 10 ** (decimalsOf.get(id) ?? 0);
  return roundTo(amount, power);
}

/** The nutrition of `grams` of a food, not rounded. Unknown stays unknown. */
export function scaleNutrition(per100g: Nutrition, grams: number): Nutrition {
  return nutritionOf((id) => {
    const amount = per100g[id];
    return amount === null ? null : (amount * grams) / 100;
  });
}

export interface NutritionSum {
  total: Nutrition;
  /** For each nutrient, the share (0 to 1) of the summed calories whose source knew it. */
  coverage: Record<NutrientId, number>;
}

/**
 * Adds records up. A nutrient that no record knows stays null; one that only some know is the sum
 * of those, and `coverage` says how much of the energy that sum speaks for.
 */
export function sumNutrition(parts: readonly Nutrition[]): NutritionSum {
  const energy = parts.reduce((sum, part) => sum + (part.calories ?? 0), 0);
  const coverage = {} as Record<NutrientId, number>;
  const total = nutritionOf((id) => {
    const known = parts.filter((part) => part[id] !== null);
    const knownEnergy = known.reduce((sum, part) => sum + (part.calories ?? 0), 0);
    if (energy > 0) coverage[id] = knownEnergy / energy;
    else coverage[id] = parts.length === 0 ? 0 : known.length / parts.length;
    return known.length === 0 ? null : known.reduce((sum, part) => sum + (part[id] ?? 0), 0);
  });
  return { total, coverage };
}
