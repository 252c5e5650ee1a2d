export const portionCategories = [
  "Snacks",
  "Desserts",
  "Dairy",
  "Grains",
  "Protein",
  "Fruit & Vegetables",
  "Drinks",
  "Spreads & Sauces",
] as const;

/** A reference amount customarily consumed (21 CFR 101.12(b)), with an everyday comparison. */
export interface ReferencePortion {
  /** Lower case; matched against typed foods. */
  name: string;
  category: (typeof portionCategories)[number];
  fdaRACCgrams: number;
  commonDescription: string;
  alternativeUnits: readonly string[];
  visualReference: string;
  /** Grams above which to warn; three times the amount by default. */
  warningThreshold?: number;
}
