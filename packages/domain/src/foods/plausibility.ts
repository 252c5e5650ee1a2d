import type { Nutrition } from "./nutrients.ts";

export type Doubt = "energy-differs" | "kilojoules" | "too-much";

const kcalPerGram = { protein: 4, carbs: 4, fat: 9, alcohol: 7 };
const kilojoulesPerKcal = 4.184;

/**
 * Alcoholic drinks, by name. Many records don't say how much alcohol they contain, so the expected
 * energy can't be calculated.
 */
const alcoholic =
  /alcoholic beverage|\b(?:beer|ale|lager|stout|cider|wine|champagne|prosecco|sangria|sake|liqueur|vodka|gin|rum|whiske?y|tequila|brandy|cocktail|margarita|martini|mojito|daiquiri|colada|russian|eggnog with)\b/i;

/** Whether a food of this name contains alcohol, which its record may not mention. */
export function holdsAlcohol(name: string): boolean {
  return alcoholic.test(name) && !/non-?alcoholic|root beer|ginger beer|vinegar/i.test(name);
}

/**
 * What looks wrong in a record per 100 g: energy that its nutrients don't add up to (4-4-9, and 7
 * for alcohol; "unknown" alcohol may explain any difference), energy that looks like kilojoules, or
 * more nutrients than the food weighs. Undefined if nothing does, or too little is known.
 */
export function doubtAbout(per100g: Nutrition, alcohol: number | "unknown" = 0): Doubt | undefined {
  const alcoholGrams = alcohol === "unknown" ? 0 : alcohol;
  const { calories, protein, carbs, fat } = per100g;
  const grams = (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) + alcoholGrams;
  if (grams > max.grams) return "too-much";
  if (calories !== null && calories > max.kcal) return "kilojoules";
  if (calories === null || protein === null || carbs === null || fat === null) return undefined;
  const expected =
    protein * kcalPerGram.protein +
    carbs * kcalPerGram.carbs +
    fat * kcalPerGram.fat +
    alcoholGrams * kcalPerGram.alcohol;
  if (alcohol === "unknown" && calories > expected) return undefined;
  return doubtAboutEnergy(calories, expected, carbs);
}

/** Per 100 g. Pure fat has 900 kcal, and nothing has more; the rest is tolerance. */
const max = { grams: 105, kcal: 910 };

function doubtAboutEnergy(calories: number, expected: number, carbs: number): Doubt | undefined {
  const difference = Math.abs(calories - expected);
  if (difference <= Math.max(25, expected * 0.35)) return undefined;
  const inKcal = calories / kilojoulesPerKcal;
  if (Math.abs(inKcal - expected) <= Math.max(8, expected * 0.12)) return "kilojoules";
  // Fibre and sugar alcohols have less than 4 kcal a gram.
  if (calories < expected && calories >= expected - carbs * kcalPerGram.carbs) return undefined;
  return "energy-differs";
}
