import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { notFound } from "./failure.ts";

/** How long (s) a browser may remember that a call is allowed. */
const remembered = 600;

/**
 * Lets the native apps whose origins are set call this server, such as `capacitor://localhost`: the
 * only pages of another origin that may, and without the browser's cookies. Nobody, by default.
 */
export async function letNativeAppsIn(
  server: FastifyInstance,
  { nativeOrigins }: Pick<Config, "nativeOrigins">,
): Promise<void> {
  if (nativeOrigins.length === 0) return;
  await server.register(cors, {
    origin: nativeOrigins,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    // Paging, names of exports, how long to wait, and what the auth client reads.
    exposedHeaders: ["link", "content-disposition", "retry-after", "x-supabase-api-version"],
    credentials: false,
    maxAge: remembered,
  });
}

/** Addresses of the app that a phone opens in it: the pages of mailed links, and the way there. */
const opened = [
  ...["/verify-email", "/reset-password", "/undo-email-change", "/remove-second-step"],
  "/api/auth/verify-email",
];

/**
 * Says which apps may open our links, where the systems of phones look for it. Without the apps'
 * names there is nothing: a 404, never the app's page.
 */
export function nameNativeApps(
  server: FastifyInstance,
  { iosApp, androidApp }: Pick<Config, "iosApp" | "androidApp">,
): void {
  const apple = iosApp && {
    applinks: {
      details: [{ appIDs: [iosApp], components: opened.map((path) => ({ "/": `${path}*` })) }],
    },
  };
  const google = androidApp && [
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: androidApp.id,
        sha256_cert_fingerprints: androidApp.certificates,
      },
    },
  ];
  const files = { "apple-app-site-association": apple, "assetlinks.json": google };
  for (const [name, content] of Object.entries(files))
    server.get(`/.well-known/${name}`, { schema: { hide: true } }, (_request, reply) => {
      if (!content) throw notFound();
      return reply
        .header("cache-control", "no-cache")
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(content));
    });
}
