import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";
import type { Config } from "../config/config.ts";

/** The CSP hash of each script within a page: those may run, and no others. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => {
    const hash = createHash("sha256").update(script).digest("base64");
    return `'sha256-${hash}'`;
  });
}

/**
 * The security headers of every reply. The policy allows nothing from other origins, and of the
 * scripts within a page only `scripts` (by hash). Helmet is asked once: they never change, and
 * computing them takes longer than a small reply.
 */
export function securityHeaders(
  config: Pick<Config, "publicUrl" | "supabase" | "s3">,
  scripts: readonly string[],
): Record<string, string> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(policy(config, scripts))(reply.req, reply, () => {});
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** A content security policy that also lets WebAssembly be compiled. */
export const withWebAssembly = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

function policy(
  config: Pick<Config, "publicUrl" | "supabase" | "s3">,
  scripts: readonly string[],
): HelmetOptions {
  const encrypted = config.publicUrl.startsWith("https:");
  const authService = config.supabase ? [new URL(config.supabase.url).origin] : [];
  const pictureStore = config.s3 ? [new URL(config.s3.endpoint).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        scriptSrcAttr: ["'none'"],
        // Charts and dialogs position their parts with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...authService, ...pictureStore],
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
