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

/** A reference amount customarily consumed, after 21 CFR 101.12(b), with an everyday comparison. */
export interface ReferencePortion {
  /** Lower case; what a typed food is matched with. */
  name: string;
  category: (typeof portionCategories)[number];
  fdaRACCgrams: number;
  commonDescription: string;
  alternativeUnits: readonly string[];
  visualReference: string;
  /** Grams above which a portion is worth a word. Three times the amount when left out. */
  warningThreshold?: number;
}
