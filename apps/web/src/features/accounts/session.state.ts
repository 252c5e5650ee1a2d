import { NoConnection } from "../../lib/api.ts";
import { usePersonId } from "../../lib/changes.ts";
import { forget, readText, storageKeys, writeText } from "../../lib/storage.ts";
import { authClient } from "./client.state.ts";

/** Within this time of its expiry (ms) an access token is refreshed before it is used. */
const expiryMargin = 90_000;

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970. */
  expires_at: number;
  user: { id: string; email?: string | undefined };
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
    ["string", "undefined"].includes(typeof kept.user.email)
  );
}

/**
 * An access token with time left, refreshed when it is near its end; null when nobody is signed in.
 * @throws {NoConnection} when there is a session but it could not be refreshed just now
 */
export async function accessToken(): Promise<string | null> {
  const kept = storedSession();
  if (!kept) return null;
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

export function writeStamp(name: Stamp, at = Date.now()): void {
  writeText(storageKeys[name], String(at));
}

/** Says that somebody has just signed in, for the tour and the welcome; cleared on sign-out. */
export function markFresh(): void {
  writeText(storageKeys.freshAuthSession, "true");
}

/** What a browser keeps of a person and must not show to the next one. */
const personal = [
  "session",
  "legacyToken",
  "freshAuthSession",
  ...stamps,
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

/** Forgets the session and everything personal. What waits in the outbox stays, for its owner. */
export function forgetPerson(): void {
  for (const name of personal) forget(storageKeys[name]);
}
