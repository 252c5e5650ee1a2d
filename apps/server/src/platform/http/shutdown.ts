import type { FastifyInstance } from "fastify";

const maxMsToFinish = 10_000;

/**
 * Stops accepting connections, finishes the requests in progress and ends. Anything still running
 * after 10 s is cut off.
 */
export async function shutDown(server: FastifyInstance): Promise<void> {
  const { server: connections } = server;
  // Answered connections would otherwise stay open for a next request.
  const sweeping = setInterval(() => connections.closeIdleConnections(), 50);
  const impatience = setTimeout(() => connections.closeAllConnections(), maxMsToFinish);
  try {
    await server.close();
  } finally {
    clearInterval(sweeping);
    clearTimeout(impatience);
  }
}
