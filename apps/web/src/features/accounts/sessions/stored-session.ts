import { readText, storageKeys } from "../../../lib/storage.ts";

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970, by this device's clock (session-storage.ts). */
  expires_at: number;
  user: { id: string; email?: string | undefined; factors?: readonly Factor[] | undefined };
}

/** The parts of a second factor that matter here. */
interface Factor {
  id: string;
  factor_type: string;
  status: string;
}

let text: string | null = null;
let session: StoredSession | null = null;

/**
 * The session as the auth client stores it, read without that client so that the first calls
 * needn't wait for it; null if absent or malformed.
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

/** Checked by hand: a schema for five fields would weigh on every first load. */
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

interface Claims {
  aal?: unknown;
  iat?: unknown;
  exp?: unknown;
}

/** The claims of an access token; empty if malformed. */
export function claimsOf(token: string): Claims {
  try {
    const [, payload = ""] = token.split(".");
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The authenticator the session still needs an answer from, or null. */
export function openFactor(kept: StoredSession | null): Factor | null {
  if (!kept || claimsOf(kept.access_token).aal === "aal2") return null;
  const verified = kept.user.factors?.filter(({ status }) => status === "verified") ?? [];
  return verified.find(({ factor_type }) => factor_type === "totp") ?? null;
}
