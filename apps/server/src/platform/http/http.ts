import { randomBytes } from "node:crypto";
import type { RouteShape } from "@morsel/contract/route";
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
import { readForwardedAddresses, tellUntrustedProxy } from "./forwarded.ts";
import { hearOut } from "./large-body.ts";
import type { Authenticate, AuthenticateCaller, Http } from "./mount.ts";
import { letNativeAppsIn, nameNativeApps } from "./native.ts";
import { describeCalls } from "./openapi.ts";
import { inlineScripts, securityHeaders } from "./security.ts";
import { serializerCompiler } from "./serializer.ts";
import { arrivalTime, limitArrival } from "./slow-body.ts";
import { speakClearly } from "./validation.ts";
import { isBuildFile, readPage, serveWeb } from "./web.ts";

interface Needs {
  config: Config;
  log: Log;
  authenticate: Authenticate;
  authenticateCaller: AuthenticateCaller;
  /** Told of each request. */
  arrived: () => void;
  /** Told whose data a call may have changed. */
  changed: Http["changed"];
  erasures: Http["erasures"];
  /** Told of failed writes. */
  writes: Pick<WriteCheck, "note">;
  webFolder: string;
  /** How long a body may take to arrive (ms), unless it is a file's. */
  arrivalTime?: number | undefined;
}

const maxBytes = 1024 * 1024;

/** The HTTP server with everything common to all calls; rooms mount theirs on it. */
export async function createHttp(needs: Needs): Promise<Http> {
  const { config, log, changed, erasures, writes, webFolder } = needs;
  const { authenticate, authenticateCaller } = needs;
  speakClearly();
  const routes: RouteShape[] = [];
  const failures = createFailures(routes, writes);
  // Pino's own type would spread into every Fastify type.
  const logger: FastifyBaseLogger = log;
  const page = await readPage(webFolder);
  const headers = securityHeaders(config, page === null ? [] : inlineScripts(page));
  const server = Fastify({
    bodyLimit: maxBytes,
    requestTimeout: arrivalTime.file,
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: requestIds(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // While shutting down, requests on open connections are still answered.
    return503OnClosing: false,
    // An address that isn't valid is refused before any hook runs.
    frameworkErrors: (error, request, reply) =>
      void failures.onError(error, request, reply.headers(headers)),
    clientErrorHandler: failures.onClientError,
    routerOptions,
    // Node would reject these with an empty reply; ours says why.
    http: { requireHostHeader: false },
  });
  // An unknown `Expect` header is ignored.
  server.server.on("checkExpectation", server.routing);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.decorateRequest("person", null);
  server.decorateRequest("caller", null);
  server.decorateRequest("changedNothing", false);
  readJsonBodies(server);
  limitArrival(server, needs.arrivalTime);
  hearOut(server);

  server.addHook("onRequest", (_request, reply, done) => {
    needs.arrived();
    reply.headers(headers);
    done();
  });
  if (config.trustedProxies.length > 0) readForwardedAddresses(server);
  if (config.rateLimits) tellUntrustedProxy(server, log);
  await letNativeAppsIn(server, config);
  if (config.rateLimits) await guardAgainstFloods(server);
  checkAddresses(server);
  compressJson(server);
  await describeCalls(server, config);
  nameNativeApps(server, config);

  const sendPage =
    page === null ? null : await serveWeb(server, webFolder, { page, headers }, config);
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
  const { presentUnder } = failures;
  const checks = { authenticate, authenticateCaller, erasures };
  return { server, ...checks, changed, routes, presentUnder };
}

/** Short ids, unique to the process and run. */
function requestIds(): () => string {
  const run = randomBytes(4).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
