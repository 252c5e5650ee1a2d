import { NoConnection } from "../../../lib/api.ts";
import { authClient } from "./auth-client.ts";
import { openFactor, storedSession } from "./stored-session.ts";

/** Within this time of its expiry (ms) an access token is refreshed before it is used. */
const expiryMargin = 90_000;

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
