import fc from "fast-check";
import type { JsonSchema, Operation } from "../fuzz/document.ts";
import { encoded, roomOf } from "../fuzz/draft.ts";
import { textsFor } from "../fuzz/fields.ts";
import { valuesOf } from "../fuzz/values.ts";

/** A request before its `~…~` words are put in (`fuzz/people.ts`). */
export interface LargeRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | null;
}

/** What free text consists of, again and again: names of foods, what looks like some, other letters. */
const verses = ["omelette with ham, ", "30 g chicken breast, ", "\u00e9\u4e00 "];
/** Names of fields that take any text, though the fuzz knows what to put in. */
const free = /^(?:q|text|ingredient|measurement|name)$/;
const maxOfList = 50;
/** Bodies end at a megabyte. */
const openRecord = { fields: 450, letters: 1_000 };

/**
 * Requests as an operation is documented, each as large as its description allows: whole, and with
 * what is required alone, since some fields exclude each other. What only a function checks (a day, a
 * code) comes from the fuzz, `seed` chooses which.
 */
export function* largestRequests(operation: Operation, seed: number): Generator<LargeRequest> {
  for (const [turn, verse] of verses.entries())
    for (const whole of [true, false])
      yield requestOf(operation, { verse, whole, seed: seed + turn });
}

interface Manner {
  verse: string;
  whole: boolean;
  seed: number;
}

function requestOf(operation: Operation, manner: Manner): LargeRequest {
  const { method, path, parameters, body, open } = operation;
  const room = roomOf(path);
  const textOf = (name: string, schema: JsonSchema) => {
    const value = largest(schema, { room, name }, manner);
    return encoded(typeof value === "string" ? value : JSON.stringify(value));
  };
  const search = parameters
    .filter((one) => one.in === "query" && (manner.whole || one.required))
    .map(({ name, schema }) => `${name}=${textOf(name, schema)}`)
    .join("&");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    textOf(name, parameters.find((one) => one.name === name)?.schema ?? {}),
  );
  return {
    method,
    target: search === "" ? filled : `${filled}?${search}`,
    headers: {
      "accept-encoding": "br",
      ...(!open && { authorization: "Bearer ~own.access_token~" }),
      ...(body && { "content-type": "application/json" }),
    },
    body: body ? JSON.stringify(largest(body.schema, { room, name: "" }, manner)) : null,
  };
}

interface Place {
  room: string;
  name: string;
}

const filled = (verse: string, length: number) =>
  verse.repeat(Math.ceil(length / verse.length)).slice(0, length);

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The longest span that a call takes is a year. */
const span = new Map([
  ["from", dayAgo(365)],
  ["to", dayAgo(0)],
]);

function largest(schema: JsonSchema, place: Place, manner: Manner): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const values = choices.map((choice) => largest(choice, place, manner));
    return values.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  }
  if (schema.enum || schema.const !== undefined) return sampled(schema, place, manner);
  const type = [schema.type].flat().find((one) => one !== "null");
  switch (type) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return schema.maximum ?? sampled(schema, place, manner);
    case "string":
      return largestText(schema, place, manner);
    case "array":
      return Array.from({ length: schema.maxItems ?? maxOfList }, () =>
        largest(schema.items ?? {}, place, manner),
      );
    case "object":
      return largestObject(schema, place, manner);
    default:
      return sampled(schema, place, manner);
  }
}

function largestText(schema: JsonSchema, place: Place, manner: Manner): unknown {
  const { pattern, format, maxLength } = schema;
  const day = span.get(place.name);
  if (day !== undefined) return day;
  const isFree =
    pattern === undefined &&
    format === undefined &&
    (free.test(place.name) || textsFor(place.name, format) === null);
  return isFree && maxLength !== undefined
    ? filled(manner.verse, maxLength)
    : sampled(schema, place, manner);
}

function largestObject(schema: JsonSchema, place: Place, manner: Manner): unknown {
  const { properties, required = [] } = schema;
  if (!properties) {
    const { fields, letters } = openRecord;
    const text = filled(manner.verse, letters);
    return Object.fromEntries(Array.from({ length: fields }, (_, n) => [`field${n}`, text]));
  }
  const wanted = Object.entries(properties).filter(
    ([name]) => manner.whole || required.includes(name),
  );
  return Object.fromEntries(
    wanted.map(([name, inner]) => [name, largest(inner, { ...place, name }, manner)]),
  );
}

const sampled = (schema: JsonSchema, place: Place, { seed }: Manner): unknown =>
  fc.sample(valuesOf(schema, place), { seed, numRuns: 1 })[0];

const lengthOf = (value: unknown): number =>
  value === undefined ? 0 : JSON.stringify(value).length;
