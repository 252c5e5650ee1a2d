import type { TokenScope } from "@morsel/domain/accounts/personal-token";
import type { ZodMiniType } from "zod/mini";

/**
 * One call of the API, and all that the two sides share. The server mounts it (the schemas are its
 * only validation), the browser calls it (the same schemas check what it sends and receives), and
 * OpenAPI is generated from it.
 */
export interface RouteShape {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` parameters. */
  readonly path: string;
  /**
   * `person`: needs a valid access token. `anyone`: public. `perhaps`: a token is optional.
   * `token:read`, `token:write`: a personal access token of that scope opens it, too.
   */
  readonly access: "person" | "anyone" | "perhaps" | `token:${TokenScope}`;
  /** One line for OpenAPI. */
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  /** A field that it doesn't name is ignored: the reply shows what was taken. */
  readonly body?: ZodMiniType;
  /** Instead of a body's schema: the media type of raw bytes, which the handler reads as they come. */
  readonly bytes?: string;
  /** The successful reply: its status (204 has no body) and schema. */
  readonly status: number;
  readonly reply?: ZodMiniType;
  /** Instead of a schema: the media type of a file, which caches may revalidate (304). */
  readonly file?: string;
  /** Instead of a schema: the media type of a reply that goes on until somebody ends it. */
  readonly stream?: string;
}

/** Keeps the exact types of a call's schemas. */
export function route<const Shape extends RouteShape>(shape: Shape): Shape {
  return shape;
}

type Output<T> = T extends ZodMiniType<infer Out> ? Out : undefined;
type Input<T> = T extends ZodMiniType<unknown, infer In> ? In : undefined;

/** A handler's input, after validation. */
export interface Checked<Shape extends RouteShape> {
  params: Output<Shape["params"]>;
  query: Output<Shape["query"]>;
  body: Output<Shape["body"]>;
}

/** A caller's input, before validation. */
export interface Sent<Shape extends RouteShape> {
  params: Input<Shape["params"]>;
  query: Input<Shape["query"]>;
  body: Input<Shape["body"]>;
}

/** The reply of a successful call. */
export type Reply<Shape extends RouteShape> = Output<Shape["reply"]>;
