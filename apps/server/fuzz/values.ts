import fc from "fast-check";
import type { JsonSchema } from "./document.ts";
import { numbers, seenBefore, textsFor } from "./fields.ts";
import { inherited, refrains, textOfPoints } from "./odd.ts";

/** Where a value is used: its call's room (`meals`) and its field's name. */
interface Place {
  room: string;
  name: string;
}

type Value = fc.Arbitrary<unknown>;

/** Values that a schema allows; code behind the schema may still refuse them. */
export function valuesOf(schema: JsonSchema, place: Place): Value {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, place)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, place)));
}

function valuesOfType(type: string | undefined, schema: JsonSchema, place: Place): Value {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return bounded(schema) ? fc.integer(integerBounds(schema)) : numbers.map(Math.trunc);
    case "number":
      return bounded(schema) ? boundedNumbers(schema) : numbers;
    case "string":
      return textsOf(schema, place);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, place), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, Math.max(schema.minItems ?? 0, 5)),
      });
    case "object":
      return objectsOf(schema, place);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

const bounded = ({ minimum, maximum, exclusiveMinimum }: JsonSchema) =>
  minimum !== undefined || maximum !== undefined || exclusiveMinimum !== undefined;

const integerBounds = ({ minimum = 0, maximum = 2 ** 31 - 1 }: JsonSchema) => ({
  min: Math.max(minimum, -(2 ** 31)),
  max: Math.min(maximum, 2 ** 31 - 1),
});

function boundedNumbers({ minimum, maximum = 1e6, exclusiveMinimum }: JsonSchema) {
  const min = minimum ?? exclusiveMinimum ?? 0;
  return fc.oneof(
    fc.constantFrom(min, maximum),
    fc.integer({ min: Math.ceil(min), max: Math.floor(maximum) }),
    fc.double({ min, max: maximum, noNaN: true, minExcluded: exclusiveMinimum !== undefined }),
  );
}

const matching = new Map<string, fc.Arbitrary<string>>();

/** Cached per pattern, since building one takes a while. */
function textsMatching(pattern: string): fc.Arbitrary<string> {
  let texts = matching.get(pattern);
  if (!texts) {
    texts = fc.stringMatching(new RegExp(pattern, "u"));
    matching.set(pattern, texts);
  }
  return texts;
}

function textsOf({ pattern, format, maxLength = 200 }: JsonSchema, { room, name }: Place): Value {
  const known = textsFor(name, format);
  const seen = seenBefore(room, name);
  const any = textOfPoints(0x10ffff, Math.min(maxLength, 60)).map((text) =>
    text.replace(/\p{Surrogate}/gu, "?"),
  );
  const fitting = pattern === undefined ? any : textsMatching(pattern);
  const isFree = pattern === undefined && format === undefined;
  return fc.oneof(
    { weight: known ? 1 : 6, arbitrary: fitting },
    ...(pattern === undefined ? [{ weight: 1, arbitrary: inherited }] : []),
    ...(known ? [{ weight: 30, arbitrary: known }] : []),
    ...(seen ? [{ weight: 8, arbitrary: seen }] : []),
    ...(isFree ? [{ weight: 1, arbitrary: refrains(Math.min(maxLength, 2_000)) }] : []),
  );
}

function objectsOf(
  { properties, required = [], additionalProperties }: JsonSchema,
  place: Place,
): Value {
  if (!properties && additionalProperties !== undefined && additionalProperties !== false) {
    const values = additionalProperties === true ? {} : additionalProperties;
    return fc.dictionary(fc.string({ maxLength: 10 }), valuesOf(values, place), { maxKeys: 4 });
  }
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => [
    name,
    valuesOf(schema, { ...place, name }),
  ]);
  return recordsOf(Object.fromEntries(fields) as Record<string, Value>, required);
}

/** Half with only the required fields: among many optional ones, some is likely refused. */
export const recordsOf = <T>(fields: Record<string, fc.Arbitrary<T>>, required: string[]) => {
  const needed = Object.entries(fields).filter(([name]) => required.includes(name));
  return fc.oneof(
    fc.record(Object.fromEntries(needed), { noNullPrototype: true }),
    fc.record(fields, { requiredKeys: required, noNullPrototype: true }),
  ) as fc.Arbitrary<Record<string, T>>;
};
