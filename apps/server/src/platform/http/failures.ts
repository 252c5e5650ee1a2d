import { type IncomingHttpHeaders, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { RouteShape } from "@morsel/contract/route";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isUnwritable, type Trouble, troubleOf } from "../database/trouble.ts";
import type { WriteCheck } from "../database/write-check.ts";
import { isUnder, pathAsked } from "./address.ts";
import { Failure, notFound, presentFailure, unavailable } from "./failure.ts";
import { messages } from "./messages.ts";
import { refusal } from "./validation.ts";

/** Turns a failure into a reply for a caller who sent these headers. */
export type FailurePresenter = (
  failure: Failure,
  headers: IncomingHttpHeaders,
) => { status: number; body: unknown };

/** Presents every thrown error in one place. */
export interface Failures {
  onError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** For a path nothing is mounted on, or not with this method. */
  onNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** For requests that aren't valid HTTP or broke off. */
  onClientError(error: ClientError, socket: Socket): void;
  /** Uses another error shape below a prefix (`/auth/v1`). */
  presentUnder(prefix: string, presenter: FailurePresenter): void;
}

type ClientError = Error & { code?: string; rawPacket?: unknown };

/** How the log describes the database's troubles. */
const reasons: Record<Trouble, string> = {
  away: "the database is out of reach",
  busy: "the database is busy",
  full: "the database's disk is full: nothing is saved until there is room",
  unwritable: "the database's disk is read-only or broken: nothing is saved until it takes writes",
};

export function createFailures(
  routes: readonly RouteShape[],
  writes: Pick<WriteCheck, "note">,
): Failures {
  const presenters: { prefix: string; presenter: FailurePresenter }[] = [];

  const present = (failure: Failure, path: string, headers: IncomingHttpHeaders) => {
    const chosen = presenters.find(({ prefix }) => isUnder(path, prefix))?.presenter;
    return chosen?.(failure, headers) ?? { status: failure.status, body: presentFailure(failure) };
  };
  const send = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = present(failure, pathAsked(request.url), request.headers);
    return reply
      .code(status)
      .headers({ "cache-control": "no-store", ...failure.more.headers })
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(body));
  };

  return {
    onError(error, request, reply) {
      const { destroyed, complete } = request.raw;
      // A client that hangs up mid-body is no failure of ours.
      const failure = destroyed && !complete ? invalid(400) : toFailure(error);
      if (failure.status >= 500) {
        writes.note(error);
        const trouble = troubleOf(error);
        request.log.error({ err: error }, trouble ? reasons[trouble] : "a request failed");
        reply.header("x-request-id", request.id);
      }
      return send(failure, request, reply);
    },
    onNothing(request, reply) {
      const allowed = allowedMethods(routes, pathAsked(request.url));
      if (allowed.length === 0) return send(notFound(), request, reply);
      const message = messages.method(request.method);
      const headers = { allow: allowed.join(", ") };
      return send(new Failure(405, "METHOD_NOT_ALLOWED", message, { headers }), request, reply);
    },
    onClientError(error, socket) {
      if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
      // The path is known if the request line arrived in the same packet.
      const { rawPacket } = error;
      const begun = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1", 0, 1_000) : "";
      const [, path = "/"] = /^\w+ ([^\s?]+)/.exec(begun) ?? [];
      const { status, body } = present(toClientFailure(error), pathAsked(path), {});
      const text = JSON.stringify(body);
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
      );
    },
    presentUnder(prefix, presenter) {
      presenters.push({ prefix, presenter });
    },
  };
}

function allowedMethods(routes: readonly RouteShape[], requested: string): string[] {
  const given = requested.split("/");
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
  if (hasZodFastifySchemaValidationErrors(error))
    // An id that none of ours can be names nothing, as one of ours that doesn't exist.
    return error.validationContext === "params" ? notFound() : refusal(error.validation);
  if (isUnwritable(error)) return unavailable(messages.cannotSave);
  if (troubleOf(error)) return unavailable();
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
    // Refusals by Fastify and its plugins, e.g. an unsatisfiable range of a file.
    case 403:
    case 412:
    case 416:
      return invalid(statusCode);
    default:
      return new Failure(500, "INTERNAL_ERROR", messages.internal);
  }
}

function toClientFailure({ code }: ClientError): Failure {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new Failure(431, "INVALID_REQUEST", messages.longHeaders);
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new Failure(408, "INVALID_REQUEST", messages.tooSlow);
    default:
      return invalid(400);
  }
}

const invalid = (status: number) => new Failure(status, "INVALID_REQUEST", messages.invalidRequest);
