import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** Where the build puts files whose names carry a hash of their content. */
const hashed = "/assets/";

/** Answers the app's page. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the built web app; null where there is none. Where accounts are kept by a hosted service,
 * the page names it: the same build serves both.
 */
export async function serveWeb(
  server: FastifyInstance,
  folder: string,
  { supabase }: Pick<Config, "supabase">,
): Promise<PageSender | null> {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return null;
  const own =
    supabase && (await readFile(page, "utf8")).replace("<head>", `<head>${named(supabase)}`);
  await server.register(files, {
    root: folder,
    // One route for each file that is there now: other paths are free for the app's own.
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/*.map", ...(own === null ? [] : ["index.html"])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.slice(folder.length).startsWith(hashed);
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  if (own === null) return (_request, reply) => reply.code(200).sendFile("index.html");
  const send: PageSender = (_request, reply) =>
    reply.code(200).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(own);
  for (const url of ["/", "/index.html"]) server.get(url, { schema: { hide: true } }, send);
  return send;
}

/** What apps/web reads in accounts/place.state.ts. */
function named({ url, anonKey }: NonNullable<Config["supabase"]>): string {
  const place = `${url} ${anonKey}`.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta name="morsel-auth" content="${place}">`;
}

/** A build's file that is gone must not look like one: its page would load HTML as a script. */
export const isBuildFile = (url: string): boolean => url.startsWith(hashed);
