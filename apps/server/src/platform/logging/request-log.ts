import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** One line for each answered request: method, path, status, time. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: "request" });
  }

  override incomingRequest(): void {
    // The line of its answer says all.
  }

  override requestCompleted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url);
    // Of what the page consists is of little interest.
    const level = /^\/(api|auth)(\/|$)/.test(path) ? "info" : "debug";
    const { method } = request;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level](
      { method, path, status, ms, ...(error instanceof Error && { err: error }) },
      `${method} ${path} ${status} ${ms} ms`,
    );
  }
}

/** An address without its query, which may hold what opens an account. */
export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";
