import type { FastifyInstance } from "fastify";

const maxMsToFinish = 10_000;

/**
 * Takes no more connections, finishes the requests that have begun and ends. What takes longer than
 * 10 s is cut off.
 */
export async function shutDown(server: FastifyInstance): Promise<void> {
  const { server: connections } = server;
  // A connection that has had its reply would be kept open for the next request.
  const sweeping = setInterval(() => connections.closeIdleConnections(), 50);
  const impatience = setTimeout(() => connections.closeAllConnections(), maxMsToFinish);
  try {
    await server.close();
  } finally {
    clearInterval(sweeping);
    clearTimeout(impatience);
  }
}
