import type { Nutrition } from "./nutrients.ts";

export type Doubt = "energy-differs" | "kilojoules" | "too-much";

const kcalPerGram = { protein: 4, carbs: 4, fat: 9, alcohol: 7 };
const kilojoulesPerKcal = 4.184;

/**
 * What is doubtful about a record per 100 g: energy that its nutrients don't add up to (4-4-9 and,
 * where the record tells it, 7 for alcohol), energy that looks like kilojoules, or more nutrients
 * than the food weighs. Undefined when nothing is, or when too little is known to say.
 */
export function doubtAbout(per100g: Nutrition, alcoholGrams = 0): Doubt | undefined {
  const { calories, protein, carbs, fat } = per100g;
  const grams = (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) + alcoholGrams;
  if (grams > 105 || (calories ?? 0) > 910) {
    return (calories ?? 0) > 910 && grams <= 105 ? "kilojoules" : "too-much";
  }
  if (calories === null || protein === null || carbs === null || fat === null) return undefined;
  const expected =
    protein * kcalPerGram.protein +
    carbs * kcalPerGram.carbs +
    fat * kcalPerGram.fat +
    alcoholGrams * kcalPerGram.alcohol;
  const difference = Math.abs(calories - expected);
  if (difference <= Math.max(25, expected * 0.35)) return undefined;
  const inKcal = calories / kilojoulesPerKcal;
  if (Math.abs(inKcal - expected) <= Math.max(8, expected * 0.12)) return "kilojoules";
  // Fibre and sugar alcohols count less than 4 kcal a gram; drinks may hold alcohol unsaid.
  if (calories < expected && calories >= expected - carbs * kcalPerGram.carbs) return undefined;
  return "energy-differs";
}
