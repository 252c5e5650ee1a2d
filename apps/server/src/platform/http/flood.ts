import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { minute } from "@morsel/domain/time";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooMany } from "./failure.ts";

/** Requests per address and minute: far above a household's use, far below a flood. */
const max = 1_500;
const silent = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/**
 * Stops a flood before any other work is done. Counted per process, since it protects the process;
 * limits shared by all processes are in `limits`.
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

/** Counted on a monotonic clock: the system's could be set back, say by a day. */
const currentMinute = () => Math.floor(performance.now() / minute);

/**
 * The address that limits count: the socket's, or behind TRUSTED_PROXIES the one they report. IPv6
 * counts by network, since a customer owns all of one.
 */
const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);
