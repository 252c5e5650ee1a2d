import { foodCodes } from "@morsel/contract/foods";
import {
  type Calculation,
  type CalculationOutcome,
  calculate,
  calculateFood,
} from "@morsel/domain/foods/calculation";
import type { Catalogue, FoodMatch } from "@morsel/domain/foods/catalogue";
import { openEverydayCatalogue } from "@morsel/domain/foods/everyday-catalogue";
import { type FoodSentence, readFoodSentence } from "@morsel/domain/foods/sentence";
import type { Food } from "@morsel/domain/foods/table";
import { loadStandardReference } from "@morsel/food-data/standard-reference";
import { Failure } from "../../platform/http/failure.ts";
import { messages } from "./messages.ts";

export interface FoodService {
  /** Throws a 404 for an unknown food, a 422 for a measurement that can't be read. */
  calculate(request: { ingredient: string; measurement: string; foodId?: string }): Calculation;
  parse(text: string): FoodSentence;
  search(text: string, limit: number): (FoodMatch & { food: Food | undefined })[];
}

/** Loads the embedded food table and builds its index: some hundred milliseconds, once. */
export function createFoodService(
  catalogue: Catalogue = openEverydayCatalogue(loadStandardReference()),
): FoodService {
  return {
    calculate({ ingredient, measurement, foodId }) {
      const chosen = foodId === undefined ? undefined : catalogue.food(foodId);
      if (foodId !== undefined && !chosen) {
        throw new Failure(404, foodCodes.notFound, messages.foodNotFound);
      }
      return calculationOf(
        chosen ? calculateFood(chosen, measurement) : calculate(catalogue, ingredient, measurement),
      );
    },
    parse: (text) => readFoodSentence(catalogue, text),
    search: (text, limit) =>
      catalogue.search(text, limit).map((match) => ({ ...match, food: catalogue.food(match.id) })),
  };
}

function calculationOf(outcome: CalculationOutcome): Calculation {
  if (outcome.ok) return outcome.calculation;
  const { failed, suggestion } = outcome;
  throw failed === "food"
    ? new Failure(404, foodCodes.notFound, messages.foodNotFound, { suggestion })
    : new Failure(422, foodCodes.notUnderstood, messages.measurementNotUnderstood, { suggestion });
}
