import { withoutTokens } from "@morsel/domain/accounts/personal-token";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** One line per answered request: method, path, status, time. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: "request" });
  }

  override incomingRequest(): void {
    // Requests are logged once, when answered.
  }

  override requestCompleted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const path = loggedPath(request.url);
    // Page assets are noise: log them at debug.
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

/** The URL without its query, which may hold secrets such as a mailed link's. */
export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/** The same without tokens that somebody put into the path. */
export const loggedPath = (url: string): string => withoutTokens(pathOf(url));
