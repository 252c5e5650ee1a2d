import type { FastifyRequest } from "fastify";
import { readCookie } from "./cookie.ts";
import { newSecret } from "./secret.ts";

/** Where a call came from. */
export interface Origin {
  ip: string;
  userAgent: string | null;
  /** The secret of the browser's cookie; a new one where it brought none. */
  browser?: string;
}

/** Seconds after its last sign-in that a browser is known; browsers keep no cookie for longer. */
export const browserKept = 400 * 86_400;

/** By which a browser is known again once somebody signed in with it. */
export const browserCookie = { name: "morsel-browser", path: "/", age: browserKept };

/** Where a request came from; behind proxies only what a trusted one says counts. */
export function originOf(request: FastifyRequest): Origin {
  const agent = request.headers["user-agent"];
  return {
    ip: request.ip,
    userAgent: agent ? agent.slice(0, 300) : null,
    browser: readCookie(request, browserCookie) ?? newSecret(),
  };
}
