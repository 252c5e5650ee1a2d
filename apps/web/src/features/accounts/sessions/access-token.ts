import { NoConnection } from "../../../lib/api.ts";
import { personId } from "../../../lib/person.ts";
import { authClient } from "./auth-client.ts";
import { openFactor, storedSession } from "./stored-session.ts";

/** How long before it expires (ms) an access token is refreshed. */
const expiryMargin = 90_000;

/**
 * A valid access token, refreshed if it is about to expire; null if nobody is signed in.
 * @throws {NoConnection} if the session can't be refreshed right now, or is that of somebody who
 *   has just signed in in another tab: what this page sends is still the person's whom it shows
 */
export async function accessToken(): Promise<string | null> {
  const kept = storedSession();
  if (!kept || openFactor(kept)) return null;
  if ((personId() ?? kept.user.id) !== kept.user.id) throw new NoConnection();
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
  // The client forgets a session the server refused, but keeps it through an outage.
  if (storedSession()) throw new NoConnection("The session could not be refreshed.");
  return null;
}
