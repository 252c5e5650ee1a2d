import type { Vocabulary } from "@morsel/domain/foods/names/vocabulary";
import type { Food } from "@morsel/domain/foods/table";
import { day, minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import { isUnwritable } from "../../platform/database/trouble.ts";
import { CentralError, type CentralTrouble, type FoodCentral } from "./gateway.ts";
import type { FoodRepository } from "./repository.ts";

export interface CentralAnswer {
  /** Foods that say what was asked for, best first; none when it knows no such food. */
  foods: Food[];
  /** Why it could not be asked. */
  trouble?: CentralTrouble;
}

export interface CentralService {
  find(text: string): Promise<CentralAnswer>;
  food(id: string): Promise<Food | undefined>;
  /** Removes what is kept no longer. */
  sweep(): Promise<void>;
}

/** A food's figures change with a release, a few times a year. */
const keepMs = 30 * day;
/** A food that no answer has named for so long. People's entries have its figures in any case. */
const keepFoodMs = 400 * day;
/** After a refusal it is left alone for a while: neither a key nor a quota mends in seconds. */
const pauseMs: Readonly<Record<CentralTrouble, number>> = {
  timeout: 30_000,
  unavailable: 30_000,
  quota: 10 * minute,
  key: 10 * minute,
};
const maxFoods = 6;
/** The share of the words asked for that a food's name must have. */
const minFit = 0.75;

/** How much of a query a name says, less a little for all that it says beyond. */
function fit(asked: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const said = [...asked].filter((word) => words.has(word)).length;
  return said / asked.size - Math.min(0.2, (words.size - said) * 0.02);
}

function best(wordsOf: Vocabulary["wordsOf"], text: string, foods: readonly Food[]): Food[] {
  const asked = new Set(wordsOf(text));
  if (asked.size === 0) return [];
  return foods
    .filter(({ per100g }) => per100g.calories !== null)
    .map((food) => ({ food, score: fit(asked, new Set(wordsOf(food.name))) }))
    .filter(({ score }) => score >= minFit - 0.2)
    .filter(({ food }) => {
      const words = new Set(wordsOf(food.name));
      return [...asked].filter((word) => words.has(word)).length / asked.size >= minFit;
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxFoods)
    .map(({ food }) => food);
}

/**
 * Asks FoodData Central for foods that the embedded data lacks: generic ones, and branded ones
 * only when no generic one fits. Answers are kept; a refusal pauses the asking.
 */
export function createCentralService(needs: {
  central: FoodCentral;
  repository: FoodRepository;
  clock: Clock;
  wordsOf: Vocabulary["wordsOf"];
}): CentralService {
  const { central, repository, clock, wordsOf } = needs;
  let pausedUntil = 0;
  let lastTrouble: CentralTrouble = "unavailable";

  return {
    async find(text) {
      const query = wordsOf(text).join(" ").slice(0, 200);
      if (query === "") return { foods: [] };
      const kept = await repository.answer(query, clock() - keepMs);
      if (kept) return { foods: kept };
      if (clock() < pausedUntil) return { foods: [], trouble: lastTrouble };
      try {
        let foods = best(wordsOf, text, await central.search(text, "generic"));
        if (foods.length === 0) foods = best(wordsOf, text, await central.search(text, "branded"));
        // What can't be kept, on a full disk, is an answer all the same.
        await repository.keep(query, foods, clock()).catch((error: unknown) => {
          if (!isUnwritable(error)) throw error;
        });
        return { foods };
      } catch (error) {
        if (!(error instanceof CentralError)) throw error;
        lastTrouble = error.trouble;
        pausedUntil = clock() + pauseMs[error.trouble];
        return { foods: [], trouble: error.trouble };
      }
    },
    food: (id) => repository.food(id),
    sweep: () => {
      const now = clock();
      return repository.forget({ answers: now - keepMs, foods: now - keepFoodMs });
    },
  };
}
