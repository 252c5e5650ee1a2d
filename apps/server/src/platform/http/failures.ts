import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { RouteShape } from "@morsel/contract/route";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isUnavailable } from "../database/database.ts";
import { Failure, notFound, presentFailure, unavailable } from "./failure.ts";
import { messages } from "./messages.ts";
import { refusal } from "./validation.ts";

/** Makes the reply's body out of a failure; may give the reply another status. */
export type FailurePresenter = (
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

/** Presents whatever is thrown, in one place. */
export interface Failures {
  onError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** For paths that nothing is mounted on, or not with this method. */
  onNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Gives all paths under a prefix (`/auth/v1`) another shape. */
  presentUnder(prefix: string, presenter: FailurePresenter): void;
}

export function createFailures(routes: readonly RouteShape[]): Failures {
  const presenters: { prefix: string; presenter: FailurePresenter }[] = [];

  const send = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const chosen = presenters.find(({ prefix }) => isUnder(request.url, prefix));
    const present = chosen?.presenter ?? presentFailure;
    return reply
      .code(failure.status)
      .headers({ "cache-control": "no-store", ...failure.more.headers })
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(present(failure, request, reply)));
  };

  return {
    onError(error, request, reply) {
      const failure = toFailure(error);
      if (failure.status >= 500) {
        request.log.error({ err: error }, "a request failed");
        reply.header("x-request-id", request.id);
      }
      return send(failure, request, reply);
    },
    onNothing(request, reply) {
      const allowed = allowedMethods(routes, request.url);
      if (allowed.length === 0) return send(notFound(), request, reply);
      const message = messages.method(request.method);
      const headers = { allow: allowed.join(", ") };
      return send(new Failure(405, "METHOD_NOT_ALLOWED", message, { headers }), request, reply);
    },
    presentUnder(prefix, presenter) {
      presenters.push({ prefix, presenter });
    },
  };
}

/** Whether a request's address is the prefix or below it. */
export const isUnder = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && ["", "/", "?"].includes(url.charAt(prefix.length));

/** Methods with which the path of an address is mounted. */
function allowedMethods(routes: readonly RouteShape[], url: string): string[] {
  const given = (url.split("?", 1)[0] ?? "").split("/");
  const methods = routes
    .filter(({ path }) => {
      const wanted = path.split("/");
      return (
        wanted.length === given.length &&
        wanted.every((part, i) => (part.startsWith(":") ? given[i] !== "" : part === given[i]))
      );
    })
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...new Set(methods)];
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return refusal(error.validation);
  if (isUnavailable(error)) return unavailable();
  const { statusCode, code } = error as Partial<FastifyError>;
  switch (statusCode) {
    case 400:
      return code === "FST_ERR_BAD_URL"
        ? new Failure(400, "INVALID_REQUEST", messages.invalidAddress)
        : new Failure(400, "INVALID_JSON", messages.invalidJson);
    case 413:
      return new Failure(413, "PAYLOAD_TOO_LARGE", messages.tooLarge);
    case 415:
      return new Failure(415, "UNSUPPORTED_MEDIA_TYPE", messages.mediaType);
    default:
      return new Failure(500, "INTERNAL_ERROR", messages.internal);
  }
}

/** Answers what is no HTTP at all, in the same shape. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = JSON.stringify(
    presentFailure(new Failure(status, "INVALID_REQUEST", messages.invalidRequest)),
  );
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
