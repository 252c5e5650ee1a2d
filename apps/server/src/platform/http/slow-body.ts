import { Socket } from "node:net";
import { minute } from "@morsel/domain/time";
import type { FastifyInstance } from "fastify";

/** How long a request may take to arrive (ms). A file may come over a slow line. */
export const arrivalTime = { usual: minute, file: 30 * minute } as const;

/**
 * Ends requests whose bodies take too long to arrive, except files. Node itself knows one time for
 * all requests, which has to be the files'.
 */
export function limitArrival(server: FastifyInstance, ms: number = arrivalTime.usual): void {
  server.addHook("onRequest", ({ raw, routeOptions, headers }, _reply, done) => {
    const isFile = routeOptions.config.contract?.bytes !== undefined;
    // Most requests have none: nothing is kept of them meanwhile.
    const hasBody =
      headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (hasBody && !isFile && !raw.complete) {
      const timer = setTimeout(() => {
        const error = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
        // Requests that tests inject have no connection, and are never complete.
        if (!raw.complete && raw.socket instanceof Socket)
          server.server.emit("clientError", error, raw.socket);
      }, ms);
      const stop = () => clearTimeout(timer);
      raw.once("end", stop).once("close", stop);
    }
    done();
  });
}
