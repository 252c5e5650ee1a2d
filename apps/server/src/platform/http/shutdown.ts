import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const maxMsToFinish = 10_000;

/**
 * How to end a server: it stops accepting connections and finishes the requests in progress.
 * Anything still running after 10 s is cut off.
 */
export function createShutdown(server: FastifyInstance): () => Promise<void> {
  const { server: connections } = server;
  const open = new Set<Socket>();
  connections.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });

  function closeIdle(): void {
    // Answered connections would otherwise stay open for a next request.
    connections.closeIdleConnections();
    // To Node, one that browsers open ahead and never wrote to is waiting for its first request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }

  return async () => {
    const sweeping = setInterval(closeIdle, 50);
    const impatience = setTimeout(() => connections.closeAllConnections(), maxMsToFinish);
    try {
      await server.close();
    } finally {
      clearInterval(sweeping);
      clearTimeout(impatience);
    }
  };
}
