import type { Vocabulary } from "@morsel/domain/foods/names/vocabulary";
import type { Food } from "@morsel/domain/foods/table";
import { day, minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import { isUnwritable } from "../../platform/database/trouble.ts";
import { CentralError, type CentralTrouble, type FoodCentral } from "./gateway.ts";
import type { FoodRepository } from "./repository.ts";

export interface CentralAnswer {
  /** Matching foods, best first; empty if it knows none. */
  foods: Food[];
  trouble?: CentralTrouble;
}

export interface CentralService {
  find(text: string): Promise<CentralAnswer>;
  food(id: string): Promise<Food | undefined>;
  /** Deletes answers and foods past their time. */
  sweep(): Promise<void>;
}

/** Foods change with each release, a few times a year. */
const keepMs = 30 * day;
/**
 * Foods that no answer has named for this long are dropped. Diary entries have their own figures.
 */
const keepFoodMs = 400 * day;
/** After a refusal, wait before asking again: keys and quotas don't recover in seconds. */
const pauseMs: Readonly<Record<CentralTrouble, number>> = {
  timeout: 30_000,
  unavailable: 30_000,
  quota: 10 * minute,
  key: 10 * minute,
};
const maxFoods = 6;
/** The share of the query's words that a food's name must contain. */
const minFit = 0.75;

/** How much of a query a name covers, less a little for every extra word. */
function fit(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const said = [...wanted].filter((word) => words.has(word)).length;
  return said / wanted.size - Math.min(0.2, (words.size - said) * 0.02);
}

function best(wordsOf: Vocabulary["wordsOf"], text: string, foods: readonly Food[]): Food[] {
  const wanted = new Set(wordsOf(text));
  if (wanted.size === 0) return [];
  return foods
    .filter(({ per100g }) => per100g.calories !== null)
    .map((food) => ({ food, score: fit(wanted, new Set(wordsOf(food.name))) }))
    .filter(({ score }) => score >= minFit - 0.2)
    .filter(({ food }) => {
      const words = new Set(wordsOf(food.name));
      return [...wanted].filter((word) => words.has(word)).length / wanted.size >= minFit;
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxFoods)
    .map(({ food }) => food);
}

/**
 * Asks FoodData Central for foods missing from the embedded data: generic ones, or branded ones if
 * no generic one fits. Answers are cached; a refusal pauses further queries.
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
        // Without room to cache it (a full disk), the answer is still good.
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
