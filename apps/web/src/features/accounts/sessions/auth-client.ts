import type { AuthChangeEvent, AuthClient } from "@supabase/auth-js";
import { storageKeys } from "../../../lib/storage.ts";
import { authPlace } from "../hosted/auth-place.ts";

/** How the auth service sees this client. */
const clientInfo = "morsel-web";

type Client = InstanceType<typeof AuthClient>;
type Watcher = (event: AuthChangeEvent) => void;

let loading: Promise<Client> | null = null;
const watchers: Watcher[] = [];

/** Runs on every auth event once the client is loaded. It must not await the client. */
export function onAuthEvent(watcher: Watcher): void {
  watchers.push(watcher);
}

/** The auth client, loaded on first use: most visits can start without its 23 kB. */
export function authClient(): Promise<Client> {
  loading ??= create().catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}

async function create() {
  const [{ AuthClient }, { fetchOurs }] = await Promise.all([
    import("@supabase/auth-js"),
    import("./auth-requests.ts"),
  ]);
  const { url, headers } = authPlace();
  const client = new AuthClient({
    url,
    storageKey: storageKeys.session,
    headers: { ...headers, "X-Client-Info": clientInfo },
    fetch: fetchOurs,
    flowType: "pkce",
    // arrival.ts and the pages behind mailed links read the URL, in both its formats.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    skipAutoInitialize: true,
    experimental: { recoveryCodes: true },
  });
  client.onAuthStateChange((event) => {
    for (const watcher of watchers) watcher(event);
  });
  await client.initialize();
  return client;
}
