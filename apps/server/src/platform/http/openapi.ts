import swagger from "@fastify/swagger";
import { apiError } from "@morsel/contract/errors";
import type { RouteShape } from "@morsel/contract/route";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { version } from "../config/version.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    contract?: RouteShape;
  }
}

const security = {
  person: [{ accessToken: [] }],
  perhaps: [{ accessToken: [] }, {}],
  anyone: [],
};

/** Serves the description of every mounted call at `/api/openapi.json`. Comes before the calls. */
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
        },
        schemas: { Error: z.toJSONSchema(apiError, { io: "input" }) as object },
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

/** Adds what the schemas do not say: who may call, and how a refusal looks. */
function describe<Schema extends object>(
  schema: Schema,
  { access, path, status, reply }: RouteShape,
) {
  const { response } = schema as { response?: Record<string, object> };
  const refusal = path.startsWith("/auth/")
    ? { description: "Refused, in the auth service's own shape." }
    : {
        description: "Refused.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      };
  return {
    ...schema,
    tags: [path.split("/")[2] ?? path.slice(1)],
    security: security[access],
    response: {
      ...response,
      ...(!reply && { [status]: { type: "null", description: "Done; there is no body." } }),
      default: refusal,
    },
  };
}
