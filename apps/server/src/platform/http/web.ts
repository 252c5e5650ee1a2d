import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { digestOf } from "../digest.ts";
import { withWebAssembly } from "./security.ts";

/** The build's folder of files with a content hash in their names. */
const hashed = "/assets/";
/**
 * The worker that reads HEIC with WebAssembly. A worker goes by the policy that it is served with,
 * so the page itself needn't allow it.
 */
const decoder = /^\/assets\/heic\.worker-[^/]+\.js(\.br|\.gz)?$/;

const policyHeader = "content-security-policy";

export type PageSender = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The built app's page; null if there is none. */
export async function readPage(folder: string): Promise<string | null> {
  const page = join(folder, "index.html");
  return existsSync(page) ? readFile(page, "utf8") : null;
}

/**
 * Serves the built web app. If a hosted service keeps the accounts, the page names it, so that one
 * build serves both cases.
 */
export async function serveWeb(
  server: FastifyInstance,
  folder: string,
  { page, headers }: { page: string; headers: Record<string, string> },
  { supabase }: Pick<Config, "supabase">,
): Promise<PageSender> {
  const own = supabase && page.replace("<head>", `<head>${named(supabase)}`);
  const worker = await readWorker(folder, (own ?? page) + JSON.stringify(headers));
  const decoderPolicy = withWebAssembly(headers[policyHeader] ?? "");
  await server.register(files, {
    root: folder,
    // One route per existing file leaves all other paths to the app's router.
    wildcard: false,
    globIgnore: [
      ...["**/*.br", "**/*.gz", "**/*.map"],
      ...(own === null ? [] : ["index.html"]),
      ...(worker === null ? [] : ["sw.js"]),
    ],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.slice(folder.length);
      const lasting = file.startsWith(hashed);
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
      if (decoder.test(file)) reply.header(policyHeader, decoderPolicy);
    },
  });
  if (worker !== null) {
    server.get("/sw.js", { schema: { hide: true } }, textSender(worker, "text/javascript"));
  }
  if (own === null) return (_request, reply) => reply.code(200).sendFile("index.html");
  const send = textSender(own, "text/html");
  for (const url of ["/", "/index.html"]) server.get(url, { schema: { hide: true } }, send);
  return send;
}

/** Sends a text that isn't a file as it stands, and is asked for anew each time. */
function textSender(text: string, type: string): PageSender {
  const packed = gzipSync(text, { level: 9 });
  return (request, reply) => {
    reply.code(200).header("cache-control", "no-cache").type(`${type}; charset=utf-8`);
    reply.header("vary", "accept-encoding");
    const unpacks = /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(String(request.headers["accept-encoding"]));
    return unpacks ? reply.header("content-encoding", "gzip").send(packed) : reply.send(text);
  };
}

/**
 * The service worker (apps/web/worker), null if there is none. It keeps the page as it is served:
 * with other settings or headers it must be another worker, so that browsers replace it.
 */
async function readWorker(folder: string, served: string): Promise<string | null> {
  const path = join(folder, "sw.js");
  if (!existsSync(path)) return null;
  const text = await readFile(path, "utf8");
  return text.replace("PAGE_AS_SERVED", digestOf(served).slice(0, 12));
}

/** Read by apps/web in accounts/hosted/auth-place.ts. */
function named({ url, anonKey }: NonNullable<Config["supabase"]>): string {
  const place = `${url} ${anonKey}`.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta name="morsel-auth" content="${place}">`;
}

/** A missing build file must be a 404: with the app's page instead, HTML would load as a script. */
export const isBuildFile = (path: string): boolean => path.startsWith(hashed);
