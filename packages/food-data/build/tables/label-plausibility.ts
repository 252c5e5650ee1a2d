/** A label's figures for one serving; what it doesn't say is undefined. */
export interface LabelFigures {
  kcal?: number | undefined;
  protein?: number | undefined;
  carbs?: number | undefined;
  sugars?: number | undefined;
  fiber?: number | undefined;
  polyols?: number | undefined;
  fat?: number | undefined;
  saturated?: number | undefined;
  sodium?: number | undefined;
  alcohol?: number | undefined;
  caffeine?: number | undefined;
}

/**
 * kcal per gram, least and most. Labels count fiber as 0 to 4, and polyols (with allulose, which is
 * used like them) from erythritol's 0 to maltitol's 4 where a maker counts them as carbs.
 */
const energy = { plain: 4, fiber: [0, 4], polyols: [0, 4], fat: 9, alcohol: 7 } as const;

/** Labels round energy to tens and the rest to grams or halves; menus add recipes up. */
const rounding = { kcal: 12, share: 0.08 };

/** The heaviest that 100 g may hold of one nutrient, with what rounding adds. */
const mostGrams = 104;
const mostSodium = 40_000;

/** What can't be right in a label's figures; undefined if nothing. */
export function doubtAboutLabel(figures: LabelFigures, grams: number): string | undefined {
  const { kcal, protein = 0, carbs = 0, sugars = 0, fiber = 0, polyols = 0 } = figures;
  const { fat = 0, saturated = 0, sodium = 0, alcohol = 0 } = figures;
  if (kcal === undefined) return "no energy";
  if (protein + carbs + fat + alcohol > (grams * mostGrams) / 100 + 1) return "more than it weighs";
  if (sodium > (grams * mostSodium) / 100) return "more salt than it weighs";
  if (figures.carbs !== undefined && sugars + polyols > carbs + 1) return "more sugars than carbs";
  if (figures.carbs !== undefined && fiber > carbs + 1) return "more fiber than carbs";
  if (figures.fat !== undefined && saturated > fat + 0.5) return "more saturated fat than fat";
  const plain = Math.max(0, carbs - fiber - polyols) * energy.plain;
  const known = protein * energy.plain + plain + fat * energy.fat + alcohol * energy.alcohol;
  const least = known + fiber * energy.fiber[0] + polyols * energy.polyols[0];
  const most = known + fiber * energy.fiber[1] + polyols * energy.polyols[1];
  const off = rounding.kcal + kcal * rounding.share;
  if (kcal < least - off) return `${kcal} kcal, but at least ${Math.round(least)} by its macros`;
  const isWhole = [figures.protein, figures.carbs, figures.fat].every((one) => one !== undefined);
  if (isWhole && kcal > most + off) {
    return `${kcal} kcal, but at most ${Math.round(most)} by its macros`;
  }
  return undefined;
}
