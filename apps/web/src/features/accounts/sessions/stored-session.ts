import { readText, storageKeys } from "../../../lib/storage.ts";

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970. */
  expires_at: number;
  user: { id: string; email?: string | undefined; factors?: readonly Factor[] | undefined };
}

/** A second factor, as far as it matters here. */
interface Factor {
  id: string;
  factor_type: string;
  status: string;
}

let text: string | null = null;
let session: StoredSession | null = null;

/**
 * The session as the auth client keeps it, read without that client, so that a signed-in person's
 * first calls wait for nothing; null when there is none or it is malformed.
 */
export function storedSession(): StoredSession | null {
  const now = readText(storageKeys.session);
  if (now !== text) {
    text = now;
    session = parse(now);
  }
  return session;
}

function parse(json: string | null): StoredSession | null {
  try {
    const kept = JSON.parse(json ?? "null") as Partial<StoredSession> | null;
    return isSession(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** By hand: the schemas would weigh on every first load for these five fields. */
function isSession(kept: Partial<StoredSession> | null): kept is StoredSession {
  return (
    typeof kept?.access_token === "string" &&
    typeof kept.refresh_token === "string" &&
    typeof kept.expires_at === "number" &&
    typeof kept.user?.id === "string" &&
    ["string", "undefined"].includes(typeof kept.user.email) &&
    (kept.user.factors === undefined || Array.isArray(kept.user.factors))
  );
}

/** What an access token says of itself; nothing for a malformed one. */
function claimsOf(token: string): { aal?: unknown } {
  try {
    const [, payload = ""] = token.split(".");
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The authenticator that a session has yet to answer to, before it counts; null when none. */
export function openFactor(kept: StoredSession | null): Factor | null {
  if (!kept || claimsOf(kept.access_token).aal === "aal2") return null;
  const verified = kept.user.factors?.filter(({ status }) => status === "verified") ?? [];
  return verified.find(({ factor_type }) => factor_type === "totp") ?? null;
}
