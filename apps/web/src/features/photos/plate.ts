import type { CalculationReply } from "@morsel/contract/foods";
import type { AnalysisReply, KeptPlate } from "@morsel/contract/photos";
import { bySentName } from "@morsel/domain/meals/nutrition";
import { portionGrams } from "@morsel/domain/photos/named-food";
import { plateConfidence } from "@morsel/domain/photos/plate-confidence";
import {
  boundedGrams,
  exactly,
  gramsRangeOf,
  plateFigures,
  portionFigures,
} from "@morsel/domain/photos/portion";
import { analyzerMessages } from "./analyzer.messages.ts";

export type PlateFood = KeptPlate["foods"][number];
export type PlateEntry = ReturnType<typeof entryOf>;

/** As long as an entry's name may be. */
const longestName = 200;

/** An analysis, to be corrected and logged. */
export function plateOf(reply: AnalysisReply, photoId: string): KeptPlate {
  const { imageUrl, analysisId, analysisTime, identifiedFoods } = reply;
  return {
    ...{ photoId, imageUrl, analysisId, analysisTime },
    foods: identifiedFoods.map((food, key) => ({
      key,
      ...{ name: food.name, confidence: food.confidence },
      food: { id: food.match.id, name: food.match.name },
      nutritionPer100g: food.nutritionPer100g,
      ...{ grams: food.adjustedPortion, gramsRange: food.gramsRange },
      ...{ measurements: food.measurements, alternatives: food.alternatives },
    })),
    unmatched: reply.unmatched.map(({ name, grams }, at) => ({
      ...{ key: identifiedFoods.length + at, name, grams },
    })),
    entry: null,
  };
}

/** A food's own figures. */
export const foodFigures = ({ nutritionPer100g: per100g, grams, gramsRange }: PlateFood) =>
  portionFigures({ per100g, grams, gramsRange });

/** All foods together. */
export const figuresOf = ({ foods }: Pick<KeptPlate, "foods">) =>
  plateFigures(foods.map(foodFigures));

const withChanged = (plate: KeptPlate, key: number, change: Partial<PlateFood>): KeptPlate => ({
  ...plate,
  foods: plate.foods.map((food) => (food.key === key ? { ...food, ...change } : food)),
});

/** What a person weighed or counted is no guess any more. */
export const withGrams = (plate: KeptPlate, key: number, grams: number): KeptPlate =>
  withChanged(plate, key, { grams: boundedGrams(grams), gramsRange: exactly(boundedGrams(grams)) });

/** Without a food, or without a name that no food was found for. */
export const without = (plate: KeptPlate, key: number): KeptPlate => ({
  ...plate,
  foods: plate.foods.filter((food) => food.key !== key),
  unmatched: plate.unmatched.filter((one) => one.key !== key),
});

/** A food that a person chose. */
const chosenFood = ({
  ingredient,
  food,
  nutritionPer100g,
  measurements,
  alternatives,
}: CalculationReply) => ({
  ...{ name: ingredient, confidence: null, food: { id: food.id, name: food.name } },
  ...{ nutritionPer100g, measurements, alternatives },
});

/** The same portion of another food. */
export const withOtherFood = (plate: KeptPlate, key: number, chosen: CalculationReply): KeptPlate =>
  withChanged(plate, key, chosenFood(chosen));

/** One food more, in a usual portion; or, by its `key`, the one that is meant by a name. */
export function withFood(plate: KeptPlate, chosen: CalculationReply, key?: number): KeptPlate {
  const asked = plate.unmatched.find((one) => one.key === key);
  const seen = asked?.grams ?? null;
  const usual = chosen.measurements[0]?.grams ?? portionGrams.default;
  const grams = boundedGrams(seen ?? usual);
  const gramsRange =
    seen === null
      ? exactly(grams)
      : gramsRangeOf({ grams: seen, minGrams: null, maxGrams: null }, grams);
  const keys = [...plate.foods, ...plate.unmatched].map((one) => one.key);
  const food = { ...chosenFood(chosen), key: Math.max(-1, ...keys) + 1, grams, gramsRange };
  const rest = key === undefined ? plate : without(plate, key);
  return { ...rest, foods: [...rest.foods, food] };
}

function nameOf(foods: readonly PlateFood[]): string {
  const names = foods.map(({ name }) => name);
  const text = (shown: number) =>
    analyzerMessages.entryName(names.slice(0, shown), names.length - shown);
  let shown = names.length;
  while (shown > 1 && text(shown).length > longestName) shown -= 1;
  const name = text(shown).slice(0, longestName);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const toThousandths = (amount: number | null) =>
  amount === null ? null : Math.round(amount * 1_000) / 1_000;

/** The plate as one diary entry. */
export function entryOf({ photoId, foods }: Pick<KeptPlate, "photoId" | "foods">) {
  const { total } = figuresOf({ foods });
  const sure = foods.map((food) => ({
    // Nobody doubts what they chose themselves.
    confidence: food.confidence ?? 1,
    calories: foodFigures(food).nutrition.calories,
  }));
  return {
    name: nameOf(foods),
    source: "photo" as const,
    // Unknown, the diary estimates and marks it.
    totalCalories: total.calories === null ? null : Math.round(total.calories),
    ...bySentName(({ food }) => toThousandths(total[food])),
    ...{ foodId: null, measurement: null },
    grams: toThousandths(foods.reduce((sum, { grams }) => sum + grams, 0)),
    ...{ photoId, confidence: plateConfidence(sure) },
  };
}
