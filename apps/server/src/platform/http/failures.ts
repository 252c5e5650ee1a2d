import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { Failure, notFound, presentFailure } from "./failure.ts";

/** Makes the reply's body out of a failure. */
export type FailurePresenter = (failure: Failure, request: FastifyRequest) => unknown;

/** Presents whatever is thrown, in one place. Returns the way to choose another shape by prefix. */
export function presentFailures(server: FastifyInstance) {
  const presenters: { prefix: string; presenter: FailurePresenter }[] = [];

  const send = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const chosen = presenters.find(({ prefix }) => isUnder(request.url, prefix));
    const present = chosen?.presenter ?? presentFailure;
    return reply
      .code(failure.status)
      .headers(failure.more.headers ?? {})
      .send(present(failure, request));
  };

  server.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error as FastifyError);
    if (failure.status >= 500) request.log.error({ err: error }, "request failed");
    return send(failure, request, reply);
  });
  server.setNotFoundHandler((request, reply) => send(notFound(), request, reply));

  return (prefix: string, presenter: FailurePresenter): void => {
    presenters.push({ prefix, presenter });
  };
}

const isUnder = (url: string, prefix: string) =>
  url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll("/", "."),
      message: message ?? "Is not valid.",
    }));
    const first = issues[0];
    const message = first?.path ? `${first.path}: ${first.message}` : (first?.message ?? "");
    return new Failure(400, "INVALID_REQUEST", message, { issues });
  }
  switch (error.statusCode) {
    case 400:
      return new Failure(400, "INVALID_JSON", "The body is not valid JSON.");
    case 413:
      return new Failure(413, "PAYLOAD_TOO_LARGE", "The body must be at most 1 MB.");
    case 415:
      return new Failure(415, "UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json.");
    default:
      return new Failure(500, "INTERNAL_ERROR", "Something went wrong on our side.");
  }
}
