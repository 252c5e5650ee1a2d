import fc from "fast-check";
import type { Body } from "./bodies.ts";
import type { Operation } from "./document.ts";
import { recordsOf, valuesOf } from "./values.ts";

/** A request in parts, while it can still be changed. */
export interface Draft {
  operation: Operation;
  method: string;
  /** Encoded, as in the path. */
  params: Record<string, string>;
  /** Encoded, in order; names may repeat. */
  query: (readonly [name: string, value: string])[];
  headers: Record<string, string>;
  /** The body's content; undefined for none. */
  value: unknown;
  /** Applied to the body's text. */
  textChange: ((text: Body) => Body) | null;
}

/** The noun of a path: `/auth/v1/factors/{factorId}/verify` is about `factors`. */
export const roomOf = (path: string): string =>
  path.split("/").find((part) => part !== "" && !/^(api|auth|v1)$/.test(part)) ?? "";

/**
 * Percent-encodes text. Half a surrogate pair has no UTF-8, so it is sent as the bytes it would
 * have.
 */
export function encoded(text: string): string {
  const bytesOf = (half: string) => {
    const unit = half.charCodeAt(0);
    return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 63), 0x80 | (unit & 63)];
  };
  return text
    .split(/(\p{Surrogate})/u)
    .map((part) =>
      /^\p{Surrogate}$/u.test(part)
        ? bytesOf(part)
            .map((byte) => `%${byte.toString(16)}`)
            .join("")
        : encodeURIComponent(part),
    )
    .join("");
}

const own = "Bearer ~own.access_token~";
const oddTokens = fc.constantFrom(
  "Bearer",
  "Bearer ",
  "bearer ~own.access_token~",
  "Basic YTpi",
  "Bearer null",
  `${own}x`,
  `${own}, ${own}`,
  "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
  "Bearer a.b.c",
  `Bearer ${"a".repeat(9_000)}`,
  "Bearer \u00e9",
);

/** Which token to send, if any. */
const authorizations = ({ open }: Operation): fc.Arbitrary<string | null> =>
  fc.oneof(
    { weight: open ? 1 : 12, arbitrary: fc.constant(own) },
    { weight: open ? 6 : 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: oddTokens },
  );

function parametersOf(operation: Operation, place: "path" | "query") {
  const room = roomOf(operation.path);
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const values = parameters.map(({ name, schema }) => {
    const texts = valuesOf(schema, { room, name }).map((value) =>
      encoded(typeof value === "string" ? value : JSON.stringify(value)),
    );
    return [name, texts] as const;
  });
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return recordsOf(Object.fromEntries(values), required);
}

/** Requests that follow an operation's description. */
export function draftsOf(operation: Operation): fc.Arbitrary<Draft> {
  const { body, method, path } = operation;
  return fc
    .record({
      params: parametersOf(operation, "path"),
      query: parametersOf(operation, "query").map(Object.entries<string>),
      authorization: authorizations(operation),
      value: body
        ? valuesOf(body.schema, { room: roomOf(path), name: "" })
        : fc.constant(undefined),
    })
    .map(({ params, query, authorization, value }) => ({
      operation,
      method,
      params,
      query,
      headers: {
        ...(authorization !== null && { authorization }),
        ...(value !== undefined && { "content-type": "application/json" }),
      },
      value,
      textChange: null,
    }));
}
