import fc from "fast-check";
import { type Body, jsonOf } from "./bodies.ts";
import { changes } from "./changes.ts";
import type { Operation } from "./document.ts";
import { type Draft, draftsOf } from "./draft.ts";

/** A request before its `~…~` words are filled in: the same for the same seed and document. */
export interface Planned {
  operation: Operation;
  method: string;
  /** The path and query, encoded. */
  target: string;
  headers: Record<string, string>;
  body: Body | null;
}

/** Requests across all operations: half as documented, half with one to three changes. */
export function plan(
  operations: readonly Operation[],
  { seed, count }: { seed: number; count: number },
): Planned[] {
  const some = fc.oneof(fc.constant([]), fc.array(changes, { minLength: 1, maxLength: 3 }));
  const any = fc
    .tuple(fc.oneof(...operations.map(byItsFields)), some)
    .map(([draft, made]) => finished(made.reduce((one, change) => change(one), draft)));
  return fc.sample(any, { seed, numRuns: count });
}

/** Calls with more fields come up more often. */
function byItsFields(operation: Operation) {
  const { parameters, body } = operation;
  const fields = parameters.length + Object.keys(body?.schema.properties ?? {}).length;
  return { weight: 2 + Math.min(fields, 8), arbitrary: draftsOf(operation) };
}

/** A draft put together, its `~…~` words not yet put in. */
export function finished(draft: Draft): Planned {
  const { operation, method, params, query, headers, value, textChange } = draft;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const search = query.map(([name, text]) => `${name}=${text}`).join("&");
  const text = value === undefined ? null : jsonOf(value);
  const body = textChange ? textChange(text ?? "{}") : text;
  return {
    operation,
    method,
    target: search === "" ? path : `${path}?${search}`,
    headers,
    body: method === "GET" || method === "HEAD" ? null : body,
  };
}
