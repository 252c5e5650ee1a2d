import type { ApiError } from "@morsel/contract/errors";
import type { CalculationReply, parseFoods } from "@morsel/contract/foods";
import type { Reply } from "@morsel/contract/route";
import { ApiFailure, call, NoConnection } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { personId } from "../../lib/person.ts";
import { isWorthRetrying } from "../../lib/query-client.ts";
import {
  askEngine,
  type EngineAnswer,
  type EngineQuestion,
  type FoodQuestion,
} from "./engine.state.ts";
import { foodMessages } from "./messages.ts";

export type ParsedFoods = Reply<typeof parseFoods>;

interface Reason {
  ingredient?: string | undefined;
  suggestion?: string | undefined;
  unreachable?: boolean;
  unread?: boolean;
  measurements?: readonly string[] | undefined;
}

/** No answer: neither the food nor the amount was understood, or nothing could be reached. */
export class NotCalculated extends Error {
  override readonly name = "NotCalculated";
  /** What to try instead, where that is known. */
  readonly suggestion: string | undefined;
  /** Nothing was wrong with the words: the food table could not be reached. */
  readonly unreachable: boolean;
  /** The food was found, but not how much of it; and the measurements that were probably meant. */
  readonly unread: boolean;
  readonly measurements: readonly string[];
  /** The food, where it stood in a sentence. */
  readonly ingredient: string | undefined;

  constructor({
    ingredient,
    suggestion,
    unreachable = false,
    unread = false,
    measurements = [],
  }: Reason = {}) {
    super(foodMessages.requestFailed);
    this.suggestion = suggestion;
    this.unreachable = unreachable;
    this.unread = unread;
    this.measurements = measurements;
    this.ingredient = ingredient;
  }
}

/** Whether this browser should try by itself what the server did not answer. */
function isForTheEngine(failure: unknown): boolean {
  if (failure instanceof NoConnection) return true;
  return failure instanceof ApiFailure && (failure.status === 401 || isWorthRetrying(failure));
}

/** Asks the server for a signed-in person; the browser's own engine for others, or without network. */
async function answered<T>(
  server: () => Promise<T>,
  question: EngineQuestion,
  pick: (answer: EngineAnswer) => T | undefined,
): Promise<T> {
  try {
    if (personId() !== null && navigator.onLine) return await server();
  } catch (failure) {
    if (!isForTheEngine(failure)) {
      if (!(failure instanceof ApiFailure)) throw new NotCalculated();
      const { suggestion, status, data } = failure;
      // Whatever a proxy answers in its own words names no measurements.
      const said = (data as Partial<ApiError> | undefined)?.error?.measurements;
      const measurements = Array.isArray(said) ? said : [];
      throw new NotCalculated({ suggestion, measurements, unread: status === 422 });
    }
  }
  const answer = await askEngine(question);
  const picked = pick(answer);
  if (picked !== undefined) return picked;
  if (answer.of !== "failure") throw new NotCalculated({ unreachable: true });
  const { suggestion, measurements, failed } = answer;
  throw new NotCalculated({ suggestion, measurements, unread: failed === "measurement" });
}

/**
 * Calculates a food in a measurement.
 * @throws {NotCalculated}
 */
export function calculate(question: FoodQuestion): Promise<CalculationReply> {
  return answered(
    async () => call(contract.foods, "calculateCalories", { body: question }),
    { ask: "calculate", ...question },
    (answer) => (answer.of === "calculation" ? answer.result : undefined),
  );
}

/**
 * Reads several foods from one sentence.
 * @throws {NotCalculated}
 */
export function readFoods(text: string): Promise<ParsedFoods> {
  return answered(
    async () => call(contract.foods, "parseFoods", { body: { text } }),
    { ask: "parse", text },
    (answer) => (answer.of === "parse" ? answer : undefined),
  );
}
