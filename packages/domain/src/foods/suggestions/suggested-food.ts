import type { Catalogue } from "../catalogue.ts";
import { isDishId } from "../food-id.ts";
import { gramsOf } from "../measures/grams.ts";
import type { KnownFood } from "../measures/kinds.ts";
import { parseMeasurement } from "../measures/measurement.ts";
import { type UsualMeasurement, usualMeasurements } from "../measures/usual-measurements.ts";
import { roundNutrient } from "../nutrients.ts";
import type { Food } from "../table.ts";
import { oneServing } from "../usual-portion.ts";
import type { OwnFood } from "./suggestion.ts";

/** A suggestion as it is shown: with an amount and its energy. */
export interface SuggestedFood {
  id: string;
  name: string;
  /** What the food is mainly called, unless the name says so. */
  mainName?: string;
  /** A usual portion; of an own food, the amount it was last eaten in. */
  measurement: string;
  calories: number | null;
  own: boolean;
}

/** What to offer for measuring a food: its usual portion first, 100 g last. */
export function measurementsFor(catalogue: Catalogue, food: Food, typed = ""): UsualMeasurement[] {
  const known = catalogue.known(food);
  const portion = servedIn(catalogue, known, typed) ?? known.kind.reference;
  return usualMeasurements(catalogue.measures, known, portion, typed);
}

/** The grams of a portion: of a dish as our table serves it, of another food as the law measures it. */
function servedIn({ measures, portionOf }: Catalogue, food: KnownFood, typed: string) {
  if (!isDishId(food.id)) return portionOf(food, typed || food.name)?.fdaRACCgrams;
  const serving = parseMeasurement(measures, oneServing);
  return serving && gramsOf(measures, serving, food, typed)?.grams;
}

/** The energy of so many grams, rounded for display. */
export function caloriesIn(food: Food, grams: number): number | null {
  const { calories } = food.per100g;
  return calories === null ? null : roundNutrient("calories", (calories * grams) / 100);
}

/** Foods for what has been typed so far, each with a usual portion and its energy. */
export function suggestFoods(
  catalogue: Catalogue,
  typed: string,
  limit: number,
  own: readonly OwnFood[],
): SuggestedFood[] {
  return catalogue.suggest(typed, limit, own).flatMap((suggestion) => {
    const { id, name, mainName, own: eaten } = suggestion;
    if (eaten) {
      const { measurement, calories } = eaten;
      return { id, name, measurement, calories, own: true };
    }
    const food = catalogue.food(id);
    const [usual] = food ? measurementsFor(catalogue, food, name) : [];
    if (!food || !usual) return [];
    return {
      ...{ id, name, ...(mainName !== undefined && { mainName }) },
      measurement: usual.measurement,
      calories: caloriesIn(food, usual.grams),
      own: false,
    };
  });
}
