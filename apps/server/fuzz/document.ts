import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

interface Parameter {
  name: string;
  in: "path" | "query";
  required?: boolean;
  schema: JsonSchema;
}

interface Described {
  content?: Record<string, { schema?: JsonSchema }>;
}

interface OperationObject {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  security: Record<string, string[]>[];
  responses: Record<string, Described>;
}

export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>;
  components: object;
}

/** One call as the document describes it. */
export interface Operation {
  /** `POST /api/meals/logged` */
  name: string;
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  parameters: Parameter[];
  body?: { required: boolean; schema: JsonSchema };
  /** Whether it can be called without a token. */
  open: boolean;
  replies: Record<string, Described>;
}

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const body = described.requestBody;
      const schema = body?.content["application/json"]?.schema;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        ...(schema && { body: { required: body.required ?? false, schema } }),
        open: described.security.length === 0,
        replies: described.responses,
      };
    }),
  );
}

/** The operation that a method and path lead to: paths without parameters take precedence. */
export function operationAt(
  operations: readonly Operation[],
  method: string,
  target: string,
): Operation | undefined {
  const given = (target.split("?", 1)[0] ?? "").split("/");
  const fits = ({ path }: Operation) => {
    const wanted = path.split("/");
    return (
      given.length === wanted.length &&
      wanted.every((part, at) => (part.startsWith("{") ? given[at] !== "" : part === given[at]))
    );
  };
  const fitting = operations.filter((one) => one.method === method && fits(one));
  return fitting.find(({ path }) => !path.includes("{")) ?? fitting[0];
}

/** The documented reply: no body, or one with a media type and perhaps a schema. */
interface Documented {
  mediaTypes: string[];
  check: ValidateFunction | null;
}

/** The documented reply for an operation's status; errors use `default`. */
export type Lookup = (operation: Operation, status: number) => Documented | null;

const base = "https://morsel.invalid/openapi";

export function createLookup({ components }: OpenApi): Lookup {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: base, components });
  const known = new Map<Described, Documented>();

  return (operation, status) => {
    const refusal = status >= 400 && status < 500 ? operation.replies["default"] : undefined;
    const described = operation.replies[String(status)] ?? refusal;
    if (!described) return null;
    let documented = known.get(described);
    if (!documented) {
      const schema = described.content?.["application/json"]?.schema;
      const mediaTypes = Object.keys(described.content ?? {});
      documented = { mediaTypes, check: schema ? ajv.compile(resolved(schema)) : null };
      known.set(described, documented);
    }
    return documented;
  };
}

/** Inlines `#/components/…`, since each schema is compiled apart from the document. */
function resolved(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${base}#/`);
  return JSON.parse(text) as JsonSchema;
}
