import { randomBytes } from "node:crypto";
import type { RouteShape } from "@morsel/contract/route";
import { minute } from "@morsel/domain/time";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "../config/config.ts";
import type { WriteCheck } from "../database/write-check.ts";
import type { Log } from "../logging/log.ts";
import { RequestLog } from "../logging/request-log.ts";
import { checkAddresses, isUnder, pathAsked, routerOptions } from "./address.ts";
import { readJsonBodies } from "./body.ts";
import { compressJson } from "./compression.ts";
import { createFailures } from "./failures.ts";
import { guardAgainstFloods } from "./flood.ts";
import { readForwardedAddresses } from "./forwarded.ts";
import type { Authenticate, Http } from "./mount.ts";
import { describeCalls } from "./openapi.ts";
import { addSecurityHeaders, inlineScripts } from "./security.ts";
import { serializerCompiler } from "./serializer.ts";
import { speakClearly } from "./validation.ts";
import { isBuildFile, readPage, serveWeb } from "./web.ts";

interface Needs {
  config: Config;
  log: Log;
  authenticate: Authenticate;
  /** Is told of writes that fail. */
  writes: Pick<WriteCheck, "note">;
  /** The built web app's folder. */
  webFolder: string;
}

const maxBytes = 1024 * 1024;

/** The HTTP server with everything that holds for all calls; rooms mount theirs on it. */
export async function createHttp(needs: Needs): Promise<Http> {
  const { config, log, authenticate, writes, webFolder } = needs;
  speakClearly();
  const routes: RouteShape[] = [];
  const failures = createFailures(routes, writes);
  // Pino's own type would run through every type of Fastify's.
  const logger: FastifyBaseLogger = log;
  const server = Fastify({
    bodyLimit: maxBytes,
    requestTimeout: minute,
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: requestIds(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // What arrives on an open connection while the server ends is still answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void failures.onError(error, request, reply),
    clientErrorHandler: failures.onClientError,
    routerOptions,
    // Node would refuse it without a word: ours says why.
    http: { requireHostHeader: false },
  });
  // A request that expects what nobody knows is answered as any other.
  server.server.on("checkExpectation", server.routing);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.decorateRequest("person", null);
  readJsonBodies(server);

  const page = await readPage(webFolder);
  addSecurityHeaders(server, config, page === null ? [] : inlineScripts(page));
  if (config.trustedProxies.length > 0) readForwardedAddresses(server);
  if (config.rateLimits) await guardAgainstFloods(server);
  checkAddresses(server);
  compressJson(server);
  await describeCalls(server, config);

  const sendPage = page === null ? null : await serveWeb(server, webFolder, page, config);
  if (!sendPage) log.warn("the web app is not built: only the API is served");
  server.setErrorHandler(failures.onError);
  server.setNotFoundHandler((request, reply) => {
    const { method } = request;
    const path = pathAsked(request.url);
    const isPage =
      (method === "GET" || method === "HEAD") &&
      !isUnder(path, "/api") &&
      !isUnder(path, "/auth") &&
      !isBuildFile(path);
    return isPage && sendPage ? sendPage(request, reply) : failures.onNothing(request, reply);
  });
  return { server, authenticate, routes, presentUnder: failures.presentUnder };
}

/** Short ids, different in every process and run. */
function requestIds(): () => string {
  const run = randomBytes(4).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
