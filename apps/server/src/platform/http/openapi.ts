import swagger from "@fastify/swagger";
import { authError } from "@morsel/contract/auth-service";
import { apiError } from "@morsel/contract/errors";
import type { RouteShape } from "@morsel/contract/route";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { ZodMiniType } from "zod/mini";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { version } from "../config/version.ts";
import { messages } from "./messages.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    contract?: RouteShape;
  }
}

const security = {
  person: [{ accessToken: [] }],
  "token:read": [{ accessToken: [] }, { personalToken: [] }],
  "token:write": [{ accessToken: [] }, { personalToken: [] }],
  perhaps: [{ accessToken: [] }, {}],
  anyone: [],
};

/** Serves the OpenAPI document at `/api/openapi.json`. Must be registered before the calls. */
export async function describeCalls(
  server: FastifyInstance,
  config: Pick<Config, "publicUrl">,
): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Morsel", version, license: { name: "MIT", identifier: "MIT" } },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          personalToken: { type: "http", scheme: "bearer", bearerFormat: "morsel_…" },
        },
        schemas: { Error: open(apiError), AuthError: open(authError) },
      },
    },
    transform: (document) => {
      const contract = document.route.config?.contract;
      if (!contract) return { schema: { hide: true }, url: document.url };
      const { schema, url } = jsonSchemaTransform(document);
      return { schema: describe(schema, contract), url };
    },
  });
  let text: string | undefined;
  server.get("/api/openapi.json", (_request, reply) => {
    text ??= JSON.stringify(server.swagger());
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(text);
  });
}

/** Error replies may have more fields than described. */
const open = (schema: ZodMiniType) => z.toJSONSchema(schema, { io: "input" }) as object;

/** Adds what the schemas don't say: who may call, and what errors look like. */
function describe<Schema extends object>(schema: Schema, contract: RouteShape) {
  const { access, path, bytes } = contract;
  const { response } = schema as { response?: Record<string, object> };
  const error = path.startsWith("/auth/") ? "AuthError" : "Error";
  return {
    ...schema,
    tags: [path.split("/")[2] ?? path.slice(1)],
    security: security[access],
    ...(bytes !== undefined && {
      consumes: [bytes],
      body: { type: "string", format: "binary" },
    }),
    response: {
      ...response,
      ...withoutSchema(contract),
      default: {
        description: messages.description.refused,
        content: { "application/json": { schema: { $ref: `#/components/schemas/${error}` } } },
      },
    },
  };
}

/** Successful replies without a schema: files, redirects and empty ones. */
function withoutSchema({ status, reply, file, stream }: RouteShape): Record<string, object> {
  if (reply) return {};
  if (stream !== undefined)
    return {
      [status]: { description: messages.description.stream, content: { [stream]: { schema: {} } } },
    };
  if (file === undefined) {
    const { noBody, redirect } = messages.description;
    const description = status < 300 ? noBody : redirect;
    return { [status]: { type: "null", description } };
  }
  return {
    [status]: { description: messages.description.file, content: { [file]: { schema: {} } } },
    304: { type: "null", description: messages.description.sameFile },
  };
}
