import { isLoopback } from "../../../platform/config/config.ts";
import type { Purpose } from "./service.ts";

/** The pages that mailed links open. */
const pages = {
  signup: "/api/auth/verify-email",
  recovery: "/reset-password",
  magiclink: "/verify-email",
  email_change: "/verify-email",
  email_change_undo: "/undo-email-change",
  factor_removal: "/remove-second-step",
} as const satisfies Record<Exclude<Purpose, "reauthentication">, string>;

export interface Redirects {
  /** The requested URL if it is allowed, else our own. */
  target(requested: string | undefined): URL;
  /** A mailable link to our page on the requested site, with the secret. */
  link(purpose: keyof typeof pages, secret: string, requested: string | undefined): string;
  home: string;
}

/** Where people may be sent with a secret: scheme, host and port must match ours exactly. */
export function createRedirects(publicUrl: string): Redirects {
  const home = new URL(publicUrl);
  const allowed = new Set([siteOf(home)]);
  // On a developer's machine, localhost and 127.0.0.1 are the same place.
  if (isLoopback(home.hostname)) {
    for (const name of ["localhost", "127.0.0.1"]) {
      const sameMachine = new URL(home);
      sameMachine.hostname = name;
      allowed.add(siteOf(sameMachine));
    }
  }

  function target(requested: string | undefined): URL {
    if (requested === undefined || !URL.canParse(requested)) return new URL(home);
    const url = new URL(requested);
    if (url.username !== "" || url.password !== "") return new URL(home);
    return allowed.has(siteOf(url)) ? url : new URL(home);
  }

  return {
    home: publicUrl,
    target,
    link(purpose, secret, requested) {
      const link = new URL(pages[purpose], target(requested));
      link.searchParams.set("token_hash", secret);
      link.searchParams.set("type", purpose);
      return link.href;
    },
  };
}

const siteOf = (url: URL) => `${url.protocol}//${url.host}`;
