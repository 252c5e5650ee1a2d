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

/** Why there is no food table: no connection, or a server that can't hand it out. */
export type Unreachable = "away" | "broken";

interface Reason {
  ingredient?: string | undefined;
  suggestion?: string | undefined;
  unreachable?: Unreachable | undefined;
  unread?: boolean;
  measurements?: readonly string[] | undefined;
}

/** Nothing calculated: food or amount not understood, or no engine reachable. */
export class NotCalculated extends Error {
  override readonly name = "NotCalculated";
  /** What to try instead, if known. */
  readonly suggestion: string | undefined;
  /** The words were fine, but the food table couldn't be reached. */
  readonly unreachable: Unreachable | undefined;
  /** The food was found but the amount wasn't understood; `measurements` were probably meant. */
  readonly unread: boolean;
  readonly measurements: readonly string[];
  /** The food, if it came from a sentence. */
  readonly ingredient: string | undefined;

  constructor({
    ingredient,
    suggestion,
    unreachable,
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

/** Whether to try this browser's engine after the server failed. */
function isForTheEngine(failure: unknown): boolean {
  if (failure instanceof NoConnection) return true;
  return failure instanceof ApiFailure && (failure.status === 401 || isWorthRetrying(failure));
}

/** Asks the server for signed-in people; this browser's engine for visitors or offline. */
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
      // A proxy's own error has no measurements.
      const said = (data as Partial<ApiError> | undefined)?.error?.measurements;
      const measurements = Array.isArray(said) ? said : [];
      throw new NotCalculated({ suggestion, measurements, unread: status === 422 });
    }
  }
  const answer = await askEngine(question);
  const picked = pick(answer);
  if (picked !== undefined) return picked;
  if (answer.of === "unavailable")
    throw new NotCalculated({ unreachable: answer.away ? "away" : "broken" });
  if (answer.of !== "failure") throw new NotCalculated();
  const { suggestion, measurements, failed } = answer;
  throw new NotCalculated({ suggestion, measurements, unread: failed === "measurement" });
}

/**
 * Calculates an amount of a food.
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
