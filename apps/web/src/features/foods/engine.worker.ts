import {
  type CalculationOutcome,
  calculate,
  calculateChosen,
} from "@morsel/domain/foods/calculation";
import { calculationResult, sentenceResult } from "@morsel/domain/foods/calculation-result";
import { type Catalogue, openCatalogue } from "@morsel/domain/foods/catalogue";
import { once } from "@morsel/domain/foods/kept";
import type { Knowledge } from "@morsel/domain/foods/knowledge";
import { portionOfFound } from "@morsel/domain/foods/portions/portion-check";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { suggestionLimits } from "@morsel/domain/foods/suggestions/limits";
import { suggestFoods } from "@morsel/domain/foods/suggestions/suggested-food";
import { openFoodTable } from "@morsel/domain/foods/table";
import knowledgeFile from "@morsel/food-data/knowledge.json?url";
import type { EngineAnswer, EngineQuestion } from "./engine.state.ts";
import { keepNames, keptNames } from "./kept-names.ts";
import { foodTable } from "./kept-table.ts";

interface Engine {
  foods: Catalogue;
  knowledge: Knowledge;
  /** Keeps the prepared names on the device, unless they came from there. */
  keep: () => void;
}

let engine: Promise<Engine> | undefined;

/** The engine, as on the server. A failed load is retried. */
function opened(): Promise<Engine> {
  engine ??= load().catch((failure: unknown) => {
    engine = undefined;
    throw failure;
  });
  return engine;
}

async function load(): Promise<Engine> {
  const [table, knowledge, kept] = await Promise.all([
    foodTable().then(async (response) => ({
      madeOf: originOf(response),
      foods: (await response.json()) as unknown,
    })),
    ourKnowledge(),
    keptNames(),
  ]);
  const { madeOf, foods } = table;
  const names = kept?.madeOf === madeOf ? kept?.names : undefined;
  const catalogue = openCatalogue(openFoodTable(foods), knowledge, names);
  const keep = once(() => {
    if (madeOf && !names) void keepNames({ madeOf, names: catalogue.prepared() });
  });
  return { foods: catalogue, knowledge, keep };
}

/**
 * What the names of this table are made of. The address of a built script tells its version, and that
 * of the knowledge in it. Undefined if that isn't known: then nothing is kept.
 */
function originOf(table: Response): string | undefined {
  const version = table.headers.get("etag");
  return import.meta.env.PROD && version ? `${import.meta.url} ${version}` : undefined;
}

/** Not part of the script: reading three megabytes as code takes twenty times as long as JSON. */
async function ourKnowledge(): Promise<Knowledge> {
  const response = await fetch(knowledgeFile);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Knowledge;
}

const rehearsed = "For lunch I had 2 eggs with toast, and then a glass of milk.";

function portionName({ foods, knowledge }: Engine, typed: string): EngineAnswer {
  // Any amount that can be read tells the food.
  const outcome = calculate(foods, typed, "100 g");
  if (!outcome.ok) return failureOf(outcome);
  const { food } = outcome.calculation;
  const { reference } = foods.known(food).kind;
  const portion =
    foods.portionOf(food, typed) ??
    portionOfFound(knowledge.portions, { name: food.name, reference });
  return { of: "portion", name: portion?.name ?? null };
}

function failureOf(outcome: CalculationOutcome & { ok: false }): EngineAnswer {
  const { failed, suggestion, measurements = [] } = outcome;
  return { of: "failure", failed, suggestion, measurements };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function answer(question: EngineQuestion): Promise<EngineAnswer> {
  let loaded: Engine;
  try {
    loaded = await opened();
  } catch (failure) {
    // What isn't reached is a TypeError, of `fetch` as of `import`.
    return { of: "unavailable", away: failure instanceof TypeError };
  }
  const { foods } = loaded;
  if (question.ask === "ready") {
    // A question that is asked meanwhile doesn't wait for all of it.
    while (!foods.prepareSome()) await nextTask();
    // The patterns that sentences are read by are compiled with the first one.
    readFoodSentence(foods, rehearsed);
    loaded.keep();
    return { of: "ready" };
  }
  if (question.ask === "parse") {
    return { of: "parse", ...sentenceResult(readFoodSentence(foods, question.text)) };
  }
  if (question.ask === "suggest") {
    const { typed, own } = question;
    return { of: "suggestions", found: suggestFoods(foods, typed, suggestionLimits.shown, own) };
  }
  if (question.ask === "portion") return portionName(loaded, question.typed);
  const { ingredient, measurement, foodId } = question;
  const chosen = foodId === undefined ? undefined : foods.food(foodId);
  const outcome = chosen
    ? calculateChosen(foods, chosen, ingredient, measurement)
    : calculate(foods, ingredient, measurement);
  if (!outcome.ok) return failureOf(outcome);
  return {
    of: "calculation",
    result: calculationResult({ ingredient, measurement }, outcome.calculation),
  };
}

self.addEventListener(
  "message",
  ({ data }: MessageEvent<{ id: number; question: EngineQuestion }>) => {
    void answer(data.question).then((reply) => self.postMessage({ id: data.id, reply }));
  },
);
