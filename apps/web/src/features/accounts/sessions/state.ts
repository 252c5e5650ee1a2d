import { NoConnection } from "../../../lib/api.ts";
import { usePersonId } from "../../../lib/changes.ts";
import { eraseKept } from "../../../lib/kept.ts";
import { forget, readText, storageKeys, writeText } from "../../../lib/storage.ts";
import { activityState } from "./activity.ts";
import { authClient } from "./auth-client.ts";

/** Within this time of its expiry (ms) an access token is refreshed before it is used. */
const expiryMargin = 90_000;

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

/** Whose data is shown: nobody's while the second factor is outstanding. */
export function sessionPerson(): string | null {
  const kept = storedSession();
  return kept && !openFactor(kept) ? kept.user.id : null;
}

/**
 * An access token with time left, refreshed when it is near its end; null when nobody is signed in.
 * @throws {NoConnection} when there is a session but it could not be refreshed just now
 */
export async function accessToken(): Promise<string | null> {
  const kept = storedSession();
  if (!kept || openFactor(kept)) return null;
  const left = kept.expires_at * 1000 - Date.now();
  if (left >= expiryMargin) return kept.access_token;
  try {
    const client = await authClient();
    const { data } = await client.getSession();
    if (data.session) return data.session.access_token;
  } catch (cause) {
    if (left > 0) return kept.access_token;
    throw new NoConnection("The session could not be refreshed.", { cause });
  }
  // The auth client forgets a session that the server has refused, and keeps it through an outage.
  if (storedSession()) throw new NoConnection("The session could not be refreshed.");
  return null;
}

/** Who is looking, for components: settled before the first paint. */
export function useSession(): { status: "anonymous" | "signed-in"; email: string | null } {
  const person = usePersonId();
  if (person === null) return { status: "anonymous", email: null };
  return { status: "signed-in", email: storedSession()?.user.email ?? null };
}

/** Moments of the session's life as they are kept, in ms since 1970. */
const stamps = ["sessionStart", "lastRefresh", "lastActivity"] as const;
type Stamp = (typeof stamps)[number];

/** When it was; null when it is not known. */
export function readStamp(name: Stamp): number | null {
  const kept = Number(readText(storageKeys[name]) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

/** Whether whoever was signed in has been away for too long. */
export function isOverdue(): boolean {
  const last = readStamp("lastActivity");
  return last !== null && activityState(last, Date.now()) === "expired";
}

export function writeStamp(name: Stamp, at = Date.now()): void {
  writeText(storageKeys[name], String(at));
}

/** Says that somebody has just signed in, for the tour and the welcome; cleared on sign-out. */
export function markFresh(): void {
  writeText(storageKeys.freshAuthSession, "true");
}

/** What a browser keeps of what a person has entered. */
const entered = [
  "recentAnalyses",
  "weeklyMeals",
  "dailyStats",
  "fastingStatus",
  "fastingHistory",
  "fastingMilestones",
  "fastingSettings",
  "fastingDismissed",
  "fastingOwner",
  "aiAnalyzerUsage",
] as const satisfies readonly (keyof typeof storageKeys)[];

/** What it keeps of the session. */
const ofSession = ["session", "legacyToken", "freshAuthSession", ...stamps] as const;

/** Forgets what this browser keeps of a person's diary; the session stays. */
export function forgetData(): void {
  for (const name of entered) forget(storageKeys[name]);
  eraseKept();
}

/** Forgets the session and everything personal. What waits in the outbox stays, for its owner. */
export function forgetPerson(): void {
  forgetData();
  for (const name of ofSession) forget(storageKeys[name]);
}
