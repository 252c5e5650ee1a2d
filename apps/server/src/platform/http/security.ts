import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
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
export function addSecurityHeaders(
  server: FastifyInstance,
  config: Pick<Config, "publicUrl" | "supabase">,
  scripts: readonly string[],
): void {
  const headers = headersOf(policy(config, scripts));
  server.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What Helmet sets, asked once: it is the same for every reply, and takes longer than a small one. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(reply.req, reply, () => {});
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function policy(
  config: Pick<Config, "publicUrl" | "supabase">,
  scripts: readonly string[],
): HelmetOptions {
  const encrypted = config.publicUrl.startsWith("https:");
  const authService = config.supabase ? [new URL(config.supabase.url).origin] : [];
  return {
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
  };
}
