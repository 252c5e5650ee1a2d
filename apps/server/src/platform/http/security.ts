import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/** Security headers; the policy allows no inline script and nothing from elsewhere. */
export async function addSecurityHeaders(
  server: FastifyInstance,
  config: Pick<Config, "publicUrl" | "supabase">,
): Promise<void> {
  const encrypted = config.publicUrl.startsWith("https:");
  const authService = config.supabase ? [new URL(config.supabase.url).origin] : [];
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Charts and dialogs position their parts by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...authService],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Over plain HTTP it would break the page.
        ...(encrypted && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
  });
}
