import type { CalculationReply, parseFoods } from "@morsel/contract/foods";
import type { Reply } from "@morsel/contract/route";
import type { SuggestedFood } from "@morsel/domain/foods/suggestions/suggested-food";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";

export interface FoodQuestion {
  ingredient: string;
  measurement: string;
  /** A food picked among the alternatives. */
  foodId?: string;
}

export type EngineQuestion =
  | { ask: "ready" }
  | { ask: "parse"; text: string }
  | { ask: "suggest"; typed: string; own: readonly OwnFood[] }
  /** Which reference portion the food has, by whatever name it was typed. */
  | { ask: "portion"; typed: string }
  | ({ ask: "calculate" } & FoodQuestion);

export type EngineAnswer =
  | { of: "ready" }
  /** The food table couldn't be loaded; `away` if its server wasn't even reached. */
  | { of: "unavailable"; away: boolean }
  | { of: "failure"; failed: "food" | "measurement"; suggestion: string; measurements: string[] }
  | { of: "suggestions"; found: readonly SuggestedFood[] }
  /** Null if the food has none. */
  | { of: "portion"; name: string | null }
  | { of: "calculation"; result: CalculationReply }
  | ({ of: "parse" } & Reply<typeof parseFoods>);

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: EngineAnswer) => void>();

function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  fresh.addEventListener(
    "message",
    ({ data }: MessageEvent<{ id: number; reply: EngineAnswer }>) => {
      waiting.get(data.id)?.(data.reply);
      waiting.delete(data.id);
    },
  );
  // The script didn't load: give up on open questions; the next one starts a new worker.
  fresh.addEventListener("error", () => {
    for (const settle of waiting.values()) settle({ of: "unavailable", away: true });
    waiting.clear();
    worker = undefined;
  });
  worker = fresh;
  return fresh;
}

/**
 * Asks the food engine in this browser, the same as the server's, in a worker so that the page
 * never stutters. The first question loads the food table (about 1 MB).
 */
export function askEngine(question: EngineQuestion): Promise<EngineAnswer> {
  return new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    started().postMessage({ id: lastId, question });
  });
}

let ready = false;

/** Loads the engine ahead, for suggestions and for offline use, unless the person saves data. */
export function prepareEngine(): void {
  if (savesData()) return;
  void askEngine({ ask: "ready" }).then(({ of }) => {
    ready = of === "ready";
  });
}

/** Whether the engine has loaded and can answer at once. */
export const isEngineReady = () => ready;

/** Whether a megabyte would be too much to load unasked. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
