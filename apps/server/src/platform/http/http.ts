import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { presentFailures } from "./failures.ts";
import type { Authenticate, Http } from "./mount.ts";

interface Options {
  config: Config;
  authenticate: Authenticate;
}

const mostBytes = 1024 * 1024;

export async function createHttp({ config, authenticate }: Options): Promise<Http> {
  z.config(z.locales.en());
  const server = Fastify({
    bodyLimit: mostBytes,
    logger: { level: config.logLevel },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.decorateRequest("person", null);
  const presentUnder = presentFailures(server);
  return { server, authenticate, routes: [], presentUnder };
}
