import serializerOf from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import { type $ZodType, type output, toJSONSchema } from "zod/v4/core";

type Override = NonNullable<NonNullable<Parameters<typeof toJSONSchema>[1]>["override"]>;
type JsonSchema = Parameters<Override>[0]["jsonSchema"];

/**
 * Writes values of a schema as JSON by a function made once, when it is first needed: half the time
 * of checking and stringifying, and what the schema doesn't name never leaves the server. That a
 * value is as described is the compiler's business here and the schema's in the browser.
 */
export function writerOf<Schema extends $ZodType>(
  schema: Schema,
): (value: output<Schema>) => string {
  let write: ReturnType<typeof serializerOf> | undefined;
  return (value) => {
    write ??= serializerOf(
      toJSONSchema(schema, {
        target: "draft-7",
        io: "output",
        override: ({ jsonSchema }) => joinNull(jsonSchema),
      }) as Parameters<typeof serializerOf>[0],
    );
    return write(value);
  };
}

/** Replies are written as the contract describes them. */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema }) =>
  writerOf(schema);

/** `anyOf: [number, null]` is tried by a validator for each value; `type: [number, null]` is not. */
function joinNull(schema: JsonSchema): void {
  const [one, other, ...more] = schema.anyOf ?? [];
  if (!one || other?.type !== "null" || more.length > 0) return;
  if (typeof one.type !== "string" || !["string", "number", "boolean"].includes(one.type)) return;
  if (one.enum || one.format) return;
  delete schema.anyOf;
  Object.assign(schema, { type: [one.type, "null"] });
}
