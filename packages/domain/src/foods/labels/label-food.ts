import { type NutrientId, type Nutrition, nutritionOf } from "../nutrients.ts";
import type { Food, HouseholdMeasure } from "../table.ts";

/** Where figures were published: a maker's label or a chain's menu. */
export interface LabelSource {
  id: string;
  name: string;
  /** The year of the figures. */
  release: string;
  /** The maker's or chain's name; a food named after it is meant by who says it. */
  brand?: string;
}

/** A food that the reference lacks, with the figures of its label or menu. */
export interface LabelFood {
  /** "label:" and a word of our own; never changes once people have logged it. */
  id: string;
  name: string;
  /** Other names people use. */
  names: readonly string[];
  /** The id of its source. */
  source: string;
  /** What the label says; the rest is unknown. */
  per100g: Partial<Record<NutrientId, number>>;
  /** The label's own serving first. */
  measures: readonly HouseholdMeasure[];
}

export interface Labels {
  sources: readonly LabelSource[];
  foods: readonly LabelFood[];
}

/**
 * The words that only one product is called by: its maker's or chain's, and those that its name
 * writes with a capital letter within it. "Totino's pizza rolls" are meant by "totinos", but not by
 * "pizza rolls"; a name of one word is a product's own, and so is what is all capitals: "HP Sauce".
 */
export function productWords(name: string, brand = ""): string[] {
  const [first = "", ...rest] = name.split(" ");
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word));
  return [brand, ...capitals, ...(rest.length === 0 || /^\p{Lu}{2}/u.test(first) ? [first] : [])];
}

/** The food as the rest of the engine knows foods. */
export function labelFood(label: LabelFood, source: LabelSource | undefined): Food {
  const per100g: Nutrition = nutritionOf((id) => label.per100g[id] ?? null);
  const { id, name, measures } = label;
  return {
    id,
    name,
    source: source?.name ?? "",
    release: source?.release ?? "",
    per100g,
    measures,
  };
}
