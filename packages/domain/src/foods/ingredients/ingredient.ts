export const ingredientCategories = {
  Flours: "amber",
  "Oils & Fats": "yellow",
  "Dairy & Eggs": "sky",
  "Sugars & Sweeteners": "pink",
  Grains: "orange",
  "Nuts & Seeds": "lime",
  "Baking Ingredients": "violet",
  "Canned Goods": "slate",
} as const;

export type IngredientCategory = keyof typeof ingredientCategories;
export const densityTypes = ["dry", "liquid", "solid"] as const;
export const dietTypes = ["vegetarian", "vegan", "keto", "gluten-free"] as const;

/** One of the calculator's built-in ingredients. */
export interface Ingredient {
  displayName: string;
  category: IngredientCategory;
  aliases: readonly string[];
  /** The search term for FoodData Central. */
  usdaQuery: string;
  /** Grams per unit. */
  units: Readonly<Record<string, number>>;
  isCommon: boolean;
  densityType: (typeof densityTypes)[number];
  dietType: readonly (typeof dietTypes)[number][];
  categoryColor: (typeof ingredientCategories)[IngredientCategory];
}
