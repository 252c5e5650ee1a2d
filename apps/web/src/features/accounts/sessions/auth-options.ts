import type { AuthClient } from "@supabase/auth-js";
import { storageKeys } from "../../../lib/storage.ts";
import { authPlace } from "../hosted/auth-place.ts";
import { fetchOurs } from "./auth-requests.ts";
import { authStorage } from "./session-storage.ts";

/** How the auth service sees this client. */
const clientInfo = "morsel-web";

/** How the auth client works here. It loads with the client. */
export function authOptions(): ConstructorParameters<typeof AuthClient>[0] {
  const { url, headers } = authPlace();
  return {
    url,
    storageKey: storageKeys.session,
    headers: { ...headers, "X-Client-Info": clientInfo },
    fetch: fetchOurs,
    ...authStorage(),
    flowType: "pkce",
    // arrival.ts and the pages behind mailed links read the URL, in both its formats.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    skipAutoInitialize: true,
    experimental: { recoveryCodes: true },
  };
}
