import type { ZodMiniType } from "zod/mini";

/**
 * How one call of the API looks: the only thing both sides know of each other.
 * The server mounts it (schemas are its only validation), the browser calls it
 * (the same schemas check what it sends and gets), OpenAPI is generated from it.
 */
export interface RouteShape {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` parameters. */
  readonly path: string;
  /** `person`: needs a valid access token. `anyone`: public. `perhaps`: a token is used when sent. */
  readonly access: "person" | "anyone" | "perhaps";
  /** One line for OpenAPI. */
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  /** The successful reply: its status (204 has no body) and schema. */
  readonly status: number;
  readonly reply?: ZodMiniType;
  /** In place of a schema: the media type of a file, which caches may ask for again (304). */
  readonly file?: string;
}

/** Names a call while keeping its exact schema types. */
export function route<const Shape extends RouteShape>(shape: Shape): Shape {
  return shape;
}

type Output<T> = T extends ZodMiniType<infer Out> ? Out : undefined;
type Input<T> = T extends ZodMiniType<unknown, infer In> ? In : undefined;

/** What a handler gets after validation. */
export interface Checked<Shape extends RouteShape> {
  params: Output<Shape["params"]>;
  query: Output<Shape["query"]>;
  body: Output<Shape["body"]>;
}

/** What a caller hands over before validation. */
export interface Sent<Shape extends RouteShape> {
  params: Input<Shape["params"]>;
  query: Input<Shape["query"]>;
  body: Input<Shape["body"]>;
}

/** What a successful call answers. */
export type Reply<Shape extends RouteShape> = Output<Shape["reply"]>;
