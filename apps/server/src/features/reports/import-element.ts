import type { JsonElement } from "@morsel/domain/reports/json-elements";
import type { ZodMiniType } from "zod/mini";
import { messages } from "../../platform/http/messages.ts";
import { holdsBrokenText, isDeeperThan, maxDepth } from "../../platform/json-text.ts";
import { importMessages } from "./import.messages.ts";

/** Why an element of a document is left out. */
interface Problem {
  problem: string;
}

/** An element's value, unless no database could store it, or it was made to exhaust who reads it. */
export function valueOf({ name, text }: JsonElement): { value: unknown } | Problem {
  if (isDeeperThan(maxDepth, text))
    return { problem: importMessages.element(name, "", messages.tooDeep(maxDepth)) };
  const value: unknown = JSON.parse(text);
  if (text.includes("\\u") && holdsBrokenText(value))
    return { problem: importMessages.element(name, "", messages.invalidText) };
  return { value };
}

/** What is found in an element of a list, if the list's schema takes it. */
export function checked<Value, One>(
  list: string,
  schema: ZodMiniType<Value>,
  value: unknown,
  foundIn: (value: Value) => One[],
): (One | Problem)[] {
  const { success, data, error } = schema.safeParse(value);
  if (success) return foundIn(data);
  const [issue] = error.issues;
  const path = issue?.path.join(".") ?? "";
  return [{ problem: importMessages.element(list, path, issue?.message ?? "") }];
}
