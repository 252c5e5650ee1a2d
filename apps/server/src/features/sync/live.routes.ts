import { syncEvents } from "@morsel/contract/sync";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { LiveService } from "./live.service.ts";

/** Nobody on the way may keep it, change it or collect it before passing it on. */
const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export function liveRoutes(http: Http, live: Pick<LiveService, "open">): void {
  mount(http, syncEvents, ({ person, request, reply }) => {
    reply.headers(headers);
    if (request.method === "HEAD") return reply.send();
    // A stream of Fastify's would report each listener who leaves as a reply that failed.
    const { raw } = reply.hijack();
    raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
    const leave = live.open(person, {
      write: (text) => {
        raw.write(text);
        return raw.writableLength;
      },
      end: () => raw.end(),
    });
    raw.on("close", () => {
      leave();
      // Fastify logs a reply as it finishes, which one doesn't whose reader left.
      if (!raw.writableFinished) raw.emit("finish");
    });
    return reply;
  });
}
