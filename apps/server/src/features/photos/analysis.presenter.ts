import type { Meal } from "@morsel/contract/meals";
import type { AnalysisReply } from "@morsel/contract/photos";
import { nutritionOf, roundTo } from "@morsel/domain/foods/nutrients";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import type { Plate, PlateItem } from "@morsel/domain/photos/plate";
import type { Range } from "@morsel/domain/photos/portion";
import type { Analysis } from "./analysis.service.ts";

const tidy = (amount: number | null) => (amount === null ? null : roundTo(amount, 100));
const whole = (range: Range | null) =>
  range && { min: Math.round(range.min), max: Math.round(range.max) };

/** Nutrients as an entry has them. */
const nutrientsOf = (nutrition: Plate["total"]) => ({
  calories: tidy(nutrition.calories),
  ...byNutrient(({ food }) => tidy(nutrition[food])),
});

function presentItem({ named, calculation, grams, gramsRange, caloriesRange }: PlateItem) {
  const { food, confidence, measurements, alternatives } = calculation;
  return {
    name: named.name,
    confidence: roundTo(named.confidence, 100),
    ...nutrientsOf(calculation.nutrition),
    nutritionPer100g: nutritionOf((id) => tidy(food.per100g[id])),
    adjustedPortion: roundTo(grams, 10),
    gramsRange: whole(gramsRange) ?? gramsRange,
    isPortionGuessed: named.grams === null,
    caloriesRange: whole(caloriesRange),
    match: { id: food.id, name: food.name, source: food.source, release: food.release },
    matchConfidence: confidence,
    measurements,
    alternatives,
  };
}

function presentLogged({ id, name, date, time, calories, photoId }: Meal) {
  return photoId === null ? null : { photoId, entry: { id, name, date, time, calories } };
}

export function presentAnalysis(
  { id, at, plate, corrected, loggedBefore }: Analysis,
  imageUrl: string,
): AnalysisReply {
  return {
    analysisId: id,
    imageUrl,
    analysisTime: new Date(at).toISOString(),
    identifiedFoods: plate.items.map(presentItem),
    unmatched: plate.unmatched.map(({ name, grams, confidence }) => ({ name, grams, confidence })),
    totalNutrition: nutrientsOf(plate.total),
    caloriesRange: whole(plate.caloriesRange),
    corrected,
    loggedBefore: loggedBefore ? presentLogged(loggedBefore) : null,
  };
}
