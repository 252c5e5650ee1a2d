import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/** What the policy calls each script that stands in a page: it may run, and no other that does. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => {
    const hash = createHash("sha256").update(script).digest("base64");
    return `'sha256-${hash}'`;
  });
}

/**
 * Security headers; the policy allows nothing from elsewhere, and of the scripts within a page only
 * `scripts`, by their content.
 */
export async function addSecurityHeaders(
  server: FastifyInstance,
  config: Pick<Config, "publicUrl" | "supabase">,
  scripts: readonly string[],
): Promise<void> {
  const encrypted = config.publicUrl.startsWith("https:");
  const authService = config.supabase ? [new URL(config.supabase.url).origin] : [];
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
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
