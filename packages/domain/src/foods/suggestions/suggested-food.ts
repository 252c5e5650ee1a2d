import type { Catalogue } from "../catalogue.ts";
import { measurementsFor } from "../measures/usual-measurements.ts";
import { caloriesIn } from "../nutrients.ts";
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
