import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { minute } from "@morsel/domain/time";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooMany } from "./failure.ts";

/** Requests of one address a minute: far above a household's use, far below a flood. */
const max = 1_500;
const silent = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/**
 * Stops a flood before anything else is done. Counted in this process: it protects the process.
 * What must be counted for all processes together is in `limits`.
 */
export async function guardAgainstFloods(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    max,
    timeWindow: minute,
    keyGenerator: (request) => `${addressOf(request)} ${currentMinute()}`,
    addHeaders: { ...silent, "retry-after": false },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, { ttl }) =>
      tooMany(Math.min(60, Math.max(1, Math.ceil(ttl / 1000)))),
  });
  server.addHook("onRequest", server.rateLimit());
}

/** Counted by a clock that nobody sets: the plugin's own could be set back, for a day say. */
const currentMinute = () => Math.floor(performance.now() / minute);

/**
 * Whom a limit by address counts: the socket's address, or behind TRUSTED_PROXIES the one that they
 * name; of an IPv6 address the network, since one customer has all of it.
 */
const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);
