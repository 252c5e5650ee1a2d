import { setImmediate } from "node:timers/promises";
import { foodCodes } from "@morsel/contract/foods";
import {
  type Calculation,
  type CalculationOutcome,
  calculate,
  calculateChosen,
  calculateFood,
  matchesFor,
} from "@morsel/domain/foods/calculation";
import type { FoodMatch } from "@morsel/domain/foods/catalogue";
import { type FoodSentence, readFoodSentence } from "@morsel/domain/foods/sentence";
import { suggestionLimits } from "@morsel/domain/foods/suggestions/limits";
import { type SuggestedFood, suggestFoods } from "@morsel/domain/foods/suggestions/suggested-food";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import type { Food } from "@morsel/domain/foods/table";
import type { NamedFood } from "@morsel/domain/photos/named-food";
import { type Plate, readPlate } from "@morsel/domain/photos/plate";
import { dishOf, type Tag } from "@morsel/domain/photos/tags";
import { oneAtATime } from "../../platform/concurrency.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { CentralService } from "./central.service.ts";
import type { Foods } from "./food-files.ts";
import { messages } from "./messages.ts";

interface CalculationRequest {
  ingredient: string;
  measurement: string;
  /** A food chosen from the alternatives. */
  foodId?: string;
}

export interface FoodService {
  /** Throws a 404 for an unknown food, a 422 for an unreadable measurement. */
  calculate(request: CalculationRequest): Promise<Calculation>;
  /** Reads one sentence of a person after the other, and lets others' requests in between. */
  parse(text: string, userId: string): Promise<FoodSentence>;
  /** Foods for what has been typed so far; `own` are the person's, likeliest first. */
  suggest(typed: string, own: readonly OwnFood[]): Promise<SuggestedFood[]>;
  /** The foods that were named on a picture. */
  plateOf(named: readonly NamedFood[]): Promise<Plate>;
  /** The dish that words for a picture are about. */
  dishOf(tags: readonly Tag[]): Promise<NamedFood | null>;
  search(text: string, limit: number): Promise<(FoodMatch & { food: Food | undefined })[]>;
}

/** Matches that cover less of the query than this are weak: FoodData Central may know better. */
const weakScore = 0.7;
/** The confidence of its matches: the name contains what was asked for. */
const centralScore = 0.85;

/** The calculator over our foods; `central`, if present, is asked when they match weakly. */
export function createFoodService(
  { catalogue, ready }: Pick<Foods, "catalogue" | "ready">,
  central?: CentralService,
): FoodService {
  const inTurn = oneAtATime();

  async function chosenFood(id: string): Promise<Food> {
    const food = catalogue.food(id) ?? (await central?.food(id));
    if (!food) throw new Failure(404, foodCodes.notFound, messages.foodNotFound);
    return food;
  }

  /** A better calculation from FoodData Central, or a note on why there is none. */
  async function askCentral(
    { ingredient, measurement }: CalculationRequest,
    own: readonly FoodMatch[],
  ): Promise<{ outcome?: CalculationOutcome; note?: string }> {
    if (!central) return {};
    const { foods, trouble } = await central.find(ingredient);
    if (trouble) return { note: messages.central[trouble] };
    const [food, ...others] = foods;
    if (!food) return {};
    const alternatives = [...others, ...own].map(({ id, name }) => ({
      id,
      name,
      score: 0,
      by: "name" as const,
    }));
    return {
      outcome: calculateFood(catalogue, food, measurement, {
        sure: centralScore,
        spelling: false,
        alternatives: alternatives.slice(0, 5),
        typed: ingredient,
      }),
    };
  }

  return {
    async calculate(request) {
      await ready();
      const { ingredient, measurement, foodId } = request;
      if (foodId !== undefined) {
        const food = await chosenFood(foodId);
        return calculationOf(calculateChosen(catalogue, food, ingredient, measurement));
      }
      const own = matchesFor(catalogue, ingredient);
      const weak = central !== undefined && (own[0]?.score ?? 0) < weakScore;
      const looked = weak ? await askCentral(request, own.slice(0, 3)) : {};
      if (looked.outcome) return calculationOf(looked.outcome);
      const calculation = calculationOf(calculate(catalogue, ingredient, measurement, own));
      return looked.note ? { ...calculation, note: looked.note } : calculation;
    },
    async parse(text, userId) {
      await ready();
      // A thousand characters take a tenth of a second: twenty at once would stop everybody.
      return inTurn(userId, async () => {
        await setImmediate();
        return readFoodSentence(catalogue, text);
      });
    },
    async suggest(typed, own) {
      await ready();
      return suggestFoods(catalogue, typed, suggestionLimits.shown, own);
    },
    async plateOf(named) {
      await ready();
      return readPlate(catalogue, named);
    },
    async dishOf(tags) {
      await ready();
      return dishOf(tags, catalogue.isName);
    },
    async search(text, limit) {
      await ready();
      const found = catalogue.search(text, limit);
      return found.map((match) => ({ ...match, food: catalogue.food(match.id) }));
    },
  };
}

function calculationOf(outcome: CalculationOutcome): Calculation {
  if (outcome.ok) return outcome.calculation;
  const { failed, suggestion, measurements } = outcome;
  throw failed === "food"
    ? new Failure(404, foodCodes.notFound, messages.foodNotFound, { suggestion })
    : new Failure(422, foodCodes.notUnderstood, messages.measurementNotUnderstood, {
        suggestion,
        ...(measurements?.length && { measurements }),
      });
}
