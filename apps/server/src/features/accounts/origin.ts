import type { FastifyRequest } from "fastify";
import { readCookie } from "./cookie.ts";
import { newSecret } from "./secret.ts";

/** Where a call came from. */
export interface Origin {
  ip: string;
  userAgent: string | null;
  /** The secret in the browser's cookie; a new one if it sent none. */
  browser?: string;
}

/** Seconds after its last sign-in that a browser stays known; browsers keep no cookie longer. */
export const browserKept = 400 * 86_400;

/** Recognizes a browser that someone has signed in with. */
export const browserCookie = { name: "morsel-browser", path: "/", age: browserKept };

/** Where a request came from; headers count only if a trusted proxy set them. */
export function originOf(request: FastifyRequest): Origin {
  const agent = request.headers["user-agent"];
  return {
    ip: request.ip,
    userAgent: agent ? agent.slice(0, 300) : null,
    browser: readCookie(request, browserCookie) ?? newSecret(),
  };
}
