import type { Checked, Reply, RouteShape } from "@morsel/contract/route";
import type { TokenScope } from "@morsel/domain/accounts/personal-token";
import { madeAgoHeader } from "@morsel/domain/made-ago";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { ZodMiniType } from "zod/mini";
import type { Erasures } from "../erasures.ts";
import type { Caller, Person, UserId } from "../person.ts";
import { notSignedIn } from "./failure.ts";
import type { FailurePresenter } from "./failures.ts";
import { messages } from "./messages.ts";
import { invalidRequest } from "./validation.ts";

/** Checks a call's token. Throws a 401 `Failure` if it is missing or invalid. */
export type Authenticate = (request: FastifyRequest) => Promise<Person>;

/** The same for a call that personal access tokens of a scope open, too. */
export type AuthenticateCaller = (request: FastifyRequest, needed: TokenScope) => Promise<Caller>;

declare module "fastify" {
  interface FastifyRequest {
    person: Person | null;
    /** The same person, or the owner of the personal access token that makes the call. */
    caller: Caller | null;
    /** Set by a call, though not a `GET`, that was no news to the person's other devices. */
    changedNothing: boolean;
  }
}

export interface Http {
  server: FastifyInstance;
  authenticate: Authenticate;
  authenticateCaller: AuthenticateCaller;
  /** Told whose data a call may have changed, once it is answered. */
  changed: (userId: UserId) => void;
  erasures: Erasures;
  /** Every mounted call, in order. */
  routes: RouteShape[];
  /** Uses another error shape below a prefix (`/auth/v1`). */
  presentUnder(prefix: string, presenter: FailurePresenter): void;
}

type PersonFor<Shape extends RouteShape> = Shape["access"] extends "person"
  ? { person: Person }
  : Shape["access"] extends "perhaps"
    ? { person: Person | null }
    : Shape["access"] extends `token:${TokenScope}`
      ? { caller: Caller }
      : object;

export type Call<Shape extends RouteShape> = Checked<Shape> &
  PersonFor<Shape> & { request: FastifyRequest; reply: FastifyReply };

// For a call without a reply, the handler needs no return statement.
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- the type of such a handler
type Answer<Shape extends RouteShape> = Shape["reply"] extends ZodMiniType ? Reply<Shape> : void;
/** Returns the reply's body, or the sent `reply` itself for redirects and bytes. */
type Handler<Shape extends RouteShape, Body> = (call: Call<Shape>) => Promise<Body> | Body;
/**
 * A `FastifyReply` that has been sent. Narrowed, because its `then` would make it a promise to
 * TypeScript.
 */
type Sent = Pick<FastifyReply, "sent">;

/** Serves one call of the contract: its schemas are the only validation. */
export function mount<const Shape extends RouteShape, Body extends Answer<Shape> | Sent>(
  http: Http,
  route: Shape,
  handler: Handler<Shape, Body>,
  /** Throws a `Failure` for a call that proves itself in another way than by a person's token. */
  admit?: (request: FastifyRequest) => void,
): void {
  const { method, path, access, status } = route;
  http.routes.push(route);
  const options: RouteOptions = {
    method,
    url: path,
    schema: {
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.reply && { response: { [status]: route.reply } }),
    },
    config: { contract: route },
    // The token is checked before the body is read: without one, nothing is learned about its form.
    ...((access !== "anyone" || admit) && {
      onRequest: async (request) => {
        admit?.(request);
        if (access === "anyone") return;
        if (access === "perhaps" && !request.headers.authorization) return;
        const scope = scopeOf(access);
        if (scope) request.caller = await http.authenticateCaller(request, scope);
        else request.caller = request.person = await http.authenticate(request);
      },
    }),
    ...(method !== "GET" && {
      onResponse: (request, reply, done) => {
        const { caller, changedNothing } = request;
        if (caller && !changedNothing && reply.statusCode < 300) http.changed(caller.userId);
        done();
      },
    }),
    handler: async (request, reply) => {
      reply.code(status).header("cache-control", "no-store");
      const { params, query, body, person, caller } = request;
      if (access === "person" && !person) throw notSignedIn();
      if (scopeOf(access) && !caller) throw notSignedIn();
      // What was erased can't be changed or deleted once more; it can only be made anew.
      const ago = method === "POST" || method === "PUT" ? madeAgo(request) : null;
      const call = { params, query, body, person, caller, request, reply };
      const given = call as unknown as Call<Shape>;
      if (!caller || ago === null) return handler(given);
      return http.erasures.admit(caller.userId, ago, () => handler(given));
    },
  };
  if (route.bytes === undefined) http.server.route(options);
  else void http.server.register((scope) => takeBytes(scope, options));
}

/** The scope of personal access tokens that open a call; null if none does. */
const scopeOf = (access: RouteShape["access"]): TokenScope | null =>
  access === "token:read" ? "read" : access === "token:write" ? "write" : null;

/** A call whose body is read by its handler, from `request.raw`: it checks the type and the size. */
function takeBytes(scope: FastifyInstance, options: RouteOptions): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.route(options);
}

/** How long ago (ms) the change that a call carries was made; null if it doesn't say. */
function madeAgo({ headers }: FastifyRequest): number | null {
  const said = headers[madeAgoHeader];
  if (said === undefined) return null;
  if (typeof said === "string" && /^\d{1,15}$/.test(said)) return Number(said);
  throw invalidRequest([{ path: madeAgoHeader, message: messages.madeAgo }]);
}
