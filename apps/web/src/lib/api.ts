import type { ApiError, Issue } from "@morsel/contract/errors";
import type { Reply, RouteShape, Sent } from "@morsel/contract/route";
import { type ApiRequest, fetchRequest } from "./api-request.ts";
import { readText, storageKeys } from "./storage.ts";

/**
 * Any reply that is not a success. The message is "status: body" (the status text when the body is
 * empty); `reason` is the server's sentence for people.
 */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly code: string;
  readonly reason: string;
  readonly issues: readonly Issue[];
  readonly suggestion: string | undefined;
  /** The reply's JSON; `undefined` if there was none. */
  readonly data: unknown;
  /** False if something else answered in the server's place: a proxy, or a network's sign-in page. */
  readonly isOurs: boolean;
  /** How long (ms) the server asks to be left alone, ten minutes at most; 0 if it doesn't say. */
  readonly pause: number;

  constructor(status: number, text: string, statusText: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.pause = Math.min(Number(retryAfter) * 1_000 || 0, 600_000);
    this.data = jsonOf(text);
    const error = errorOf(this.data);
    this.code = error.code ?? "UNKNOWN";
    this.reason = error.message ?? statusText;
    this.issues = error.issues ?? [];
    this.suggestion = error.suggestion;
    // Proxies refuse with 401 to 404, and some in a JSON of their own.
    this.isOurs = Boolean(error.code ?? (status < 401 || status > 404 ? this.data : false));
  }
}

/** The server couldn't be reached: offline, or nothing listens at its address. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
}

type TokenSource = () => Promise<string | null>;
let tokenSource: TokenSource = async () => null;

/** Sets where the current session's access token comes from. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source;
}

let onRefusedToken: (path: string) => void = () => undefined;

/** Runs when the server refuses the token of a call, which `path` names. */
export function watchRefusedTokens(watcher: (path: string) => void): void {
  onRefusedToken = watcher;
}

/** Says that the server has refused the token of a call to `path` that wasn't made here. */
export const noteRefusedToken = (path: string): void => onRefusedToken(path);

export async function bearer(): Promise<string | null> {
  return (await tokenSource()) ?? readText(storageKeys.legacyToken);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error in our own shape, if it is one: a proxy answers in its own. */
function errorOf(data: unknown): Partial<ApiError["error"]> {
  if (typeof data !== "object" || data === null || !("error" in data)) return {};
  const { error } = data;
  if (typeof error !== "object" || error === null) return {};
  const text = (name: "code" | "message" | "suggestion") => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  const issues = "issues" in error && Array.isArray(error.issues) ? (error.issues as Issue[]) : [];
  const [code, message, suggestion] = [text("code"), text("message"), text("suggestion")];
  return {
    issues,
    ...(code && { code }),
    ...(message && { message }),
    ...(suggestion && { suggestion }),
  };
}

type Parts = "params" | "query" | "body";
type Absent<Shape extends RouteShape> = {
  [Part in Parts]: undefined extends Shape[Part] ? Part : never;
}[Parts];

/** What a call needs: exactly the parts its route describes, and what any call may have. */
export type CallOptions<Shape extends RouteShape> = Omit<Sent<Shape>, Absent<Shape>> &
  Pick<ApiRequest, "madeAt"> & { signal?: AbortSignal };

export interface Given extends Pick<ApiRequest, "madeAt"> {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

const inAddress = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

function addressOf(path: string, { params = {}, query = {} }: Given): string {
  const known = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(inAddress(known.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, inAddress(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** What a call asks for over the wire. */
export function requestOf({ method, path }: RouteShape, parts: Given): ApiRequest {
  const { body, madeAt } = parts;
  return {
    ...{ method, address: addressOf(path, parts) },
    ...(body !== undefined && { body }),
    ...(madeAt !== undefined && { madeAt }),
  };
}

/**
 * Makes one call of the contract and returns its reply, checked against the contract's schema.
 * `load` is one of contract.ts: only here are a call's schemas loaded.
 * @throws {ApiFailure} when the reply is not a success or doesn't match the schema
 * @throws {NoConnection} when the server can't be reached
 */
export const call = <Name extends string, Routes extends Record<Name, RouteShape>>(
  load: () => Promise<Routes>,
  name: Name,
  ...[options]: Record<never, never> extends CallOptions<Routes[Name]>
    ? [CallOptions<Routes[Name]>?]
    : [CallOptions<Routes[Name]>]
): Promise<Reply<Routes[Name]>> => callWith(load, name, options ?? {});

/** The same, for who has been given the options. */
export async function callWith<Name extends string, Routes extends Record<Name, RouteShape>>(
  load: () => Promise<Routes>,
  name: Name,
  parts: Given,
): Promise<Reply<Routes[Name]>> {
  // eslint-disable-next-line morsel/text-lookup -- our own code names the route, and the compiler knows it
  const route: RouteShape = (await load())[name];
  const ask = (token: string | null) => send(requestOf(route, parts), token, parts.signal);
  const token = route.access === "anyone" ? null : await bearer();
  let response = await ask(token);
  if (token && response.status === 401) {
    // The session may have been replaced while this call was under way.
    const current = await bearer();
    if (current && current !== token) response = await ask(current);
    if (response.status === 401) onRefusedToken(route.path);
  }
  const text = await response.text();
  const isDone = route.reply ? response.ok : response.status === route.status;
  const { status, statusText, headers } = response;
  if (!isDone) throw new ApiFailure(status, text, statusText, headers.get("retry-after"));
  if (!route.reply) return undefined as Reply<Routes[Name]>;
  const reply = route.reply.safeParse(jsonOf(text));
  if (!reply.success) throw new ApiFailure(status, text, "Unexpected reply");
  return reply.data as Reply<Routes[Name]>;
}

async function send(
  request: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetchRequest(request, token, signal);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NoConnection("The server could not be reached.", { cause });
  }
}
