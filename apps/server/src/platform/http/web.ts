import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Where the build puts files whose names carry a hash of their content. */
const hashed = "/assets/";

/** Answers the app's page. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the built web app; null where there is none. */
export async function serveWeb(
  server: FastifyInstance,
  folder: string,
): Promise<PageSender | null> {
  if (!existsSync(join(folder, "index.html"))) return null;
  await server.register(files, {
    root: folder,
    // One route for each file that is there now: other paths are free for the app's own.
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/*.map"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.slice(folder.length).startsWith(hashed);
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return (_request, reply) => reply.code(200).sendFile("index.html");
}

/** A build's file that is gone must not look like one: its page would load HTML as a script. */
export const isBuildFile = (url: string): boolean => url.startsWith(hashed);
