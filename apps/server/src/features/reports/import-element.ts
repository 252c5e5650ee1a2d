import { maxImport } from "@morsel/contract/imports";
import { createJsonElements, type JsonElement } from "@morsel/domain/reports/json-elements";
import type { ZodMiniType } from "zod/mini";
import { Failure } from "../../platform/http/failure.ts";
import { messages } from "../../platform/http/messages.ts";
import { isDeeperThan, maxDepth, pathToBrokenText } from "../../platform/json-text.ts";
import { importMessages } from "./import.messages.ts";
import { unreadable } from "./import-found.ts";

/** Why an element of a document is left out. */
interface Problem {
  problem: string;
}

/** An element's value, unless no database could store it, or it was made to exhaust who reads it. */
function valueOf({ name, text }: JsonElement): { value: unknown } | Problem {
  if (isDeeperThan(maxDepth, text))
    return { problem: importMessages.element(name, "", messages.tooDeep(maxDepth)) };
  const value: unknown = JSON.parse(text);
  if (text.includes("\\u") && pathToBrokenText(value))
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

/** What is found in one row; without `row`, it is the element's own place. */
type In<One> = One & { row?: number };

type InRow<One> = (One | Problem) & { row: number };

interface ElementReader<One> {
  /** Letters of one element. */
  maxLetters: number;
  read(element: Pick<JsonElement, "name" | "isOfList">, value: unknown): In<One>[];
  /** What is only known at the end. */
  end?: () => In<One>[];
}

/** Reads the elements of a document in their order; what can't be read ends it, and is told. */
export async function* foundInElements<One extends object>(
  text: AsyncIterable<string>,
  { maxLetters, read, end }: ElementReader<One>,
): AsyncGenerator<InRow<One>[]> {
  const elements = createJsonElements(maxLetters);
  let row = 0;
  try {
    for await (const part of text) {
      const some: InRow<One>[] = [];
      for (const element of elements.push(part)) {
        row += 1;
        if (row > maxImport.rows) throw unreadable(importMessages.manyRows(maxImport.rows));
        const parsed = valueOf(element);
        const found = "problem" in parsed ? [parsed] : read(element, parsed.value);
        some.push(...found.map((one) => ({ row, ...one })));
      }
      if (some.length > 0) yield some;
    }
    elements.end();
    // In a document without lists.
    if (end) yield end().map((one) => ({ row: row + 1, ...one }));
  } catch (error) {
    if (!isOfTheFile(error)) throw error;
    yield [{ row: row + 1, problem: importMessages.brokenDocument }];
  }
}

/** Neither our refusal nor this machine's trouble. */
const isOfTheFile = (error: unknown): boolean =>
  !(error instanceof Failure) && !(error instanceof Error && "syscall" in error);
